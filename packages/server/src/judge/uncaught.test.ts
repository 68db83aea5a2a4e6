import { OWN_EXCEPTION } from '@oj/contract';
import { describe, expect, test } from 'vitest';
import * as exceptions from './languages/exceptions';
import { type Uncaught } from './languages/exceptions';
import { nameOfException } from './uncaught';

const all = Object.entries(exceptions);

/** What other versions of run times write than those that are tried in a box. */
const written: readonly (readonly [Uncaught, string, string | undefined])[] = [
  [exceptions.ofPython, 'Traceback (most recent call last):\n  File "/app/main.pyc", line 1, in <module>\nIndexError\n', 'IndexError'],
  [
    exceptions.ofPython,
    'Traceback (most recent call last):\n  File "main.py", line 1, in <module>\n    a\n    ^\n  [Previous line repeated 996 more times]\nRecursionError: x\n',
    'RecursionError',
  ],
  [exceptions.ofPython, 'Traceback (most recent call last):\n  File "main.py", line 1, in f\n__main__.Seven: 7\n', OWN_EXCEPTION],
  [exceptions.ofPython, '  File "main.py", line 1, in f\nKeyError: 1\n', undefined],
  [exceptions.ofNode, '/app/main.js:1\nnull.x\n     ^\n\nTypeError: Cannot read\n    at Main\n', 'TypeError'],
  [exceptions.ofNode, 'node:assert:1\n  throw new A(o);\n  ^\n\nAssertionError [ERR_ASSERTION]: x\n    at\n', 'AssertionError'],
  [exceptions.ofNode, '/app/main.js:1\nthrow 7\n^\n7\n(Use `node --trace-uncaught ...`)\n', undefined],
  [
    exceptions.ofRuby,
    "/app/main.rb:1:in 'Integer#/': divided by 0 (ZeroDivisionError)\n\tfrom /app/main.rb:1:in '<main>'\n",
    'ZeroDivisionError',
  ],
  [exceptions.ofRuby, "<internal:kernel>:1:in `Integer': invalid value (x) (ArgumentError)\n", 'ArgumentError'],
  [exceptions.ofPhp, 'PHP Fatal error:  Uncaught TypeError: x in /app/main.php:1\nStack trace:\n#0 {main}\n', 'TypeError'],
  [exceptions.ofPhp, '\nFatal error: Uncaught Own in /app/main.php:1\n', OWN_EXCEPTION],
  [exceptions.ofJvm, 'Exception in thread "main" java.util.InputMismatchException\n\tat java.base/x\n', 'java.util.InputMismatchException'],
  [exceptions.ofJvm, 'Exception in thread "Thread-0" java.lang.Error\n', undefined],
  [exceptions.ofCpp, "terminate called after throwing an instance of 'std::bad_alloc'\n  what():  std::bad_alloc\n", 'std::bad_alloc'],
  [exceptions.ofCpp, 'terminate called without an active exception\n', undefined],
];

test.each(written)('%# %j', (uncaught, text, name) => {
  expect(nameOfException(uncaught, text)).toBe(name);
});

test.each(all)('%s: no class is long, or anything but a name', (_, { known }) => {
  for (const name of known) expect(name).toMatch(/^[A-Za-z_][\w.:]{1,79}$/);
});

describe('any text of 256 KB is read at once', () => {
  const pieces = [
    'Traceback (most recent call last):\n ',
    ' ',
    ' \n',
    '^',
    '^\n\n',
    '.rb:1:in (',
    '.rb:1:in ',
    '(a',
    'Exception in thread "main" ',
    'a',
  ];
  test.each(all)('%s', (_, uncaught) => {
    for (const piece of pieces) {
      const name = nameOfException(uncaught, piece.repeat((256 << 10) / piece.length));
      expect([undefined, OWN_EXCEPTION]).toContain(name);
    }
  });
});
