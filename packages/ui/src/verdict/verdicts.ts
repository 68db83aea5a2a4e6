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

/** Two or three letters for each verdict; `??` where none is known. They survive greyscale, print and every language. */
export type VerdictLetters =
  | 'AC'
  | 'WA'
  | 'TLE'
  | 'MLE'
  | 'RE'
  | 'CE'
  | 'PE'
  | 'PAC'
  | 'PD'
  | 'CP'
  | 'JG'
  | 'SB'
  | 'SE'
  | 'SF'
  | 'CA'
  | 'SU'
  | 'NS'
  | '??';

/** What components are told of a verdict: its number, -10 to 10, or its letters. */
export type VerdictStatus = number | VerdictLetters;

export interface Verdict {
  /** Number on the wire, -10 to 10. */
  readonly code: number;
  /** Two or three letters that survive greyscale, print and every language. */
  readonly letters: VerdictLetters;
  /** Key of its full name in both languages; `useVerdictName` says it. */
  readonly name: VerdictName;
  readonly pigment: Pigment;
  readonly glyph: VerdictGlyph;
  /** The judge is still at work. */
  readonly underway: boolean;
}

const landed = (code: number, letters: VerdictLetters, name: VerdictName, pigment: Pigment, glyph: VerdictGlyph): Verdict => ({
  code,
  letters,
  name,
  pigment,
  glyph,
  underway: false,
});
const underway = (code: number, letters: VerdictLetters, name: VerdictName, glyph: VerdictGlyph): Verdict => ({
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

const known = new Map<VerdictStatus, Verdict>(verdicts.flatMap(each => [[each.code, each] as const, [each.letters, each] as const]));
const unknown = landed(Number.NaN, '??', 'unknown', 'ca', 'question');

/** The verdict of a number or of letters; one that this table does not know is "unknown", never an exception. */
export const verdictOf = (status: VerdictStatus): Verdict => known.get(status) ?? unknown;

/** Whether the result is withheld or not known: drawn hatched. */
export const isUnknown = ({ name }: Verdict) => name === 'submitted' || name === 'unknown';
