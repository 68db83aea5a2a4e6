import { expect, test } from 'vitest';
import { withMentions } from './withMentions';

test('a mentioned name leads to its user, the longest of several', () => {
  expect(withMentions('ask @bob, @bobby', ['bob', 'bobby'])).toBe(
    'ask [@bob](</user-home?username=bob>), [@bobby](</user-home?username=bobby>)',
  );
  expect(withMentions('问@墨白好吗', ['墨白'])).toBe(`问[@墨白](</user-home?username=${encodeURIComponent('墨白')}>)好吗`);
  expect(withMentions('@a_b', ['a_b'])).toBe('[@a\\_b](</user-home?username=a_b>)');
});

test('nobody else is linked, nor anything in code, addresses and links', () => {
  for (const text of ['@eve', '`@bob`', '```\n@bob\n```', 'me@bob', '[x](http://a/@bob)', '<http://a/@bob>'])
    expect(withMentions(text, ['bob'])).toBe(text);
});
