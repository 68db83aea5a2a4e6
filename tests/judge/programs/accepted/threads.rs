use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (a, b) = (numbers[0], numbers[1]);
    let adders: Vec<_> = vec![a, b].into_iter().map(|number| std::thread::spawn(move || number)).collect();
    let sum: i64 = adders.into_iter().map(|adder| adder.join().unwrap()).sum();
    println!("{}", sum);
}
