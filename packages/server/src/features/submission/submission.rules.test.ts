import { Status } from '@oj/contract';
import { expect, test } from 'vitest';
import type { Caller } from '../../access/caller';
import { checkCode, maySeeCode, messageFor } from './submission.rules';

const owner: Caller = { id: 7, username: 'owner', role: 1002 };
const other: Caller = { id: 8, username: 'other', role: 1002 };
const shareable = { codeShare: true };

test('the owner and managers see the code, others only what is shared where sharing is allowed', () => {
  const hidden = { userId: owner.id, share: false };
  const shared = { userId: owner.id, share: true };
  expect(maySeeCode(owner, hidden, false, { codeShare: false })).toBe(true);
  expect(maySeeCode(other, hidden, true, { codeShare: false })).toBe(true);
  for (const caller of [other, undefined]) {
    expect(maySeeCode(caller, hidden, false, shareable)).toBe(false);
    expect(maySeeCode(caller, shared, false, shareable)).toBe(true);
    expect(maySeeCode(caller, shared, false, { codeShare: false })).toBe(false);
  }
});

test('compiler text goes with the code', () => {
  const row = { status: Status.compileError, errorMessage: "main.c:1: error: 'secret' undeclared" };
  expect(messageFor(row, { seesCode: true, seesFault: false })).toBe(row.errorMessage);
  expect(messageFor(row, { seesCode: false, seesFault: false })).toBeNull();
});

test('J12: what is behind a system error is for managers alone', () => {
  const row = { status: Status.systemError, errorMessage: 'checker.cpp:3: error' };
  expect(messageFor(row, { seesCode: true, seesFault: true })).toBe(row.errorMessage);
  expect(messageFor(row, { seesCode: true, seesFault: false })).not.toContain('checker');
});

test('code that cannot be judged is refused', () => {
  for (const [code, refusal] of [
    ['', 'submission.codeEmpty'],
    ['x'.repeat(65_536), 'submission.codeTooLong'],
    ['\0', 'input.invalid'],
  ]) {
    expect(() => checkCode(code ?? '')).toThrow(expect.objectContaining({ code: refusal }));
  }
  expect(() => checkCode('x'.repeat(65_535))).not.toThrow();
});

test.each(['int a;\r\n\0', 'int a;\n// \ud800\nint b;'])('the line of what cannot be stored is said: %j', code => {
  expect(() => checkCode(code)).toThrow(/in line 2:/);
});
