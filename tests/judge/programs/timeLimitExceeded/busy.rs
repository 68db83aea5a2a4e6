use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (a, b) = (numbers[0], numbers[1]);
    let mut turns = 0i64;
    while unsafe { std::ptr::read_volatile(&a) } < b {
        turns = turns.wrapping_add(1);
    }
    println!("{}", turns);
}
