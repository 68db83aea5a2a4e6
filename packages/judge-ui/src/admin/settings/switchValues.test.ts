import { expect, test } from 'vitest';
import { changeOf, isLimitRight, switchGroups, valuesOf } from './switchValues';

const switches = {
  openPublicDiscussion: true,
  openGroupDiscussion: true,
  openContestComment: true,
  openPublicJudge: true,
  openGroupJudge: true,
  openContestJudge: true,
  slideOnlyAfterFailures: false,
  hideNonContestSubmissionCode: false,
  uploadsByCookie: false,
  refusalsAsSuccess: false,
  defaultSubmitInterval: 8,
  mostJudgingSeconds: 900,
  mostGroupJudgingSeconds: 300,
  defaultCreateGroupDailyLimit: 2,
  defaultCreateGroupLimit: 5,
  defaultCreateGroupACInitValue: 20,
  defaultCreateDiscussionDailyLimit: 5,
  defaultCreateDiscussionACInitValue: 10,
  defaultCreateCommentACInitValue: 10,
};

test('every switch and limit stands in exactly one group', () => {
  const named = switchGroups.flatMap(group => [...group.switches, ...group.limits]);
  expect(named.toSorted()).toEqual(Object.keys(switches).toSorted());
});

test('only what was changed is sent, limits as numbers', () => {
  const values = { ...valuesOf(switches), defaultSubmitInterval: ' 30 ', openGroupJudge: false };
  expect(changeOf(values, ['defaultSubmitInterval', 'openGroupJudge'])).toEqual({ defaultSubmitInterval: 30, openGroupJudge: false });
});

test.each([
  ['defaultSubmitInterval', '0', true],
  ['defaultSubmitInterval', '3600', true],
  ['defaultSubmitInterval', '3601', false],
  ['mostJudgingSeconds', '10', true],
  ['mostJudgingSeconds', '9', false],
  ['mostJudgingSeconds', '7201', false],
  ['mostGroupJudgingSeconds', '10', true],
  ['mostGroupJudgingSeconds', '9', false],
  ['defaultCreateGroupLimit', '1000000', true],
  ['defaultCreateGroupLimit', '1000001', false],
  ['defaultCreateGroupLimit', '', false],
  ['defaultCreateGroupLimit', '-1', false],
  ['defaultCreateGroupLimit', '2.5', false],
] as const)('%s of %j: %s', (name, text, isRight) => {
  expect(isLimitRight(name, text)).toBe(isRight);
});
