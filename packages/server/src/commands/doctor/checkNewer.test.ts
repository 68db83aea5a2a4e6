import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backportsIn, checkNewer } from './checkNewer';

/** What apt prints on a Debian that has backports among its sources. */
const policy = `golang-go:
  Installed: 2:1.19~1
  Candidate: 2:1.19~1
  Version table:
     2:1.23~1~bpo12+1 100
        100 http://mirror.example/debian bookworm-backports/main amd64 Packages
 *** 2:1.19~1 500
        500 http://mirror.example/debian bookworm/main amd64 Packages
        100 /var/lib/dpkg/status
rustc:
  Installed: 1.63.0+dfsg1-2
  Candidate: 1.63.0+dfsg1-2
  Version table:
 *** 1.63.0+dfsg1-2 500
        500 http://mirror.example/debian bookworm/main amd64 Packages
        100 /var/lib/dpkg/status
kotlin:
  Installed: (none)
  Candidate: 1.3.31+ds1-1
  Version table:
     1.9.0~bpo12+1 100
        100 http://mirror.example/debian bookworm-backports/main amd64 Packages
     1.3.31+ds1-1 500
        500 http://mirror.example/debian bookworm/main amd64 Packages
`;
const reports = [
  { name: 'Golang', available: true, version: 'go version go1.19.8 linux/amd64' },
  { name: 'Rust', available: true, version: 'rustc 1.63.0' },
];

test('what is installed and has a newer backport is reported', () => {
  expect(backportsIn(policy)).toEqual([
    { name: 'golang-go', installed: '2:1.19~1', version: '2:1.23~1~bpo12+1', suite: 'bookworm-backports' },
  ]);
  expect(backportsIn('')).toEqual([]);
});

let bin: string;
beforeEach(async () => {
  bin = await mkdtemp(path.join(tmpdir(), 'oj-apt-'));
  vi.stubEnv('PATH', `${bin}:/usr/bin:/bin`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(bin, { recursive: true });
});
/** A machine with such an apt. */
async function machine(told: string) {
  await writeFile(path.join(bin, 'policy'), told);
  await writeFile(path.join(bin, 'apt-cache'), `#!/bin/sh\ncat ${bin}/policy\n`, { mode: 0o755 });
  await writeFile(path.join(bin, 'apt-get'), `#!/bin/sh\necho "$@" >> ${bin}/asked\n`, { mode: 0o755 });
}

test('the doctor takes it when it is asked to fix', async () => {
  await machine(policy);
  const [check, ...others] = await checkNewer(reports);
  expect(others).toEqual([]);
  expect(check).toMatchObject({
    what: 'newer golang-go',
    optional: true,
    detail: '2:1.19~1 is installed, bookworm-backports has 2:1.23~1~bpo12+1',
  });
  expect(await check?.fix?.()).toContain('judges use it from their next start on');
  expect(await readFile(path.join(bin, 'asked'), 'utf8')).toBe('-qq install -y --no-install-recommends -t bookworm-backports golang-go\n');
});

test('without backports it says what they may have; with nothing that is old, nothing', async () => {
  await machine(policy.replaceAll('bookworm-backports', 'sid'));
  expect(await checkNewer(reports)).toMatchObject([
    {
      what: 'newer compilers',
      optional: true,
      detail: expect.stringContaining('golang-go and rustc'),
      hint: expect.stringContaining('--fix'),
    },
  ]);
  expect(await checkNewer([{ name: 'Golang', available: true, version: 'go version go1.24.0 linux/amd64' }])).toEqual([]);
  expect(await checkNewer([{ name: 'Golang', available: false }])).toEqual([]);
});
