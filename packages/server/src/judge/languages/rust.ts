import { allowanceOf, compileLimits, type Language, plainRun } from './language';

export const rust: Language = {
  name: 'Rust',
  description: 'Rust 2021',
  sourceFile: 'main.rs',
  tools: ['rustc', 'cc'],
  packages: ['rustc', 'gcc'],
  versionCommand: ['rustc', '--version'],
  compile: {
    argv: ['rustc', '--edition', '2021', '-O', '-A', 'warnings', '--cfg', 'ONLINE_JUDGE', '--color', 'never', '-o', 'main', 'main.rs'],
    limits: compileLimits(15_000, 1024),
    processes: 64,
    needsProc: true,
    artefact: { file: 'main' },
  },
  run: { ...plainRun, argv: ['/app/main'] },
  allowance: allowanceOf('main.rs'),
  mimeType: 'text/x-rustsrc',
  template: `use std::io;

fn main() {
    let mut line = String::new();
    io::stdin().read_line(&mut line).unwrap();
    let sum: i64 = line.split_whitespace().map(|word| word.parse::<i64>().unwrap()).sum();
    println!("{}", sum);
}
`,
  selfTest: `use std::io;
use std::sync::atomic::{AtomicU8, Ordering};

static TURNS: AtomicU8 = AtomicU8::new(1);

fn main() {
    let mut line = String::new();
    io::stdin().read_line(&mut line).unwrap();
    while line == "time\n" {
        TURNS.fetch_add(1, Ordering::Relaxed);
    }
    let mut blocks: Vec<Vec<u8>> = Vec::new();
    while line == "memory\n" {
        blocks.push(vec![TURNS.load(Ordering::Relaxed); 1 << 20]);
    }
    print!("{}", line);
    std::process::exit(7 + blocks.len() as i32);
}
`,
};
