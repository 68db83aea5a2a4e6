// The judge against the bare work in the same run: `node scripts/oj.mjs exec node bench/judge.mjs [box|submissions]`
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureBox } from './box.mjs';
import { given } from './figures.mjs';
import { buildProduct } from './product.mjs';
import { measureSubmissions } from './submissions.mjs';

const wants = part => !given.length || given.includes(part);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));

if (wants('box')) await measureBox(folder);
if (wants('submissions')) {
  buildProduct();
  await measureSubmissions(folder);
}
fs.rmSync(folder, { recursive: true, force: true });
