// One hash of the content of all sources. A file whose size and times did not change is not read again.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root, tools } from './environment.mjs';

const SKIPPED = /^(node_modules|dist|dist-.*|\.data|storybook-static)$/;
const KEPT = path.join(tools, 'hashes.json');
/**
 * A file may change twice within this time, in ms, and keep its size and times; a hash that was made so soon after a change is not kept.
 */
const SETTLED_MS = 2_000;

function* filesBelow(place) {
  const stat = fs.statSync(place, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) return void (yield [place, stat]);
  for (const name of fs.readdirSync(place)) if (!SKIPPED.test(name)) yield* filesBelow(path.join(place, name));
}

let kept;
const readKept = () => {
  try {
    return JSON.parse(fs.readFileSync(KEPT, 'utf8'));
  } catch {
    // The file is missing the first time, or was half written.
    return {};
  }
};

/** Hash of what is in these files and folders, and of their names. */
export function fingerprint(places) {
  kept ??= readKept();
  const hash = createHash('sha256');
  let hasRead = false;
  for (const place of places) {
    for (const [file, stat] of filesBelow(path.join(root, place))) {
      const name = path.relative(root, file);
      const state = `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}`;
      let known = kept[name];
      if (known?.state !== state) {
        known = { state, content: createHash('sha256').update(fs.readFileSync(file)).digest('base64') };
        hasRead = true;
        if (Date.now() - stat.ctimeMs > SETTLED_MS) kept[name] = known;
      }
      hash.update(`${name}\0${known.content}\0`);
    }
  }
  if (hasRead) keep();
  return hash.digest('hex');
}

function keep() {
  const partial = `${KEPT}.${process.pid}`;
  try {
    fs.mkdirSync(tools, { recursive: true });
    fs.writeFileSync(partial, JSON.stringify(kept));
    fs.renameSync(partial, KEPT);
  } catch {
    // If nothing can be written, every file is read each time.
  }
}
