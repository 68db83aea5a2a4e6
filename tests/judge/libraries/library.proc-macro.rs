#![crate_type = "proc-macro"]
