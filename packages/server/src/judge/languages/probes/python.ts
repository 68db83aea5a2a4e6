import { pypy, python, python2 } from '../python';
import { type LanguageProbes } from './probe';

const fast = `import sys

print(sum(map(int, sys.stdin.read().split())))
`;

const tasks = String.raw`# -*- coding: utf-8 -*-
import sys

if sys.version_info[0] < 3:
    input = raw_input


def deep(n):
    return deep(n - 1) + 1 if n else 0


words = input().split()
task = words[0]
if task == 'slow':
    total = 0
    while True:
        try:
            total += int(input())
        except EOFError:
            break
    print(total)
if task == 'deep':
    sys.setrecursionlimit(1 << 20)
    print(deep(int(words[1])))
if task == 'big':
    print(2 ** 200)
if task == 'float':
    print('%.12f' % (float(words[1]) ** 0.5 + float(words[2])))
if task == 'files':
    with open('/dev/stdin') as numbers:
        _, a, b = numbers.read().split()
    with open('/dev/stdout', 'w') as out:
        out.write('%d\n' % (int(a) + int(b)))
if task == 'exception':
    raise ValueError('unexpected')
if task == 'exit':
    sys.exit(int(words[1]))
if task == 'text':
    print('你好，' + words[1])
`;

export const pythonProbes: LanguageProbes = {
  languages: [python.name, python2.name, pypy.name],
  fast,
  tasks,
  exceptionEnds: 'exit code 1',
  notes: { deep: 'The program calls sys.setrecursionlimit first; without it the interpreter stops at 1,000 calls.' },
};
