fn main() {
    let mut zeile = String::new();
    std::io::stdin().read_line(&mut zeile).unwrap();
    let größe: i32 = zeile.split_whitespace().map(|wort| wort.parse::<i32>().unwrap()).sum();
    println!("你好，世界 {}", größe);
}
