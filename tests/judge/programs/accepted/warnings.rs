#[derive(Debug)]
struct NeverUsed;

fn main() {
    let unused = 7;
    let mut line = String::new();
    std::io::stdin().read_line(&mut line);
    println!("{}", line.split_whitespace().map(|word| word.parse::<i32>().unwrap()).sum::<i32>());
}
