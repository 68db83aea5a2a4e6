import { Status } from '@oj/contract';
import { expect, test } from 'vitest';
import { languages } from '../languages/registry';
import { type Run } from '../sandbox/sandbox';
import { verdictOfInteraction } from './interactive';

const [language] = languages;
if (!language) throw new Error('no language');
const installed = { language, identity: '', compileArgv: [], runArgv: [], versionArgv: [], directories: [] };
const request = {
  source: '',
  language: language.name,
  limits: { timeLimitMs: 1000, memoryLimitMb: 64, stackLimitMb: 64 },
  ignoreEndBlank: true,
};
const run = (ending: Run['ending'], code = 0): Run => ({ number: 1, ending, code, cpuMs: 700, wallMs: 6000, idleMs: 0, memoryKb: 1 });

test.each([
  ['its time is over while the program, which waits for a processor, is alive', run('signal', 9), run('wall'), 'peer', 'timeLimitExceeded'],
  ['it sleeps on though the program was stopped', run('wall'), run('wall'), 'program', 'systemError'],
  ['it sleeps on though the program has ended', run('exit'), run('wall'), 'program', 'systemError'],
  ['it computes too long', run('signal', 9), run('cpu'), 'peer', 'systemError'],
  ['it accepts', run('signal', 9), run('exit', 100), 'peer', 'accepted'],
] as const)('the verdict when %s', (_, program, peer, first, verdict) => {
  expect(verdictOfInteraction({ installed, request }, { program, peer, first }, { errors: '', usesTestlib: false }).status).toBe(
    Status[verdict],
  );
});
