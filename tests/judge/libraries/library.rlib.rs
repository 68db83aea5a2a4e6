#![crate_type = "rlib"]

pub fn main() {}
