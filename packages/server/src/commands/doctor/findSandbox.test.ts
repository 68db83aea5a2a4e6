import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Judge } from '../../judge/judge';
import { runnerSources } from '../../judge/sandbox/runnerSources';
import { findSandbox } from './findJudge';
import { betterLevel, type Machine, remedies, remediesFor } from './sandboxRemedies';

const plain: Machine = { isRoot: false, isContainer: false, cgroupVersion: 2, settings: [] };
const machines: Machine[] = [
  plain,
  { ...plain, cgroupVersion: 1 },
  { ...plain, isRoot: true },
  { ...plain, isRoot: true, isContainer: true },
  {
    ...plain,
    settings: ['kernel.unprivileged_userns_clone=1', 'kernel.apparmor_restrict_unprivileged_userns=0', 'user.max_user_namespaces=10000'],
  },
];
const weak = 'Without control groups programs are bounded weakly; OJ_ALLOW_WEAK_SANDBOX=1 judges all the same.';

function found(sandbox: Partial<Judge['sandbox']>, machine: Machine) {
  return findSandbox({ level: 1, cgroup: 2, root: true, reasons: [], ...sandbox }, machine).map(({ what, fine, optional, mend }) => ({
    what,
    isToMend: !fine && !optional,
    mend,
  }));
}

test('every reason of the runner has commands, and docs/sandbox.md explains it', () => {
  const said = Object.values(runnerSources).flatMap(source =>
    [...source.matchAll(/machine_reason\(machine, "([^"]+)"/g)].map(([, words = '']) => words),
  );
  expect([...new Set(said)].toSorted()).toEqual(Object.keys(remedies).toSorted());
  const page = readFileSync('docs/sandbox.md', 'utf8');
  const rows = [...page.matchAll(/^\| `([^`]+)`(?:, `([^`]+)`)? \|/gm)].flatMap(([, first = '', second]) =>
    second ? [first, second] : [first],
  );
  expect(rows.toSorted()).toEqual(Object.keys(remedies).toSorted());
  const commands = machines.flatMap(machine => [
    ...remediesFor(Object.keys(remedies), machine),
    ...[2, 3, 4].map(level => betterLevel(level, machine)?.mend ?? ''),
  ]);
  const written = page.replaceAll(/\s+/g, ' ').replaceAll('`', '');
  expect([...new Set(commands.flatMap(each => each.split(', or ')))].filter(each => !written.includes(each.replace(/ …$/, '')))).toEqual(
    [],
  );
});

test.each([
  [
    'a user under systemd',
    plain,
    'systemd-run --user --scope -p Delegate=yes npm start, or sudo npm start, or OJ_ALLOW_WEAK_SANDBOX=1 npm start',
  ],
  ['a user beside version 1', { ...plain, cgroupVersion: 1 } as const, 'sudo npm start, or OJ_ALLOW_WEAK_SANDBOX=1 npm start'],
])('%s reads the commands of that machine', (_, machine, mend) => {
  const reasons = ['control groups do not take limits: Permission denied', 'boxes share the user id of the server', weak];
  expect(found({ level: 4, cgroup: 0, root: false, reasons, refusal: weak }, machine)).toEqual([
    { what: 'sandbox', isToMend: true, mend: `${mend} (docs/sandbox.md)` },
    { what: 'cgroup', isToMend: false, mend: undefined },
  ]);
});

test('a container without rights reads how it is started, and a kernel that forbids namespaces which setting does', () => {
  const container = { ...plain, isRoot: true, isContainer: true };
  const [sandbox] = found(
    { level: 5, cgroup: 0, reasons: ['root without the right to make namespaces: Operation not permitted'], refusal: 'x' },
    container,
  );
  expect(sandbox?.mend).toBe('docker run --privileged --user root … (docs/sandbox.md)');
  const forbidding = { ...plain, settings: ['user.max_user_namespaces=10000'] };
  const [other] = found({ level: 5, cgroup: 0, reasons: ['no user namespaces: No space left on device'], refusal: 'x' }, forbidding);
  expect(other?.mend).toBe('sysctl -w user.max_user_namespaces=10000 (docs/sandbox.md)');
});

test('a sandbox that judges has nothing to mend, and the way to the next level', () => {
  expect(found({ level: 1 }, { ...plain, isRoot: true }).map(({ what }) => what)).toEqual(['sandbox', 'cgroup']);
  expect(found({ level: 2, cgroup: 1, reasons: ['swap is not limited'] }, { ...plain, isRoot: true, cgroupVersion: 1 })).toEqual([
    { what: 'sandbox', isToMend: false, mend: undefined },
    { what: 'cgroup', isToMend: false, mend: undefined },
    { what: 'better sandbox', isToMend: false, mend: 'boot with the kernel parameter systemd.unified_cgroup_hierarchy=1' },
    { what: 'sandbox', isToMend: false, mend: 'swapoff -a, or boot with the kernel parameter swapaccount=1' },
  ]);
  const [, , better] = found({ level: 3, root: false, reasons: ['boxes share the user id of the server'] }, plain);
  expect(better).toMatchObject({ what: 'better sandbox', mend: 'sudo npm start' });
});
