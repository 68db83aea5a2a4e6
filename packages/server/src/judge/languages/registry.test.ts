import { expect, test } from 'vitest';
import { languages } from './registry';

test.each(languages)('the description of $name is made of names, which are the same in every language of the site', ({ description }) => {
  for (const word of description.split(/[ ,]+/)) expect(word).toMatch(/^[A-Z0-9]/);
});
