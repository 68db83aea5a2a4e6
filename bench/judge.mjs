// The judge against the bare work in the same run: `node scripts/oj.mjs exec node bench/judge.mjs [box|submissions]`
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureBox } from './box.mjs';
import { measureSubmissions } from './submissions.mjs';

const parts = process.argv.slice(2);
const wants = part => !parts.length || parts.includes(part);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));

if (wants('box')) await measureBox(folder);
if (wants('submissions')) {
  execFileSync(process.execPath, ['scripts/oj.mjs', 'build'], { stdio: 'inherit' });
  await measureSubmissions(folder);
}
fs.rmSync(folder, { recursive: true, force: true });
