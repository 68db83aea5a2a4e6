import { describe, expect, test } from 'vitest';
import { failureOfRun } from './compileFailure';
import { type Run } from './sandbox/sandbox';

const run = (ending: Run['ending'], code: number): Run => ({ number: 1, ending, code, cpuMs: 1, wallMs: 1, idleMs: 0, memoryKb: 1 });

describe('F18: the sentence for a compiler that did not end well', () => {
  test.for([
    ['exit', 0, 'a warning', undefined],
    ['exit', 1, 'main.c:1:1: error: unknown type name ‘x’', 'main.c:1:1: error: unknown type name ‘x’'],
    ['exit', 1, '', 'The compiler refused the program.'],
    ['memory', 0, 'g++: fatal error: Killed signal terminated program cc1plus\ncompilation terminated.', 'The compiler ran out of memory.'],
    ['exit', 1, 'g++: fatal error: Killed signal terminated program cc1plus\ncompilation terminated.', 'The compiler ran out of memory.'],
    ['exit', 1, 'collect2: fatal error: ld terminated with signal 9 [Killed]', 'The compiler ran out of memory.'],
    [
      'exit',
      4,
      'gcc: internal compiler error: File size limit exceeded signal terminated program as\nPlease submit a full bug report, with preprocessed source.',
      'The compiled program is too big.',
    ],
    ['exit', 1, 'collect2: fatal error: ld terminated with signal 25 [File size limit exceeded]', 'The compiled program is too big.'],
    ['exit', 4, 'g++: internal compiler error: Segmentation fault signal terminated program cc1plus', 'The compiler crashed.'],
    ['cpu', 0, 'half a wor', 'The compiler ran out of time.'],
    ['wall', 0, '', 'The compiler ran out of time.'],
    ['output', 0, '', 'The compiled program is too big.'],
    ['signal', 25, '', 'The compiled program is too big.'],
    ['signal', 11, '', 'The compiler crashed.'],
  ] as const)('F18: %s %i %j', ([ending, code, words, sentence]) => {
    expect(failureOfRun(run(ending, code), words)).toBe(sentence);
  });
});
