fn main() {
    let text = String::from("3");
    let moved = text;
    println!("{} {}", text, moved);
}
