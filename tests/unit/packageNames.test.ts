import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languages } from '../../packages/server/src/judge/languages/registry';
import {
  type Distribution,
  distributionIn,
  distributions,
  howToInstall,
  nameOn,
  packageNames,
} from '../../packages/server/src/packageNames.mjs';
import { Checkout } from '../support/checkout';

let checkout: Checkout;
beforeEach(() => void (checkout = new Checkout()));
afterEach(() => checkout.dispose());

const ids = Object.keys(distributions) as Distribution[];

test.for([
  ['debian', 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nID=debian\n'],
  ['ubuntu', 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n'],
  ['ubuntu', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n'],
  ['fedora', 'ID=fedora\nVERSION_ID=43\n'],
  ['fedora', 'ID="rocky"\nID_LIKE="rhel centos fedora"\n'],
  ['arch', 'ID=arch\nBUILD_ID=rolling\n'],
  ['arch', "ID=endeavouros\nID_LIKE='arch'\n"],
  ['alpine', 'ID=alpine\n'],
  [undefined, 'ID="opensuse-leap"\nID_LIKE="suse opensuse"\n'],
  [undefined, ''],
] as const)('%s is known by %j', ([id, osRelease]) => {
  expect(distributionIn(osRelease)).toBe(id);
});

test.for([
  ['debian', 'apt install gcc g++ kotlin chromium'],
  ['ubuntu', 'apt install gcc g++ kotlin chromium-browser'],
  ['fedora', 'dnf install gcc gcc-c++ chromium, and install the compiler of Kotlin'],
  ['arch', 'pacman -S --needed gcc kotlin chromium'],
  ['alpine', 'apk add gcc g++ chromium, and install the compiler of Kotlin'],
  [null, 'install gcc, g++, the compiler of Kotlin, Chromium'],
] as const)('on %s one reads: %s', ([id, words]) => {
  expect(howToInstall(['gcc', 'g++', 'kotlin', 'chromium'], id)).toBe(words);
});

test('whatever a language or a command needs is in the table', () => {
  const ofScripts = [...readFileSync('scripts/system.mjs', 'utf8').matchAll(/package: '([^']+)'/g)].map(([, name = '']) => name);
  const wanted = [...languages.flatMap(({ packages, installation }) => (installation ? [] : packages)), ...ofScripts];
  expect(wanted.filter(name => !Object.hasOwn(packageNames, name))).toEqual([]);
});

test('docs/languages.md has the table', () => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = Object.entries(packageNames).map(([name, { is }]) =>
    line([is, ...ids.map(id => nameOn(id, name)).map(each => (each === undefined ? '' : `\`${each}\``))]),
  );
  const heads = line(['what', ...ids.map(id => distributions[id].title)]);
  const commands = line(['command', ...ids.map(id => `\`${distributions[id].install}\``)]);
  const table = [heads, `|${'---|'.repeat(ids.length + 1)}`, commands, ...rows].join('\n');
  expect(readFileSync('docs/languages.md', 'utf8')).toContain(`\n\n${table}\n`);
});

test('a start where nothing can be installed says it once, for the distribution of the machine', async () => {
  rmSync(checkout.at('apt-get'));
  const fedora = checkout.at('os-release');
  writeFileSync(fedora, 'ID=fedora\n');
  const there = `mount --bind ${fedora} /etc/os-release && exec ${process.execPath} scripts/oj.mjs start`;
  const { code, said } = await checkout.start(['/usr/bin/unshare', '--mount', 'sh', '-c', there], { env: { ENDS_AT_ONCE: '1' } }).ended;
  expect(code).toBe(0);
  expect(said.match(/^\[oj\] Please install what is missing, as root: dnf install gcc gcc-c\+\+.*$/gm)).toHaveLength(1);
  expect(said).not.toContain('apt');
});
