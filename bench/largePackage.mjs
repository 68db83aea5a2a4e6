// What the API takes while a large package is uploaded in parts, looked at, and its problem taken: the greatest resident memory of its process.
// `node scripts/oj.mjs exec node bench/largePackage.mjs [MB, by default 2000]`. Needs four times as much room on the disk.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeLargeArchive } from '../tests/support/largeArchive.ts';
import { given, note, report, sized, timed, until } from './figures.mjs';
import { buildProduct, call, loginAsRoot, startProduct } from './product.mjs';

const MB = 1 << 20;
const FILE_MB = sized(250, 4);
const PART_BYTES = 8 * MB;
const GOAL_MB = 300;
const wantedMb = Number(given[0] ?? sized(2_000, 9));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oj-bench-'));
buildProduct();
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
  writeLargeArchive(archive, wantedMb, FILE_MB);
  const { size } = fs.statSync(archive);
  const childrenOf = pid => fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  const api = childrenOf(product.pid).find(pid => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/api.js'));
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
