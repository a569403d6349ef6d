//! Why the text of a file is no scene, as messages.

use game::message::texts;

texts! {
    /// Why a text is no scene, in the words of the library that reads it.
    pub enum NotScene in "scene-" {
        NotRon { why: String },
        NotXml { why: String },
    }
}

texts! {
    /// What is not read of a scene in MJCF.
    pub enum NotRead in "mjcf-" {
        Element { name: String },
        Attribute { name: String, of: String },
        Root,
        Numbers { count: usize, found: String },
        TooMany { most: usize },
        Angles,
        Gravity,
        Vertices,
        MostVertices { most: usize, found: usize },
        Mesh,
        NoMesh,
        Turns,
        NoTurn,
        Table,
        Tables,
        NoTable,
        Plane,
        Hinge,
        OneGeom { found: usize },
        Size { what: String },
        Shape { shape: String },
        Usual { name: String, usual: String },
        Inertia,
        Priority,
        Condim,
        Condims,
    }
}
