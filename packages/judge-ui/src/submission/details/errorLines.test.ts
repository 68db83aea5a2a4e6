import { expect, test } from 'vitest';
import { errorLines } from './errorLines';

test.each([
  ['g++', "main.cpp: In function 'int main()':\nmain.cpp:3:18: error: 'total' was not declared\n    3 | std::cout << total", [3]],
  ['gcc, a header', 'main.c:1:10: fatal error: nothing.h: No such file', [1]],
  ['javac, twice the same line', 'Main.java:7: error: cannot find symbol\nMain.java:7: error: not a statement', [7]],
  ['Python', '  File "main.py", line 2\n    print(\n         ^\nSyntaxError: was never closed', [2]],
  ['a warning is no error', 'main.cpp:4:7: warning: unused variable', []],
  ['nothing', null, []],
])('%s', (_, message, lines) => {
  expect(errorLines(message)).toEqual(lines);
});
