import { cOptimised } from './c';
import { cppOptimised } from './cpp';
import { compileLimits, type Language } from './language';

const memoryMb = 512;

/** The same compiler with more time, and with more to say: its words go to the author of the problem. */
const forJudging = (language: Language, cpuMs: number): Language => ({
  ...language,
  name: `${language.name}, to judge with`,
  compile: {
    ...language.compile,
    argv: language.compile.argv.map(argument => (argument.startsWith('-fmax-errors=') ? '-fmax-errors=3' : argument)),
    limits: compileLimits(cpuMs, memoryMb),
  },
});

/** What a special judge or an interactor may be written in; nobody submits in these. */
export const judgingLanguages = { C: forJudging(cOptimised, 10_000), 'C++': forJudging(cppOptimised, 15_000) } as const;
