//! TODO-DOC

pub mod chart;
pub mod city;
pub mod dice;
pub mod hand;
pub mod icons;
pub mod result;
pub mod setup;
pub mod table;
pub mod turn;


