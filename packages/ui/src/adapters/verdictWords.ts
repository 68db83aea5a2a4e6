import type { VerdictLetters } from '../verdict/verdicts';

/** Words of one judge for its verdicts, each with ours. */
type Words = Readonly<Record<string, VerdictLetters>>;

/** The letters that a judge's word stands for; `??` for a word that is not known. Case, hyphens, spaces and underscores make no difference. */
const reader =
  (words: Words) =>
  (word: string | number): VerdictLetters => {
    const key = keyOf(word);
    return (Object.hasOwn(words, key) && words[key]) || '??';
  };

const keyOf = (word: string | number) =>
  String(word)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

/** Verdict of a word of DOMjudge (`wrong-answer`) or an identifier of the ICPC Contest API (`WA`, `RTE`). */
export const verdictFromDomjudge: (word: string) => VerdictLetters = reader({
  correct: 'AC',
  ac: 'AC',
  wronganswer: 'WA',
  wa: 'WA',
  nooutput: 'WA',
  no: 'WA',
  timelimit: 'TLE',
  tle: 'TLE',
  memorylimit: 'MLE',
  mle: 'MLE',
  runerror: 'RE',
  runtimeerror: 'RE',
  rte: 'RE',
  outputlimit: 'RE',
  ole: 'RE',
  compilererror: 'CE',
  ce: 'CE',
  presentationerror: 'PE',
  pe: 'PE',
  judgingerror: 'SE',
  je: 'SE',
  queued: 'PD',
  pending: 'PD',
  judging: 'JG',
  toolate: 'CA',
  ignored: 'CA',
});

/** Verdict of a word of the Codeforces API: `OK`, `WRONG_ANSWER`. */
export const verdictFromCodeforces: (word: string) => VerdictLetters = reader({
  ok: 'AC',
  wronganswer: 'WA',
  challenged: 'WA',
  rejected: 'WA',
  failed: 'WA',
  timelimitexceeded: 'TLE',
  idlenesslimitexceeded: 'TLE',
  memorylimitexceeded: 'MLE',
  runtimeerror: 'RE',
  securityviolated: 'RE',
  compilationerror: 'CE',
  presentationerror: 'PE',
  partial: 'PAC',
  crashed: 'SE',
  inputpreparationcrashed: 'SE',
  skipped: 'CA',
  testing: 'JG',
  submitted: 'SU',
});

/** Verdict of a number that Hydro stores, or of its words (`Wrong Answer`). */
export const verdictFromHydro: (word: string | number) => VerdictLetters = reader({
  0: 'PD',
  1: 'AC',
  2: 'WA',
  3: 'TLE',
  4: 'MLE',
  5: 'RE',
  6: 'RE',
  7: 'CE',
  8: 'SE',
  9: 'CA',
  10: 'SE',
  11: 'WA',
  20: 'JG',
  21: 'CP',
  22: 'PD',
  30: 'CA',
  31: 'PE',
  waiting: 'PD',
  accepted: 'AC',
  wronganswer: 'WA',
  hacked: 'WA',
  timelimitexceeded: 'TLE',
  timeexceeded: 'TLE',
  memorylimitexceeded: 'MLE',
  memoryexceeded: 'MLE',
  outputlimitexceeded: 'RE',
  outputexceeded: 'RE',
  runtimeerror: 'RE',
  compileerror: 'CE',
  systemerror: 'SE',
  unknownerror: 'SE',
  canceled: 'CA',
  cancelled: 'CA',
  ignored: 'CA',
  running: 'JG',
  judging: 'JG',
  compiling: 'CP',
  fetched: 'PD',
  formaterror: 'PE',
});

/** Verdict of a code of DMOJ: `AC`, `IR`, and the states of a submission that is not graded yet (`QU`). */
export const verdictFromDmoj: (word: string) => VerdictLetters = reader({
  ac: 'AC',
  wa: 'WA',
  tle: 'TLE',
  mle: 'MLE',
  ole: 'RE',
  ir: 'RE',
  rte: 'RE',
  ce: 'CE',
  ie: 'SE',
  sc: 'CA',
  ab: 'CA',
  qu: 'PD',
  p: 'CP',
  g: 'JG',
});
