import { expect, test } from 'vitest';
import { opensWith } from './precompiledHeaders';

const line = '#include <bits/stdc++.h>';

test.for([
  `${line}\nint main() {}`,
  `\uFEFF\n\n  ${line}`,
  '#include<bits/stdc++.h> // all',
  '# include  <bits/stdc++.h>\r\n',
  `// A+B\n/* by\n hand */ ${line}`,
])('opens with it: %j', source => expect(opensWith(source, line)).toBe(true));

test.for([
  '',
  '/* unfinished',
  `#pragma GCC optimize("O3")\n${line}`,
  `#include <vector>\n${line}`,
  `// ${line}\nint main() {}`,
  '#include "bits/stdc++.h"',
])('does not open with it: %j', source => expect(opensWith(source, line)).toBe(false));

test('a long opening of comments is read once', () => {
  expect(opensWith(`${'/**/ //\n'.repeat(8000)}${line}`, line)).toBe(true);
  expect(opensWith('/*'.repeat(30_000), line)).toBe(false);
});
