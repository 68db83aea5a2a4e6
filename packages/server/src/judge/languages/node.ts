import { ofNode } from './exceptions';
import { plainEnvironment, plainRun, type RunStep } from './language';

/** SIGABRT, which V8 sends itself when its heap is full. */
const abort = 6;

/** What both languages of Node.js have in common. */
export const nodeStart = ['--max-old-space-size={memoryMb}', '--stack-size={stackMb}000', '--single-threaded-gc'] as const;

export const onNode: Omit<RunStep, 'argv'> = {
  ...plainRun,
  env: { ...plainEnvironment, UV_THREADPOOL_SIZE: '1' },
  needsProc: true,
  reservesMemory: true,
  overheadMb: 64,
  outOfMemory: { ending: 'signal', code: abort, words: /out of memory|Allocation failed|bad_alloc/ },
  uncaught: ofNode,
};

export const nodeSelfTest = `const line = require('fs').readFileSync(0, 'utf8').split('\\n')[0];
let turns = 0;
while (line === 'time') turns += 1;
const blocks = [];
while (line === 'memory') blocks.push(new Array(1 << 17).fill(turns));
console.log(line);
process.exitCode = 7;
`;
