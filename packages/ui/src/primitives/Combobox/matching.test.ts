import { expect, it } from 'vitest';
import { matching } from './matching';

it('finds by part, and puts first what begins with the text', () => {
  const topics = ['dynamic programming', 'graph', 'Grammar', '最短路'];
  expect(matching(topics, String, ' GRA ')).toEqual(['graph', 'Grammar', 'dynamic programming']);
  expect(matching(topics, String, '短路')).toEqual(['最短路']);
  expect(matching(topics, String, '')).toEqual(topics);
  expect(matching(topics, String, 'x')).toEqual([]);
});
