import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsIn } from '../../scripts/audit.mjs';

const advisory = (id: string, severity = 'high') => ({ github_advisory_id: id, module_name: 'lib', severity, title: 'A hole' });
const known = 'GHSA-aaaa-bbbb-cccc';
const exception = { advisory: known, reason: 'What it needs is never called.', until: '2027-01-31' };
const faults = (found: ReturnType<typeof advisory>[], exceptions: (typeof exception)[] = [], today = '2027-01-31') =>
  faultsIn({ advisories: Object.fromEntries(found.map((each, place) => [String(place), each])) }, exceptions, today);

test('what is high or critical fails, what is less does not', () => {
  expect(faults([advisory(known, 'moderate'), advisory(known, 'low')])).toEqual([]);
  expect(faults([advisory(known), advisory('GHSA-1111-2222-3333', 'critical')])).toEqual([
    `${known}: lib, high: A hole`,
    'GHSA-1111-2222-3333: lib, critical: A hole',
  ]);
});

test('an exception holds for its advisory, until its day, and only while it is needed', () => {
  expect(faults([advisory(known)], [exception])).toEqual([]);
  expect(faults([advisory(known), advisory('GHSA-1111-2222-3333')], [exception])).toHaveLength(1);
  expect(faults([advisory(known)], [exception], '2027-02-01')).toEqual([`${known}: the exception held until 2027-01-31`]);
  expect(faults([], [exception])).toEqual([`${known}: nothing needs this exception any more`]);
});

test('an exception says why, and until when', () => {
  for (const poor of [
    { ...exception, reason: ' ' },
    { ...exception, until: 'later' },
  ])
    expect(faults([advisory(known)], [poor])).toHaveLength(1);
});

test('changes and releases ask, by the same command', () => {
  for (const name of ['test', 'release']) {
    const workflow = readFileSync(`.github/workflows/${name}.yml`, 'utf8');
    expect(workflow).toContain('run: node scripts/oj.mjs audit\n');
    expect(workflow).not.toContain('pnpm audit');
  }
});
