import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Judge } from '../../judge/judge';
import { runnerSources } from '../../judge/sandbox/runnerSources';
import { checkSandbox } from './checkJudge';
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

function checked(sandbox: Partial<Judge['sandbox']>, machine: Machine) {
  return checkSandbox({ level: 1, cgroup: 2, root: true, reasons: [], ...sandbox }, machine).map(({ what, ok, optional, hint }) => ({
    what,
    isToFix: !ok && !optional,
    hint,
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
    ...[2, 3, 4].map(level => betterLevel(level, machine)?.hint ?? ''),
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
])('%s reads the commands of that machine', (_, machine, hint) => {
  const reasons = ['control groups do not take limits: Permission denied', 'boxes share the user id of the server', weak];
  expect(checked({ level: 4, cgroup: 0, root: false, reasons, refusal: weak }, machine)).toEqual([
    { what: 'sandbox', isToFix: true, hint: `${hint} (docs/sandbox.md)` },
    { what: 'cgroup', isToFix: false, hint: undefined },
  ]);
});

test('a container without rights reads how it is started, and a kernel that forbids namespaces which setting does', () => {
  const container = { ...plain, isRoot: true, isContainer: true };
  const [sandbox] = checked(
    { level: 5, cgroup: 0, reasons: ['root without the right to make namespaces: Operation not permitted'], refusal: 'x' },
    container,
  );
  expect(sandbox?.hint).toBe('docker run --privileged --user root … (docs/sandbox.md)');
  const forbidding = { ...plain, settings: ['user.max_user_namespaces=10000'] };
  const [other] = checked({ level: 5, cgroup: 0, reasons: ['no user namespaces: No space left on device'], refusal: 'x' }, forbidding);
  expect(other?.hint).toBe('sysctl -w user.max_user_namespaces=10000 (docs/sandbox.md)');
});

test('a sandbox that judges has nothing to fix, and the way to the next level', () => {
  expect(checked({ level: 1 }, { ...plain, isRoot: true }).map(({ what }) => what)).toEqual(['sandbox', 'cgroup']);
  expect(checked({ level: 2, cgroup: 1, reasons: ['swap is not limited'] }, { ...plain, isRoot: true, cgroupVersion: 1 })).toEqual([
    { what: 'sandbox', isToFix: false, hint: undefined },
    { what: 'cgroup', isToFix: false, hint: undefined },
    { what: 'better sandbox', isToFix: false, hint: 'boot with the kernel parameter systemd.unified_cgroup_hierarchy=1' },
    { what: 'sandbox', isToFix: false, hint: 'swapoff -a, or boot with the kernel parameter swapaccount=1' },
  ]);
  const [, , better] = checked({ level: 3, root: false, reasons: ['boxes share the user id of the server'] }, plain);
  expect(better).toMatchObject({ what: 'better sandbox', hint: 'sudo npm start' });
});
