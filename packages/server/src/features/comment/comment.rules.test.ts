import { describe, expect, test } from 'vitest';
import { hasTooManyLinks, mayDelete, mayEdit, mayReply, mentionsIn } from './comment.rules';
import { seesComment, seesReply } from './comment.visibility';
import type { CommentPlace } from './commentPlace';

const user = (id: number, role: 1001 | 1002 | 1004 | 1005 | 1007 = 1002) => ({ id, username: `user${id}`, role });
const place = (kind: CommentPlace['kind'], callerId: number | undefined, facts: Partial<CommentPlace> = {}): CommentPlace => ({
  kind,
  id: 1,
  groupId: null,
  authorId: 9,
  caller: callerId === undefined ? undefined : user(callerId),
  moderates: false,
  observes: false,
  isForAll: false,
  ...facts,
});
const ofOrganiser = { userId: 9, byOrganiser: true };
const question = { userId: 1, byOrganiser: false };

test('CMT-016: in a contest organisers reply to everything, others to what no organiser wrote', () => {
  expect([1, 2].map(id => mayReply(place('contest', id), ofOrganiser))).toEqual([false, false]);
  expect(mayReply(place('contest', 9, { moderates: true, observes: true }), ofOrganiser)).toBe(true);
  expect([1, 2].map(id => mayReply(place('contest', id), question))).toEqual([true, true]);
  expect(mayReply(place('contest', undefined), question)).toBe(false);
});

test('CMT-011: below a discussion a visitor is offered a reply', () => {
  expect([undefined, 1].map(id => mayReply(place('discussion', id), question))).toEqual([true, true]);
});

test('SEC-010: who may not write replies to nothing and edits nothing, whoever wrote it', () => {
  const muted = [1005, 1007] as const;
  for (const role of muted) expect(mayReply(place('discussion', 1, { caller: user(1, role) }), question)).toBe(false);
  for (const role of muted) expect(mayEdit(place('discussion', 1, { caller: user(1, role) }), { userId: 1, isFresh: true })).toBe(false);
  expect(mayReply(place('discussion', 1, { caller: user(1, 1004) }), question)).toBe(true);
});

test('CMT-015: authors and moderators delete; only authors edit, and only what is fresh', () => {
  expect([undefined, 1, 2].map(id => mayDelete(place('discussion', id), question))).toEqual([false, true, false]);
  expect(mayDelete(place('discussion', 2, { moderates: true, observes: true }), question)).toBe(true);
  const edits = (id: number, isFresh: boolean, moderates = false) =>
    mayEdit(place('discussion', id, { moderates }), { userId: 1, isFresh });
  expect([edits(1, true), edits(1, false), edits(2, true), edits(2, true, true)]).toEqual([true, false, false, false]);
});

describe('while a contest runs', () => {
  test('one sees what organisers wrote, the own comments, and all replies to those', () => {
    const [asker, other] = [place('contest', 1), place('contest', 2)];
    expect([asker, other].map(reader => seesComment(reader, question))).toEqual([true, false]);
    expect([asker, other].map(reader => seesComment(reader, ofOrganiser))).toEqual([true, true]);
    expect(seesReply(asker, { userId: 2, byOrganiser: false }, question)).toBe(true);
    expect(seesReply(other, { userId: 1, byOrganiser: false }, ofOrganiser)).toBe(false);
  });

  test('organisers see all, and so does everybody when it is over', () => {
    expect(seesComment(place('contest', 2, { moderates: true, observes: true }), question)).toBe(true);
    expect(seesComment(place('contest', undefined, { isForAll: true }), question)).toBe(true);
  });
});

test('ten links are a text, eleven are advertising, however they are written', () => {
  expect(hasTooManyLinks('https://a.example '.repeat(10))).toBe(false);
  expect(hasTooManyLinks('HTTP://a.example '.repeat(11))).toBe(true);
});

test('a mention is a name behind @, the longest first; none in code, in an address or behind a letter', () => {
  expect(mentionsIn('@bob')).toEqual([['bob', 'bo', 'b']]);
  expect(mentionsIn('问问@墨白，好吗')[0]).toContain('墨白');
  expect(mentionsIn('`@bob` me@bob.example ```\n@bob\n``` @@bob')).toEqual([]);
  expect(mentionsIn(Array.from({ length: 30 }, (_, at) => `@u${at}`).join(' '))).toHaveLength(10);
});
