import { defaultSwitches } from '../site/site.rules';
import { expect, test } from 'vitest';
import { checkQuota, discussionAddress, mayEdit, mayModerate, readabilityOf, titleAbout } from './discussion.rules';

const author = { id: 1, username: 'author', role: 1002 } as const;
const reader = { id: 2, username: 'reader', role: 1002 } as const;
const admin = { id: 3, username: 'admin', role: 1001 } as const;
const row = { authorId: 1, status: 0 as const, deletedAt: null };

test('a disabled discussion is for its author and admins, a deleted one for nobody', () => {
  const readabilities = (changed: object) =>
    [undefined, reader, author, admin].map(caller => readabilityOf(caller, { ...row, ...changed }, mayModerate(caller, undefined)));
  expect(readabilities({})).toEqual(['readable', 'readable', 'readable', 'readable']);
  expect(readabilities({ status: 1 })).toEqual(['disabled', 'disabled', 'readable', 'readable']);
  expect(readabilities({ deletedAt: new Date() })).toEqual(['gone', 'gone', 'gone', 'gone']);
});

test('DIS-018, DIS-020: the author edits, admins look after all', () => {
  expect([reader, author, admin].map(caller => mayEdit(caller, row))).toEqual([false, true, false]);
  expect([reader, author, admin].map(caller => mayModerate(caller, undefined))).toEqual([false, false, true]);
});

test('the page of a discussion is in its group', () => {
  expect(discussionAddress(3, null)).toBe('/discussion-detail/3');
  expect(discussionAddress(3, 7)).toBe('/group/7/discussion-detail/3');
});

test('DIS-022: a title begins with the display id of the problem, once, and stays within 255 characters', () => {
  expect(titleAbout(null, 'Why?')).toBe('Why?');
  expect(titleAbout('P1000', 'Why?')).toBe('[P1000] Why?');
  expect(titleAbout('P1000', '[P1000] Why?')).toBe('[P1000] Why?');
  expect(titleAbout('P1000', 'x'.repeat(247))).toHaveLength(255);
  expect(() => titleAbout('P1000', 'x'.repeat(248))).toThrow(expect.objectContaining({ code: 'discussion.titleTooLong' }));
});

test('the switches say how many problems one has solved, and how often one posts in a day', () => {
  const switches = { ...defaultSwitches, defaultSubmitInterval: 0 };
  expect(() => checkQuota({ accepted: 10, opened: 4 }, switches)).not.toThrow();
  expect(() => checkQuota({ accepted: 9, opened: 0 }, switches)).toThrow(expect.objectContaining({ code: 'discussion.tooFewAccepted' }));
  expect(() => checkQuota({ accepted: 10, opened: 5 }, switches)).toThrow(expect.objectContaining({ code: 'discussion.tooManyToday' }));
});
