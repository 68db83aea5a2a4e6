// Runs a step only when what it depends on has changed since it last ended well.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './environment.mjs';
import { alone } from './lock.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.data', 'storybook-static']);

function* filesBelow(place) {
  if (!fs.existsSync(place)) return;
  if (fs.statSync(place).isFile()) return void (yield place);
  for (const entry of fs.readdirSync(place, { withFileTypes: true })) {
    if (!SKIPPED.has(entry.name)) yield* filesBelow(path.join(place, entry.name));
  }
}

function fingerprint(places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesBelow(path.join(root, place))) hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** `inputs` are files or folders; `output` is the file or folder whose absence also calls for the step. */
export async function whenChanged({ name, inputs, output }, step) {
  const stamp = path.join(root, 'node_modules', `.oj-${name}`);
  const wanted = fingerprint([...inputs, 'scripts']);
  const isFresh = () => fs.existsSync(path.join(root, output)) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted;
  if (isFresh()) return;
  await alone(name, async () => {
    // Whoever had the lock may have done it.
    if (isFresh()) return;
    if (fs.existsSync(stamp)) fs.unlinkSync(stamp);
    await step();
    fs.writeFileSync(stamp, wanted);
  });
}
