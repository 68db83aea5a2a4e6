import type { LanguageProbes, Probe } from './probe';

const numbers = Array.from({ length: 1_000_000 }, (_, index) => (index * 7_654_321) % 1_000_003);
/** Fewer numbers, for programs that read in the slowest way. */
const fewer = numbers.slice(0, 100_000);
const linesOf = (some: readonly number[]) => `${some.join('\n')}\n`;
const sumOf = (some: readonly number[]) => `${some.reduce((sum, number) => sum + number, 0)}\n`;

const depthOf = ({ depth = 100_000 }: LanguageProbes) => depth;

/** The columns of the matrix in docs/languages.md. */
export const probes: readonly Probe[] = [
  { name: 'fast', title: 'fast input', program: 'fast', input: linesOf(numbers), answer: sumOf(numbers) },
  { name: 'slow', title: 'slow input', program: 'tasks', input: `slow\n${linesOf(fewer)}`, answer: sumOf(fewer) },
  { name: 'noNewline', title: 'no final newline', program: 'fast', input: '17\n25', answer: '42\n' },
  { name: 'deep', title: '10^5 calls deep', program: 'tasks', input: of => `deep ${depthOf(of)}\n`, answer: of => `${depthOf(of)}\n` },
  { name: 'big', title: '2^200', program: 'tasks', input: 'big\n', answer: `${2n ** 200n}\n` },
  { name: 'float', title: 'floats', program: 'tasks', input: 'float 2 0.1\n', answer: '1.514213562373\n' },
  { name: 'files', title: 'streams as files', program: 'tasks', input: 'files 17 25\n', answer: '42\n' },
  { name: 'exception', title: 'exception', program: 'tasks', input: 'exception\n', ends: ({ exceptionEnds }) => exceptionEnds },
  {
    name: 'exit',
    title: 'exit code 3',
    program: 'tasks',
    input: ({ exitCode = 3 }) => `exit ${exitCode}\n`,
    ends: ({ exitCode = 3 }) => `exit code ${exitCode}`,
  },
  {
    name: 'crlfSource',
    title: 'source with CR LF',
    program: 'fast',
    change: source => source.replaceAll('\n', '\r\n'),
    input: '17\n25\n',
    answer: '42\n',
  },
  { name: 'bom', title: 'source with BOM', program: 'fast', change: source => `\uFEFF${source}`, input: '17\n25\n', answer: '42\n' },
  { name: 'crlfInput', title: 'input with CR LF', program: 'fast', input: '17\r\n25\r\n', answer: '42\n' },
  { name: 'text', title: 'non-ASCII', program: 'tasks', input: 'text 世界\n', answer: '你好，世界\n' },
];
