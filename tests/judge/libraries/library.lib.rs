#![crate_type = "lib"]

pub fn main() {}
