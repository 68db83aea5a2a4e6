#![crate_type = "cdylib"]

pub fn main() {}
