#![crate_type = "staticlib"]

pub fn main() {}
