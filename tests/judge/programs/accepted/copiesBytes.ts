import { readFileSync } from 'fs';

process.stdout.write(readFileSync(0));
