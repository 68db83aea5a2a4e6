import { expect, test } from 'vitest';
import { defaultSwitches } from '../site/site.rules';
import { checkApplication, checkGroupQuota, isGuess } from './group.rules';

const switches = { ...defaultSwitches, defaultSubmitInterval: 0 };
const refusalOf = (check: () => void) => {
  try {
    check();
  } catch (reason) {
    return reason instanceof Error && 'code' in reason ? reason.code : reason;
  }
};

test.each([
  [{ accepted: 19, owned: 0, created: 0 }, 'group.tooFewAccepted'],
  [{ accepted: 20, owned: 0, created: 2 }, 'group.tooManyToday'],
  [{ accepted: 20, owned: 5, created: 1 }, 'group.tooMany'],
  [{ accepted: 20, owned: 4, created: 1 }, undefined],
])('creating a group with %o: %s', (usage, code) => {
  expect(refusalOf(() => checkGroupQuota(usage, switches))).toBe(code);
});

const reason = 'I am in your class';
test.each([
  [{ auth: 1, code: null }, {}, undefined],
  [{ auth: 2, code: 'abc123' }, {}, 'group.reasonRequired'],
  [{ auth: 2, code: 'abc123' }, { reason: 'four' }, 'group.reasonRequired'],
  [{ auth: 2, code: 'abc123' }, { reason }, undefined],
  [{ auth: 3, code: 'abc123' }, { reason }, 'group.codeWrong'],
  [{ auth: 3, code: 'abc123' }, { reason, code: 'ABC123' }, 'group.codeWrong'],
  [{ auth: 3, code: 'abc123' }, { reason, code: 'abc123' }, undefined],
  [{ auth: 3, code: null }, { reason, code: 'abc123' }, 'group.codeWrong'],
] as const)('joining %o with %o: %s', (group, given, code) => {
  expect(refusalOf(() => checkApplication(group, given))).toBe(code);
});

test('only a whole code for a private group is a guess that counts', () => {
  expect(isGuess({ auth: 3 }, { code: 'abc123' })).toBe(true);
  expect(isGuess({ auth: 3 }, { code: 'abc' })).toBe(false);
  expect(isGuess({ auth: 2 }, { code: 'abc123' })).toBe(false);
});
