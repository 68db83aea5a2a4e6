import { contestTypes, problemVisibilities } from '@oj/contract';
import type { submissions } from '../features/submission/submission.table';
import { Chance } from './chance';
import { type DemoTerm, makeTerm } from './term';
import { type DemoContest, makeContests } from './contests';
import type { DemoOptions } from './options';
import { type Attempt, makePractice } from './practice';
import { CASE_SCORE, type DemoProblem, makeProblems } from './problems';
import { type DemoUser, makeUsers } from './users';
import { codeOf, judged, type Judged, type ProblemFacts } from './verdicts';

const ALL_SUBMISSIONS = 20_000;

type Columns = typeof submissions.$inferInsert;

/** Users, problems and contests are places in their lists. */
export interface DemoSubmission extends Pick<Attempt, 'user' | 'problem' | 'contest'> {
  columns: Omit<Columns, 'userId' | 'problemId' | 'contestId'>;
  code: string;
  cases: Judged['cases'];
}

export interface DemoRows {
  users: DemoUser[];
  problems: DemoProblem[];
  contests: DemoContest[];
  term: DemoTerm;
  /** Submissions, the earliest first. */
  submissions: DemoSubmission[];
}

/** All that the demo stores: the same for the same options and the same problems that are there. */
export function demoRows(options: DemoOptions, present: readonly ProblemFacts[]): DemoRows {
  const users = makeUsers(options);
  const problems = makeProblems(options);
  const known = [...present, ...problems.map(factsOf)];
  const term = makeTerm(options, { users, problems: known });
  const contests = makeContests(options, { users, problems: known, schools: term.schools });
  const inContests = contests.flatMap(({ attempts }) => attempts);
  const count = Math.max(0, Math.round(ALL_SUBMISSIONS * options.scale) - inContests.length - term.attempts.length);
  const practice = makePractice(options, { users, problems: known, count });
  const chance = new Chance(options.seed * 16 + 4);
  const attempts = [...practice, ...inContests, ...term.attempts].sort((a, b) => a.atMs - b.atMs);
  const submissions = attempts.flatMap(attempt => {
    const problem = known[attempt.problem];
    return problem ? [submissionOf(chance, attempt, problem)] : [];
  });
  return { users: seenLast(users, attempts), problems, contests, term, submissions };
}

/** Moves the last visit of each user to their last submission, if it was before that. */
function seenLast(users: readonly DemoUser[], attempts: readonly Attempt[]): DemoUser[] {
  const lastMs = new Map(attempts.map(({ user, atMs }) => [user, atMs]));
  return users.map((user, place) => ({
    ...user,
    lastLoginAt: new Date(Math.max(user.lastLoginAt?.getTime() ?? 0, lastMs.get(place) ?? 0)),
  }));
}

const factsOf = ({ columns, cases }: DemoProblem): ProblemFacts => ({
  problemId: columns.problemId,
  title: columns.title,
  isPublic: columns.auth !== problemVisibilities.contest,
  difficulty: columns.difficulty ?? 0,
  type: columns.type ?? 0,
  timeLimitMs: columns.timeLimitMs,
  memoryLimitMb: columns.memoryLimitMb,
  scores: cases.map(() => (columns.type === contestTypes.oi ? CASE_SCORE : 0)),
  createdAt: columns.createdAt ?? new Date(0),
});

function submissionOf(chance: Chance, { user, problem, contest, language, atMs, status }: Attempt, facts: ProblemFacts): DemoSubmission {
  const { cases, ...result } = judged(chance, facts, status, language);
  const code = codeOf(chance, language, facts.problemId);
  const judgedAt = new Date(atMs + chance.integer(600, 9_000));
  const share = contest === null && chance.happens(0.08);
  const columns = {
    language,
    length: code.length,
    ...result,
    judger: `demo-${chance.integer(1, 3)}`,
    share,
    submittedAt: new Date(atMs),
    judgedAt,
  };
  return { user, problem, contest, columns, code, cases };
}
