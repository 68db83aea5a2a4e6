import { readFileSync } from 'fs';

const [a, b]: number[] = readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const blocks: number[][] = [];
for (;;) blocks.push(new Array<number>(10000).fill(a + b));
