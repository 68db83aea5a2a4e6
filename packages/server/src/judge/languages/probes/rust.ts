import { rust } from '../rust';
import { type LanguageProbes } from './probe';

const fast = String.raw`use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let sum: i64 = text.split_ascii_whitespace().map(|word| word.parse::<i64>().unwrap()).sum();
    println!("{}", sum);
}
`;

const tasks = String.raw`use std::{fs, io, process};

/// What it keeps of each call makes it a recursion, and no loop, in the program as well.
fn deep(n: usize, calls: &mut Vec<usize>) -> usize {
    if n == 0 {
        return calls.len();
    }
    calls.push(n);
    let depth = deep(n - 1, calls);
    calls.pop();
    depth
}

fn main() {
    let mut first = String::new();
    io::stdin().read_line(&mut first).unwrap();
    let words: Vec<&str> = first.split_whitespace().collect();
    match words[0] {
        "slow" => {
            let mut sum = 0;
            loop {
                let mut line = String::new();
                if io::stdin().read_line(&mut line).unwrap() == 0 {
                    break;
                }
                sum += line.trim().parse::<i64>().unwrap();
            }
            println!("{}", sum);
        }
        "deep" => println!("{}", deep(words[1].parse().unwrap(), &mut Vec::new())),
        "float" => println!("{:.12}", words[1].parse::<f64>().unwrap().sqrt() + words[2].parse::<f64>().unwrap()),
        "files" => {
            let text = fs::read_to_string("/dev/stdin").unwrap();
            let sum: i64 = text.split_whitespace().skip(1).map(|word| word.parse::<i64>().unwrap()).sum();
            fs::write("/dev/stdout", format!("{}\n", sum)).unwrap();
        }
        "exception" => panic!("unexpected"),
        "exit" => process::exit(words[1].parse().unwrap()),
        "text" => println!("你好，{}", words[1]),
        _ => (),
    }
}
`;

export const rustProbes: LanguageProbes = {
  languages: [rust.name],
  fast,
  tasks,
  exceptionEnds: 'exit code 101',
  without: { big: 'The standard library of Rust has no integers of any length; i128 holds 128 bits.' },
  notes: { exception: 'A panic ends with exit code 101.' },
};
