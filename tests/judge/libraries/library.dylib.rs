#![crate_type = "dylib"]

pub fn main() {}
