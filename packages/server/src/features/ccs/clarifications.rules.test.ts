import { expect, test } from 'vitest';
import { clarificationsOf } from './clarifications.rules';

const startAt = new Date('2026-03-01T09:00:00Z');
const at = (minute: number) => new Date(startAt.getTime() + minute * 60_000);
const times = { startAt, pauses: [] };

const question = { id: 1, userId: 7, byOrganiser: false };
const word = { id: 4, userId: 2, byOrganiser: true };
const said = [
  { ...question, content: 'Is n positive?', createdAt: at(1), problemId: 5, parent: null },
  { id: 2, userId: 2, byOrganiser: true, content: 'Yes', createdAt: at(3), problemId: 5, parent: question },
  { id: 3, userId: 7, byOrganiser: false, content: 'And m?', createdAt: at(4), problemId: 5, parent: question },
  { ...word, content: 'Lunch is here', createdAt: at(5), problemId: null, parent: null },
];
const announced = [{ id: 1, title: 'Problem A', content: 'n is positive', gmtCreate: at(2) }];
const given = { announced, said, teams: new Set(['7']), problems: new Set([5]) };
const nothing = { from_team_id: null, to_team_id: null, reply_to_id: null, problem_id: null };

test('questions, answers and announcements, by their time', () => {
  const found = clarificationsOf(given, times);
  expect(found.map(({ time: _, contest_time: __, ...each }) => each)).toEqual([
    { ...nothing, id: 'comment-1', from_team_id: '7', problem_id: '5', text: 'Is n positive?' },
    { ...nothing, id: '1', text: 'Problem A\n\nn is positive' },
    { ...nothing, id: 'comment-2', to_team_id: '7', reply_to_id: 'comment-1', problem_id: '5', text: 'Yes' },
    { ...nothing, id: 'comment-3', from_team_id: '7', reply_to_id: 'comment-1', problem_id: '5', text: 'And m?' },
    { ...nothing, id: 'comment-4', text: 'Lunch is here' },
  ]);
  expect(found[2]).toMatchObject({ time: '2026-03-01T09:03:00.000+00:00', contest_time: '0:03:00.000' });
});

test('what somebody asked who is no team is left out, with its answers', () => {
  expect(clarificationsOf({ ...given, teams: new Set() }, times).map(({ id }) => id)).toEqual(['1', 'comment-4']);
});

test('an answer is left out whose question is too old to be listed, and a problem that the contest has no more', () => {
  const found = clarificationsOf({ ...given, said: said.slice(1), problems: new Set() }, times);
  expect(found.map(({ id }) => id)).toEqual(['1', 'comment-4']);
  expect(clarificationsOf({ ...given, problems: new Set() }, times).every(({ problem_id }) => problem_id === null)).toBe(true);
});
