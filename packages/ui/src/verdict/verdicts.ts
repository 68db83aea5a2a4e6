import type { VerdictName } from './verdictNames';

/** A pigment of the palette; tokens `--oj-<pigment>`, `-fg` and `-soft`. */
export type Pigment = 'ac' | 'wa' | 'tle' | 'mle' | 're' | 'ce' | 'pe' | 'pac' | 'run' | 'sys' | 'ca';
/** All of them, in the order of the palette. */
export const pigments: readonly Pigment[] = ['ac', 'wa', 'tle', 'mle', 're', 'ce', 'pe', 'pac', 'run', 'sys', 'ca'];

/** A shape that tells verdicts apart without colour. */
export type VerdictGlyph =
  | 'check'
  | 'cross'
  | 'clock'
  | 'chip'
  | 'bolt'
  | 'braces'
  | 'lines'
  | 'half'
  | 'ring'
  | 'dots'
  | 'triangle'
  | 'upload'
  | 'slash'
  | 'question';

export interface Verdict {
  /** Number on the wire, -10 to 10. */
  readonly code: number;
  /** Two or three letters that survive greyscale, print and every language. */
  readonly letters: string;
  /** Key of its full name in both languages; `useVerdictName` says it. */
  readonly name: VerdictName;
  readonly pigment: Pigment;
  readonly glyph: VerdictGlyph;
  /** The judge is still at work. */
  readonly underway: boolean;
}

const landed = (code: number, letters: string, name: VerdictName, pigment: Pigment, glyph: VerdictGlyph): Verdict => ({
  code,
  letters,
  name,
  pigment,
  glyph,
  underway: false,
});
const underway = (code: number, letters: string, name: VerdictName, glyph: VerdictGlyph): Verdict => ({
  code,
  letters,
  name,
  pigment: 'run',
  glyph,
  underway: true,
});

/** Every verdict, in the order in which filters list them. */
export const verdicts: readonly Verdict[] = [
  landed(0, 'AC', 'accepted', 'ac', 'check'),
  landed(-1, 'WA', 'wrongAnswer', 'wa', 'cross'),
  landed(1, 'TLE', 'timeLimitExceeded', 'tle', 'clock'),
  landed(2, 'MLE', 'memoryLimitExceeded', 'mle', 'chip'),
  landed(3, 'RE', 'runtimeError', 're', 'bolt'),
  landed(-2, 'CE', 'compileError', 'ce', 'braces'),
  landed(-3, 'PE', 'presentationError', 'pe', 'lines'),
  landed(8, 'PAC', 'partialAccepted', 'pac', 'half'),
  underway(5, 'PD', 'pending', 'dots'),
  underway(6, 'CP', 'compiling', 'ring'),
  underway(7, 'JG', 'judging', 'ring'),
  underway(9, 'SB', 'submitting', 'dots'),
  landed(4, 'SE', 'systemError', 'sys', 'triangle'),
  landed(10, 'SF', 'submittedFailed', 'sys', 'upload'),
  landed(-4, 'CA', 'cancelled', 'ca', 'slash'),
  landed(-5, 'SU', 'submitted', 'ca', 'question'),
  landed(-10, 'NS', 'notSubmitted', 'ca', 'question'),
];

const byCode = new Map(verdicts.map(verdict => [verdict.code, verdict]));
const unknown = landed(Number.NaN, '??', 'unknown', 'ca', 'question');

/** The verdict of a wire code; a code that this table does not know is "unknown", never an exception. */
export const verdictOf = (code: number): Verdict => byCode.get(code) ?? unknown;

/** Whether the result is withheld or not known: drawn hatched. */
export const isUnknown = ({ name }: Verdict) => name === 'submitted' || name === 'unknown';
