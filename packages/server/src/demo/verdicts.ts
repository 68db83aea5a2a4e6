import { contestTypes, Status } from '@oj/contract';
import { fullScoreOf, oiRankScore } from '../judge/modes/scoring';
import type { CaseResult } from '../judge/request';
import type { Chance } from './chance';
import { codeIn } from './code';

/** The facts of a problem that decide a verdict. */
export interface ProblemFacts {
  problemId: string;
  title: string;
  /** Open to practice; the others are for contests that are not over. */
  isPublic: boolean;
  difficulty: number;
  /** 1: its cases give points. */
  type: number;
  timeLimitMs: number;
  memoryLimitMb: number;
  /** Points of each case. */
  scores: readonly number[];
  /** Time of creation. Nobody has tried the problem before. */
  createdAt: Date;
}

/** What a judge would have stored of a submission. */
export interface Judged {
  status: Status;
  timeMs: number;
  memoryKb: number;
  score: number | null;
  oiRankScore: number | null;
  errorMessage: string | null;
  cases: CaseResult[];
}

const failures = [
  [Status.wrongAnswer, 56],
  [Status.timeLimitExceeded, 15],
  [Status.runtimeError, 10],
  [Status.compileError, 9],
  [Status.presentationError, 4],
  [Status.memoryLimitExceeded, 4],
  [Status.systemError, 0.2],
] as const;

const messages: Partial<Record<Status, readonly string[]>> = {
  [Status.wrongAnswer]: ['line 1: read 41, expected 42', 'line 3: the output ends too early', 'line 1: read -1, expected 7'],
  [Status.runtimeError]: ['signal 11 (SIGSEGV)', 'exit code 1', 'signal 8 (SIGFPE)', 'signal 6 (SIGABRT)'],
};
const compilerWords = [
  "main.cpp:7:15: error: expected ';' before 'return'\n    7 |     return 0\n      |               ^\n      |               ;\n",
  "main.cpp:4:10: error: 'answer' was not declared in this scope\n    4 |   return answer;\n      |          ^~~~~~\n",
];

/** How long programs take, by language, compared with C++. */
const slowness: Readonly<Record<string, number>> = { Python3: 8, PyPy3: 3, Java: 2, 'JavaScript Node': 2.5, Golang: 1.2 };

export const languages = [
  ['C++ 17 With O2', 40],
  ['C++ 20', 14],
  ['C++', 6],
  ['Python3', 18],
  ['Java', 9],
  ['C', 6],
  ['PyPy3', 3],
  ['Golang', 2],
  ['Rust', 1.5],
  ['JavaScript Node', 0.5],
] as const;

export const failure = (chance: Chance): Status => chance.weighted(failures);

/** A verdict in its details. Of a scored problem, a failure may bring some of the points. */
export function judged(chance: Chance, problem: ProblemFacts, wanted: Status, language: string): Judged {
  const nothing = { timeMs: 0, memoryKb: 0, score: null, oiRankScore: null, errorMessage: null, cases: [] };
  if (wanted === Status.compileError) return scored(problem, { ...nothing, status: wanted, errorMessage: chance.pick(compilerWords) });
  if (wanted === Status.systemError) return { ...nothing, status: wanted, errorMessage: 'The judge failed repeatedly on this submission.' };
  const cases =
    problem.type === contestTypes.oi ? scoredCases(chance, problem, wanted, language) : casesUpTo(chance, problem, wanted, language);
  const timeMs = Math.max(0, ...cases.map(each => each.timeMs));
  const memoryKb = Math.max(0, ...cases.map(each => each.memoryKb));
  const isPartial = cases.some(({ score }) => score > 0) && wanted !== Status.accepted;
  return scored(problem, { ...nothing, status: isPartial ? Status.partialAccepted : wanted, timeMs, memoryKb, cases });
}

function scored({ type, scores, difficulty }: ProblemFacts, result: Judged): Judged {
  if (type !== contestTypes.oi) return result;
  const score = result.cases.reduce((sum, each) => sum + each.score, 0);
  const full = fullScoreOf(
    scores.map(each => ({ score: each })),
    'default',
  );
  return { ...result, score, oiRankScore: oiRankScore(score, full, difficulty, 'default') };
}

/** Results of the cases in order, up to the first failure; later cases did not run. */
function casesUpTo(chance: Chance, problem: ProblemFacts, wanted: Status, language: string): CaseResult[] {
  const count = problem.scores.length;
  const failing = wanted === Status.accepted ? count : Math.floor(chance.fraction() * count);
  return problem.scores.map((_, place) => {
    if (place > failing) return { number: place + 1, status: Status.notSubmitted, timeMs: 0, memoryKb: 0, score: 0 };
    return caseOf(chance, problem, place, place === failing ? wanted : Status.accepted, language);
  });
}

/** All run; the first ones are the easy ones. */
function scoredCases(chance: Chance, problem: ProblemFacts, wanted: Status, language: string): CaseResult[] {
  const passed = wanted === Status.accepted ? problem.scores.length : chance.integer(0, problem.scores.length - 1);
  return problem.scores.map((score, place) => {
    const result = caseOf(chance, problem, place, place < passed ? Status.accepted : wanted, language);
    return { ...result, score: result.status === Status.accepted ? score : 0 };
  });
}

function caseOf(chance: Chance, problem: ProblemFacts, place: number, status: Status, language: string): CaseResult {
  const factor = slowness[language] ?? 1;
  const limitMs = problem.timeLimitMs * (language.startsWith('C') ? 1 : 2);
  const limitKb = problem.memoryLimitMb * 1024 * (language.startsWith('C') ? 1 : 2);
  const usualMs = Math.round((1 + place * 3 + chance.fraction() * 60) * factor);
  const usualKb = Math.round(1800 + factor * 3000 + chance.fraction() * 9000);
  const message = messages[status];
  return {
    number: place + 1,
    status,
    timeMs: status === Status.timeLimitExceeded ? limitMs : Math.min(usualMs, limitMs),
    memoryKb: status === Status.memoryLimitExceeded ? limitKb : Math.min(usualKb, limitKb),
    score: 0,
    ...(message && { message: chance.pick(message) }),
  };
}

/** A program in its language. It is no solution of anything. */
export const codeOf = (chance: Chance, language: string, problemId: string) => codeIn(language, problemId, chance.integer(1, 999));
