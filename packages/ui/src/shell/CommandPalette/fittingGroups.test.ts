import { expect, it } from 'vitest';
import { fittingGroups } from './fittingGroups';

it('wants every word, anywhere in the label, the note or the other words', () => {
  const command = (label: string, words: string[] = []) => ({ key: label, label, words, onSelect: () => {} });
  const groups = [{ heading: 'Go to', commands: [command('Contests', ['比赛']), command('Group contests'), command('Status')] }];
  const found = (text: string) => fittingGroups(groups, text).flatMap(({ commands }) => commands.map(({ label }) => label));
  expect(found('CONTEST')).toEqual(['Contests', 'Group contests']);
  expect(found('contests group')).toEqual(['Group contests']);
  expect(found('比赛')).toEqual(['Contests']);
  expect(found('nothing')).toEqual([]);
});
