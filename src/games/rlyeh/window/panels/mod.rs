//! The panels of Builders of R'lyeh: each a function that draws what a seat sees and returns what the player wants.

pub mod city;
pub mod icons;
pub mod illustrations;
pub mod result;
pub mod table;
pub mod turn;
