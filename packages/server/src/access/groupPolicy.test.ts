import type { GroupLevel, RoleId } from '@oj/contract';
import { describe, expect, test } from 'vitest';
import { groupPolicy, mayInGroup, mayKnow, mayMove } from './groupPolicy';

const OWNER = 7;
const levels: readonly GroupLevel[] = [0, 1, 2, 3, 4, 5];
const roles: readonly RoleId[] = [1000, 1001, 1002, 1003, 1008];
const open = { ownerId: OWNER, visible: true, status: 0 } as const;

const person = (role: RoleId, id = 1) => ({ id, role, username: `user${id}` });
type Action = keyof typeof groupPolicy;

/** Lowest level that may do it, lowest level from which its author may (6 is the owner), and whether the super admin may. */
const expected: Record<Action, readonly [level: number, author: number, superAdmin: boolean]> = {
  read: [3, 3, true],
  manage: [4, 4, true],
  configure: [5, 5, true],
  handOver: [6, 6, true],
  disband: [6, 6, true],
  changeAnnouncement: [5, 4, true],
  changeProblem: [5, 4, true],
  changeTraining: [5, 4, true],
  changeContest: [5, 4, true],
};

describe.each(Object.keys(groupPolicy) as Action[])('%s', action => {
  const [fromLevel, fromAuthor, superAdmin] = expected[action];

  test.each(roles)('by level and authorship, for role %i', role => {
    for (const level of levels) {
      for (const isAuthor of [false, true]) {
        const may = mayInGroup({ group: open, level, caller: person(role) }, action, isAuthor ? 1 : 2);
        const should = (role === 1000 && superAdmin) || level >= (isAuthor ? fromAuthor : fromLevel);
        expect([action, role, level, isAuthor, may]).toEqual([action, role, level, isAuthor, should]);
      }
    }
  });

  test('for the owner and for visitors', () => {
    expect(mayInGroup({ group: open, level: 5, caller: person(1002, OWNER) }, action, 2)).toBe(fromLevel <= 6);
    expect(mayInGroup({ group: open, level: 0, caller: undefined }, action, 2)).toBe(false);
  });
});

test('a hidden group is known to its members and the super admin, a disabled one to the super admin alone', () => {
  const known = (group: { visible: boolean; status: 0 | 1 }, role: RoleId) =>
    levels.filter(level => mayKnow({ group: { ...group, ownerId: OWNER }, level, caller: person(role) }));
  expect(known({ visible: true, status: 0 }, 1002)).toEqual(levels);
  expect(known({ visible: false, status: 0 }, 1002)).toEqual([3, 4, 5]);
  expect(known({ visible: false, status: 0 }, 1001)).toEqual([3, 4, 5]);
  expect(known({ visible: true, status: 1 }, 1002)).toEqual([]);
  expect(known({ visible: false, status: 1 }, 1000)).toEqual(levels);
  expect(mayKnow({ group: { ...open, visible: false }, level: 0, caller: undefined })).toBe(false);
  expect(mayInGroup({ group: { ...open, status: 1 }, level: 5, caller: person(1002, OWNER) }, 'read')).toBe(false);
});

test('a member is moved below the own level only; the owner and the super admin stand above all levels', () => {
  const moves = (level: GroupLevel, role: RoleId = 1002, id = 1) =>
    ([3, 4, 5] as const).map(from =>
      ([3, 4, 5] as const).filter(to => mayMove({ group: open, level, caller: person(role, id) }, from, to)),
    );
  expect(moves(3)).toEqual([[], [], []]);
  expect(moves(4)).toEqual([[3], [], []]);
  expect(moves(5)).toEqual([[3, 4], [3, 4], []]);
  const all = [3, 4, 5];
  expect(moves(5, 1002, OWNER)).toEqual([all, all, all]);
  expect(moves(0, 1000)).toEqual([all, all, all]);
});
