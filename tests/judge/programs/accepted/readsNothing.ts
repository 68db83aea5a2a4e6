import { readFileSync } from 'node:fs';

console.log(readFileSync(0).length);
