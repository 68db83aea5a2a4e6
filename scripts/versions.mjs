// Tools and builds, which a process may still work with while new ones come. Each version has a folder of its own, and a link names the one
// that is taken from now on. Whoever works with a version holds a shared lock on its folder (packages/server/src/launch/heldVersions.ts);
// with the lock of another process the version stays.
import fs from 'node:fs';
import path from 'node:path';
import { isHeld } from './lock.mjs';
import { complain } from './screen.mjs';

const PARTIAL = '.partial';
/** Number of the newest versions that stay, whether they are used or not. */
const NEWEST = 2;

/** Makes a version. It gets its name only when it is whole; what a process leaves that is killed meanwhile, `removeOld` removes. */
export async function makeVersion(folder, make) {
  // A step may outlive the process that started it, so every process writes to a folder of its own.
  const partial = `${folder}.${process.pid}${PARTIAL}`;
  await make(partial);
  fs.renameSync(partial, folder);
}

export function targetOf(link) {
  return fs.lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? fs.readlinkSync(link) : undefined;
}

/** Points the link to another version in one step: whoever opens it finds either the old version or this one. */
export function switchLink(link, target) {
  if (fs.lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) fs.renameSync(link, nameOfUnlinked(link));
  const next = `${link}.${process.pid}${PARTIAL}`;
  fs.rmSync(next, { force: true });
  fs.symlinkSync(target, next);
  fs.renameSync(next, link);
}

/** Name of the version that a folder in the place of the link becomes: once there was a folder where the link is now. */
function nameOfUnlinked(link) {
  const name = `${link}-${'0'.repeat(12)}`;
  fs.rmSync(name, { recursive: true, force: true });
  return name;
}

/** Removes half made versions, and versions that nobody uses, except the newest. */
export async function removeOld(parent, isVersion) {
  const names = fs.readdirSync(parent);
  const isPartial = name => name.endsWith(PARTIAL);
  for (const name of names.filter(isPartial)) remove(path.join(parent, name));
  const versions = names.filter(name => isVersion.test(name) && !isPartial(name)).map(name => path.join(parent, name));
  const byAge = versions.toSorted((one, other) => fs.statSync(other).mtimeMs - fs.statSync(one).mtimeMs);
  for (const folder of byAge.slice(NEWEST)) {
    if (await isHeld(folder)) continue;
    // The name goes first, so that a removal that is interrupted leaves no half of a version.
    const partial = folder + PARTIAL;
    fs.renameSync(folder, partial);
    remove(partial);
  }
}

function remove(place) {
  try {
    fs.rmSync(place, { recursive: true, force: true, maxRetries: 3 });
  } catch (reason) {
    // A step that outlives the process that started it may still write there.
    complain(`${place} is used by nobody, and could not be removed (${reason.code}).`);
  }
}

/** It was chosen just now, however old it is. */
export const makeNewest = folder => fs.utimesSync(folder, new Date(), new Date());
