// Runs a step only when what it depends on has changed since it last ended well. `inputs` are files or folders.
import fs from 'node:fs';
import path from 'node:path';
import { isRelease, root } from './environment.mjs';
import { fingerprint } from './hashes.mjs';
import { alone } from './lock.mjs';
import { makeNewest, makeVersion, removeOld, switchLink, targetOf } from './versions.mjs';

const fingerprintOf = inputs => fingerprint([...inputs, 'scripts']);

/** `output` is the file or folder whose absence also calls for the step. */
export async function whenChanged({ name, inputs, output }, step) {
  const stamp = path.join(root, 'node_modules', `.oj-${name}`);
  const wanted = fingerprintOf(inputs);
  const isFresh = () => fs.existsSync(path.join(root, output)) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted;
  if (isFresh()) return;
  await alone(name, async () => {
    // The holder of the lock may have done the step meanwhile.
    if (isFresh()) return;
    if (fs.existsSync(stamp)) fs.unlinkSync(stamp);
    await step();
    fs.writeFileSync(stamp, wanted);
  });
}

const VERSION = /^dist-[0-9a-f]{12}$/;

/** Makes `dist` of a package a link to the build of these inputs. `build` is given the folder to build into. */
export async function whenNotBuilt({ name, inputs }, build) {
  if (isRelease) return;
  const folder = path.join(root, 'packages', name);
  const link = path.join(folder, 'dist');
  const version = `dist-${fingerprintOf(inputs).slice(0, 12)}`;
  const whole = path.join(folder, version);
  const isLinked = () => targetOf(link) === version && fs.existsSync(whole);
  if (isLinked()) return;
  await alone(name, async () => {
    // The holder of the lock may have built it meanwhile.
    if (isLinked()) return;
    if (!fs.existsSync(whole)) await makeVersion(whole, build);
    makeNewest(whole);
    switchLink(link, version);
    await removeOld(folder, VERSION);
  });
}
