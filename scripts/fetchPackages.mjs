// Fetches packages that are missing in the store by means of npm, which knows the registry, the proxy and the keys of the user.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileOf } from './lockfiles.mjs';
import { missingPackages, storedFile } from './packageStore.mjs';
import { npmEnvironment, root } from './environment.mjs';
import { attempt, fail } from './processes.mjs';

/** `npm pack` fetches one package after the other. */
const AT_ONCE = 4;

const missing = missingPackages();
const partial = path.join(root, '.tools', 'packages', '.partial');
fs.rmSync(partial, { recursive: true, force: true });
fs.mkdirSync(partial, { recursive: true });
const isFetched = await fetchAll();
// Packages that were fetched before the network failed need not be fetched again.
const wrong = missing
  .filter(locked => fs.existsSync(path.join(partial, fileOf(locked))))
  .map(keep)
  .find(Boolean);
fs.rmSync(partial, { recursive: true });
if (wrong) fail(wrong);
if (!isFetched) {
  const without = "npm test -- --project '!package' --project '!stories'";
  fail(
    `.tools/packages lacks what the projects of tests/consumers install, and npm could not fetch it (see above). Please call this once with a network: from then on these tests need none. Without them: ${without}`,
  );
}

async function fetchAll() {
  const shares = Array.from({ length: AT_ONCE }, (_, part) => missing.filter((_, index) => index % AT_ONCE === part));
  const ends = await Promise.all(shares.filter(share => share.length).map(pack));
  return ends.every(({ code }) => code === 0);
}

function pack(share) {
  const versions = share.map(({ name, version }) => `${name}@${version}`);
  const args = ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', partial, ...versions];
  return attempt('npm', args, { cwd: partial, env: npmEnvironment });
}

/** Moves a package into the store if its hash is that of the lockfile. @returns what is wrong otherwise. */
function keep(locked) {
  const file = path.join(partial, fileOf(locked));
  const [algorithm] = locked.integrity.split('-');
  const found = `${algorithm}-${createHash(algorithm).update(fs.readFileSync(file)).digest('base64')}`;
  if (found !== locked.integrity) return `${locked.name}@${locked.version} is not what its lockfile says: ${found}.`;
  fs.renameSync(file, storedFile(locked));
}
