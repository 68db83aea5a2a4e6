import { expect, test } from 'vitest';
import { discussionFilter } from './discussionFilter';
import { problemFilter } from './routes/problems';
import { submissionFilter } from './routes/useSubmissionState';
import { filterIn, moment, words } from './useListState';

const problems = (text: string) => filterIn(new URLSearchParams(text), problemFilter);

test('a filter is what its reader makes of its text', () => {
  expect(problems('keyword=graph&difficulty=0&tagId=3,4&currentPage=5')).toEqual({ keyword: 'graph', difficulty: 0, tagId: [3, 4] });
});

test.each(['difficulty=9', 'difficulty=x', 'tagId=a,-1,0,1.5', 'tagId=,', 'keyword=', ''])(
  'what the list does not know, and what is empty, is no filter: %s',
  text => {
    expect(problems(text)).toEqual({});
  },
);

test('moments and switches are read, and a switch that is off is no filter', () => {
  const query = new URLSearchParams('from=2026-01-02T00:00:00.000Z&to=never&onlyMine=true&username=alice');
  expect(filterIn(query, { username: words, from: moment, to: moment })).toEqual({ username: 'alice', from: new Date('2026-01-02') });
  expect(filterIn(query, discussionFilter)).toEqual({ onlyMine: true });
  expect(filterIn(new URLSearchParams('onlyMine=false'), discussionFilter)).toEqual({});
});

test('the letters of a verdict stand for its number', () => {
  const status = (text: string) => filterIn(new URLSearchParams({ status: text }), submissionFilter);
  expect([status('wa'), status('3'), status('0'), status('nonsense'), status('99')]).toEqual([
    { status: -1 },
    { status: 3 },
    { status: 0 },
    {},
    {},
  ]);
});
