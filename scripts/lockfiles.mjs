// What the lockfiles of the projects in tests/consumers/projects say: functions without a disk or a network.

const MODULES = 'node_modules/';
const nameAt = place => place.slice(place.lastIndexOf(MODULES) + MODULES.length);
/** Our own packages are those that were built here, whatever their version is. */
const isOwn = name => name.startsWith('@oj/');

const withEach = (lock, change) => ({
  ...lock,
  packages: Object.fromEntries(Object.entries(lock.packages).map(([place, entry]) => [place, change(entry, place)])),
});

/** The lockfile as it is committed: without version and content of our own packages, which npm was given as files. */
export const withoutOwnVersions = (lock, dependencies) =>
  withEach(lock, (entry, place) => {
    if (place === '') return { ...entry, dependencies };
    if (!isOwn(nameAt(place))) return entry;
    const { version, resolved, integrity, ...rest } = entry;
    return rest;
  });

/** The lockfile as npm wants it: with the versions that our own packages have now. */
export const withOwnVersions = (lock, versions) =>
  withEach(lock, (entry, place) => (isOwn(nameAt(place)) ? { version: versions[nameAt(place)], ...entry } : entry));

/** Such lists name what is supported (`linux`) or what is not (`!win32`). */
const allows = (list, value) => !list || (list.some(word => !word.startsWith('!')) ? list.includes(value) : !list.includes(`!${value}`));
const isFor = ({ os, cpu, libc }, entry) => allows(entry.os, os) && allows(entry.cpu, cpu) && allows(entry.libc, libc);

/** What npm installs from a registry on this platform by these lockfiles: each version once, without our own packages. */
export function packagesFor(platform, locks) {
  const found = new Map();
  for (const [place, entry] of locks.flatMap(({ packages }) => Object.entries(packages))) {
    const name = entry.name ?? nameAt(place);
    if (!place || isOwn(name) || entry.inBundle || !isFor(platform, entry)) continue;
    found.set(`${name}@${entry.version}`, { ...entry, name });
  }
  return [...found.values()];
}

/** The file that `npm pack` makes of a package. */
export const fileOf = ({ name, version }) => `${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz`;
