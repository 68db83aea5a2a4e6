use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (a, b) = (numbers[0], numbers[1]);
    let mut blocks: Vec<Vec<i64>> = Vec::new();
    while blocks.iter().map(|block| block[0]).sum::<i64>() >= 0 {
        blocks.push(vec![a + b; 1 << 17]);
    }
}
