use std::io::{self, BufRead};

fn main() {
    let lines = io::stdin().lock().lines().skip(1);
    let sum: i64 = lines.map(|line| line.unwrap().parse::<i64>().unwrap()).sum();
    println!("{}", sum);
}
