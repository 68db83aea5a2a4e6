import { javascript } from '../javascript';
import { typescript } from '../typescript';
import { type LanguageProbes } from './probe';

const fast = String.raw`const numbers = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let sum = 0;
for (const number of numbers) sum += Number(number);
console.log(sum);
`;

const body = String.raw`
function work([task, ...words]) {
  switch (task) {
    case 'slow':
      return console.log(lines.slice(1).reduce((sum, line) => sum + Number(line), 0));
    case 'deep':
      return console.log(deep(Number(words[0])));
    case 'big':
      return console.log((2n ** 200n).toString());
    case 'float':
      return console.log((Math.sqrt(Number(words[0])) + Number(words[1])).toFixed(12));
    case 'files':
      const [, a, b] = fs.readFileSync('/dev/stdin', 'utf8').split(' ').map(Number);
      return fs.writeFileSync('/dev/stdout', a + b + '\n');
    case 'exception':
      throw new Error('unexpected');
    case 'exit':
      process.exit(Number(words[0]));
    case 'text':
      return console.log('你好，' + words[0]);
  }
}

readline
  .createInterface({ input: process.stdin })
  .on('line', line => lines.push(line))
  .on('close', () => work(lines[0].split(' ')));
`;

const scriptTasks = `const fs = require('fs');
const readline = require('readline');

const lines = [];

const deep = n => (n ? deep(n - 1) + 1 : 0);
${body}`;

const typedTasks = `import * as fs from 'fs';
import * as readline from 'readline';

const lines: string[] = [];

const deep = (n: number): number => (n ? deep(n - 1) + 1 : 0);
${body.replace('[task, ...words]', '[task, ...words]: string[]')}`;

const ends = { exceptionEnds: 'exit code 1' };

export const javascriptProbes: LanguageProbes = { languages: [javascript.name], fast, tasks: scriptTasks, ...ends };
export const typescriptProbes: LanguageProbes = { languages: [typescript.name], fast, tasks: typedTasks, ...ends };
