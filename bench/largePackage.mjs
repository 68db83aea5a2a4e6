// What the API takes while a large package is uploaded in parts, looked at, and its problem taken: the greatest resident memory of its process.
// `node scripts/oj.mjs exec node bench/largePackage.mjs [MB, by default 2000]`. Needs four times as much room on the disk.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { note, report, timed, until } from './figures.mjs';
import { call, loginAsRoot, startProduct } from './product.mjs';

const MB = 1 << 20;
const FILE_MB = 250;
const PART_BYTES = 8 * MB;
const GOAL_MB = 300;
const wantedMb = Number(process.argv[2] ?? 2_000);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
execFileSync(process.execPath, ['scripts/oj.mjs', 'build'], { stdio: 'inherit' });
const product = await startProduct(folder, { OJ_JUDGES: '0' });
try {
  await measure();
} finally {
  await product.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

async function measure() {
  const token = await until(() => loginAsRoot(product).catch(() => undefined));
  const archive = path.join(folder, 'large.zip');
  writeArchive(archive);
  const { size } = fs.statSync(archive);
  const childrenOf = pid => fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  const api = childrenOf(product.pid).find(pid => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dist/api.js'));
  const peakMb = () => Number(/^VmHWM:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${api}/status`, 'utf8'))?.[1]) / 1024;
  const before = peakMb();
  const ask = async (method, address, body) => (await call(product.url, method, address, body, token)).data;

  const { handle } = await ask('POST', '/upload', { fileName: 'large.zip', bytes: size });
  const file = fs.openSync(archive);
  const [uploadMs] = await timed(async () => {
    for (let number = 0; number * PART_BYTES < size; number += 1) {
      const piece = Buffer.alloc(Math.min(PART_BYTES, size - number * PART_BYTES));
      fs.readSync(file, piece, 0, piece.length, number * PART_BYTES);
      const form = new FormData();
      form.append('file', new Blob([piece]));
      const answer = await fetch(`${product.url}/api/upload/part?handle=${handle}&number=${number}`, {
        method: 'POST',
        headers: { authorization: token },
        body: form,
      });
      if (!answer.ok) throw new Error(await answer.text());
    }
  });
  fs.closeSync(file);
  note(
    `${Math.round(size / MB)} MB in parts: ${Math.round(uploadMs / 1000)} s, peak ${Math.round(peakMb())} MB (${Math.round(before)} MB before)`,
  );
  let looked;
  const [lookMs] = await timed(async () => (looked = await ask('POST', '/admin/problem-package/uploaded', { upload: handle })));
  note(`put together and looked at: ${Math.round(lookMs / 1000)} s, peak ${Math.round(peakMb())} MB`);
  const wish = { handle: looked.handle, format: looked.format, problems: [{ key: looked.problems[0].key }] };
  const [takeMs, [taken]] = await timed(() => ask('POST', '/admin/problem-package/take', wish));
  if (taken.outcome !== 'added') throw new Error(JSON.stringify(taken));
  note(`its problem taken: ${Math.round(takeMs / 1000)} s`);
  report('the greatest resident memory of the API', peakMb(), 'most', GOAL_MB, 'MB');
}

/** A package of QDUOJ with files that are stored as they are, all different. */
function writeArchive(archive) {
  const out = fs.openSync(archive, 'w');
  const table = [];
  let offset = 0;
  const write = bytes => void (offset += fs.writeSync(out, bytes));
  const block = randomBytes(MB);
  const add = (name, blocks) => {
    const bytes = blocks.reduce((sum, { length }) => sum + length, 0);
    let crc = 0;
    for (const { seed, length } of blocks) crc = crc32(blockOf(block, seed, length), crc);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(bytes, 14);
    common.writeUInt32LE(bytes, 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    table.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, place, Buffer.from(name)]));
    write(Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name)]));
    for (const { seed, length } of blocks) write(blockOf(block, seed, length));
  };
  const problem = Buffer.from(JSON.stringify({ title: 'Large', description: { format: 'markdown', value: 'Large.' }, samples: [] }));
  add('1/problem.json', [{ seed: problem, length: problem.length }]);
  for (let number = 1, left = wantedMb; left > 0; number += 1, left -= FILE_MB) {
    add(
      `1/testcase/${number}.in`,
      Array.from({ length: Math.min(FILE_MB, left) }, (_, at) => ({ seed: number * 1000 + at, length: MB })),
    );
    add(`1/testcase/${number}.out`, [{ seed: Buffer.from(`${number}\n`), length: `${number}\n`.length }]);
  }
  const start = offset;
  for (const entry of table) write(entry);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(table.length, 4);
  end.writeUInt16LE(table.length, 6);
  end.writeUInt32LE(offset - start, 8);
  end.writeUInt32LE(start, 12);
  write(Buffer.concat([Buffer.from('PK\x05\x06'), end]));
  fs.closeSync(out);
}

function blockOf(block, seed, length) {
  if (typeof seed !== 'number') return seed.subarray(0, length);
  block.writeUInt32LE(seed, 0);
  return block;
}
