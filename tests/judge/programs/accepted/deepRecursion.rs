fn depth(n: i64, text: &str) -> i64 {
    if n == 0 {
        text.len() as i64
    } else {
        depth(n - 1, text).max(1) + 1
    }
}

use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (a, b) = (numbers[0], numbers[1]);
    println!("{}", if depth(200_000, &text) > 200_000 { a + b } else { -1 });
}
