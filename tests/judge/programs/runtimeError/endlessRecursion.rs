#[inline(never)]
fn forever(n: u64) -> u64 {
    let block = [n; 16];
    forever(n + 1) + block[(n % 16) as usize]
}

fn main() {
    println!("{}", forever(0));
}
