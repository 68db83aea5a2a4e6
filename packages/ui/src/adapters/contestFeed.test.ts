import { describe, expect, it } from 'vitest';
import { ContestFeed } from './contestFeed';
import { sampleFeed } from '../testing/sampleFeed';

const feedOf = (lines: readonly string[]) => {
  const feed = new ContestFeed();
  for (const line of lines) feed.take(line);
  return feed;
};
const rowsOf = (feed: ContestFeed, options?: Parameters<ContestFeed['board']>[0]) =>
  feed.board(options).standings.map(({ username, rank, solved, penaltySeconds }) => [username, rank, solved, penaltySeconds / 60]);

describe('the event feed of a contest', () => {
  it('has the problems in their order, and the teams with their schools', () => {
    const feed = feedOf(sampleFeed);
    expect(feed.problems).toEqual([
      { label: 'A', title: 'Lanterns', color: '#e04545' },
      { label: 'B', title: 'Tides', color: '#3b82c4' },
    ]);
    expect(feed.entrants[0]).toEqual({ id: 't1', username: 'Inkling', school: 'Harbour University' });
    expect(feed.entrants.map(({ unofficial = false }) => unofficial)).toEqual([false, false, true]);
  });

  it('becomes the board: whole minutes, no penalty for a compile error, no rank for a hidden team', () => {
    expect(rowsOf(feedOf(sampleFeed), { unfrozen: true })).toEqual([
      ['Loop Invariant', 1, 2, 20 + 270],
      ['Inkling', 2, 1, 14],
      ['Coaches', null, 1, 30],
    ]);
  });

  it('hides what was sent in the freeze until the contest is thawed', () => {
    const feed = feedOf(sampleFeed);
    const { standings } = feed.board();
    expect(standings.find(({ id }) => id === 't2')?.cells.B).toMatchObject({ pendingTries: 1 });
    feed.take({ type: 'state', id: null, data: { thawed: '2026-10-17T15:00:00Z' } });
    expect(feed.board().standings.find(({ id }) => id === 't2')?.cells.B).toMatchObject({ accepted: true });
  });

  it('holds a submission without a judgement for pending', () => {
    const feed = feedOf(sampleFeed);
    feed.take({ type: 'submissions', id: 's8', data: { id: 's8', team_id: 't1', problem_id: 'p2', contest_time: '1:30:00.000' } });
    expect(feed.board({ unfrozen: true }).standings.find(({ id }) => id === 't1')?.cells.B).toEqual({ wrongTries: 1, pendingTries: 1 });
  });

  it('knows the board of any moment', () => {
    const feed = feedOf(sampleFeed);
    expect(rowsOf(feed, { untilSeconds: 13 * 60 }).map(([, , solved]) => solved)).toEqual([0, 0, 0]);
    expect(rowsOf(feed, { untilSeconds: 15 * 60 })[0]).toEqual(['Inkling', 1, 1, 14]);
    expect(feed.board({ untilSeconds: 15 * 60 }).problems.map(({ solvedCount }) => solvedCount)).toEqual([1, 0]);
  });

  it('forgets what is deleted, and takes a whole collection in place of what it had', () => {
    const feed = feedOf(sampleFeed);
    feed.take('{"type":"submissions","id":"s1","data":null}');
    expect(rowsOf(feed, { unfrozen: true }).find(([name]) => name === 'Inkling')).toEqual(['Inkling', 2, 0, 0]);
    feed.take({ type: 'teams', id: null, data: [{ id: 't2', name: 'Only' }] });
    expect(feed.entrants.map(({ username }) => username)).toEqual(['Only']);
  });

  it('is empty before its first line, and says so of a line that is none', () => {
    expect(feedOf(['', '  ']).board()).toEqual({ kind: 'acm', problems: [], standings: [] });
    expect(() => feedOf(['<html>'])).toThrow(SyntaxError);
  });
});
