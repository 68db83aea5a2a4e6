import { type CcsContest, type CcsObjects, type CcsState, Status } from '@oj/contract';
import { type ContestClock, elapsedMs } from '@oj/ui/ranking';
import { createHash } from 'node:crypto';
import { type ContestTimes, isSealed } from '../../access/phase';
import { baseOf, languages } from '../../judge/languages/registry';
import { contestTimeOf, durationOf, timeOf } from './ccsTime';

/*
 * Makes objects of the specification from our rows. Every identifier follows from a stored number or a name, so that it stays the same from
 * call to call and from process to process.
 */

const PENALTY_MINUTES = 20;

interface NamedContest extends ContestClock, Pick<ContestTimes, 'endAt' | 'sealAt'> {
  id: number;
  title: string;
}

/** Durations are those of the clock of the contest, which stands still in pauses. */
export function contestOf({ id, title, endAt, sealAt, ...clock }: NamedContest): CcsContest {
  const lengthMs = elapsedMs(clock, endAt);
  return {
    id: String(id),
    name: title,
    formal_name: title,
    start_time: timeOf(new Date(clock.startAt)),
    duration: durationOf(lengthMs),
    scoreboard_type: 'pass-fail',
    ...(sealAt && { scoreboard_freeze_duration: durationOf(lengthMs - elapsedMs(clock, sealAt)) }),
    penalty_time: PENALTY_MINUTES,
  };
}

/** When a contest was opened by hand is not stored: its end stands for that. Nothing is ever final, because an organiser may judge again. */
export function stateOf(contest: ContestTimes, now: Date): CcsState {
  const { startAt, endAt, sealAt } = contest;
  const isOver = endAt <= now;
  return {
    started: startAt <= now ? timeOf(startAt) : null,
    frozen: sealAt && sealAt <= now ? timeOf(sealAt) : null,
    ended: isOver ? timeOf(endAt) : null,
    thawed: isOver && sealAt && !isSealed(contest, now) ? timeOf(endAt) : null,
    finalized: null,
    end_of_updates: null,
  };
}

const verdicts: Partial<Record<Status, readonly [id: string, name: string, penalty: boolean]>> = {
  [Status.accepted]: ['AC', 'Accepted', false],
  [Status.wrongAnswer]: ['WA', 'Wrong Answer', true],
  [Status.timeLimitExceeded]: ['TLE', 'Time Limit Exceeded', true],
  [Status.memoryLimitExceeded]: ['MLE', 'Memory Limit Exceeded', true],
  [Status.runtimeError]: ['RTE', 'Runtime Error', true],
  [Status.presentationError]: ['PE', 'Presentation Error', true],
  [Status.compileError]: ['CE', 'Compile Error', false],
};

export const judgementTypes: CcsObjects['judgement-types'][] = Object.values(verdicts).map(([id, name, penalty]) => ({
  id,
  name,
  penalty,
  solved: id === 'AC',
}));

/** Undefined where there is no verdict: the submission waits, was cancelled, or the judge failed. */
export const judgementTypeOf = (status: Status): string | undefined =>
  verdicts[status === Status.partialAccepted ? Status.wrongAnswer : status]?.[0];

/** `C++ 17 With O2` is `cpp-17-with-o2`; one with a compiler of its own is its language. */
export const languageIdOf = (name: string): string =>
  baseOf(name)
    .toLowerCase()
    .replaceAll('++', 'pp')
    .replaceAll('#', 'sharp')
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 36);

export const ccsLanguages: CcsObjects['languages'][] = languages.map(({ name, sourceFile }) => ({
  id: languageIdOf(name),
  name,
  entry_point_required: false,
  extensions: [sourceFile.slice(sourceFile.lastIndexOf('.') + 1)],
}));

interface EntryRow {
  problemId: number;
  displayId: string;
  displayTitle: string;
  color: string | null;
  timeLimitMs: number;
}

/** A problem. Readers outside the contest do not get the limit, which only the statement shows. */
export const problemOf = (entry: EntryRow, index: number, { read }: { read: boolean }): CcsObjects['problems'] => ({
  id: String(entry.problemId),
  label: entry.displayId,
  name: entry.displayTitle,
  ordinal: index + 1,
  ...(entry.color && { rgb: entry.color }),
  ...(read && { time_limit: entry.timeLimitMs / 1000 }),
});

const PARTICIPANTS = 'participants';
const UNOFFICIAL = 'unofficial';

export const groups: CcsObjects['groups'][] = [
  { id: PARTICIPANTS, name: 'Participants', type: 'participation' },
  { id: UNOFFICIAL, name: 'Unofficial participants', type: 'participation' },
];

const schoolOf = ({ school }: { school?: string | null | undefined }) => school?.normalize('NFC').trim() || undefined;
const organizationIdOf = (school: string) => createHash('sha256').update(school).digest('hex').slice(0, 16);

export function organizationsOf(people: readonly { school?: string | null | undefined }[]): CcsObjects['organizations'][] {
  const schools = [...new Set(people.flatMap(person => schoolOf(person) ?? []))];
  return schools.sort().map(school => ({ id: organizationIdOf(school), name: school, formal_name: school }));
}

interface Person {
  id: string;
  username: string;
  nickname?: string | null | undefined;
  realname?: string | null | undefined;
  school?: string | null | undefined;
  unofficial?: boolean | undefined;
}
type ShownName = 'username' | 'nickname' | 'realname';

/** What the board of the contest calls somebody. */
export const shownNameOf = (person: Person, rankShowName: ShownName) => person[rankShowName] || person.username;

/** A star is hidden: other systems rank everybody else, as our board does. */
export function teamOf(person: Person, rankShowName: ShownName): CcsObjects['teams'] {
  const school = schoolOf(person);
  return {
    id: person.id,
    label: person.username,
    name: shownNameOf(person, rankShowName),
    ...(school && { organization_id: organizationIdOf(school) }),
    group_ids: [person.unofficial ? UNOFFICIAL : PARTICIPANTS],
    hidden: !!person.unofficial,
  };
}

export const accountOf = ({ id, username }: Pick<Person, 'id' | 'username'>): CcsObjects['accounts'] => ({
  id,
  username,
  type: 'team',
  team_id: id,
});

/** A submission as `redact` leaves it. */
export interface KnownSubmission {
  id: number;
  userId: number;
  problemId: number;
  language: string;
  status: Status;
  submittedAt: Date;
  judgedAt: Date | null;
  time: number | null;
}

/** @param cid set when the reader may have the code. */
export const submissionOf = (row: KnownSubmission, times: ContestClock, cid?: number): CcsObjects['submissions'] => ({
  id: String(row.id),
  language_id: languageIdOf(row.language),
  problem_id: String(row.problemId),
  team_id: String(row.userId),
  time: timeOf(row.submittedAt),
  contest_time: contestTimeOf(row.submittedAt, times),
  files: cid === undefined ? [] : [{ href: `contests/${cid}/submissions/${row.id}/files`, filename: 'files.zip', mime: 'application/zip' }],
});

/** The verdict that a submission has now. Its id is that of the submission: a new verdict replaces the old one. */
export function judgementOf(row: KnownSubmission, times: ContestClock): CcsObjects['judgements'] | undefined {
  const type = judgementTypeOf(row.status);
  if (!type) return undefined;
  const end = row.judgedAt ?? row.submittedAt;
  return {
    id: String(row.id),
    submission_id: String(row.id),
    judgement_type_id: type,
    start_time: timeOf(row.submittedAt),
    start_contest_time: contestTimeOf(row.submittedAt, times),
    end_time: timeOf(end),
    end_contest_time: contestTimeOf(end, times),
    ...(row.time !== null && { max_run_time: row.time / 1000 }),
  };
}

interface JudgedCase {
  number: number;
  status: Status;
  timeMs: number;
}

/** The cases of a submission that ran. */
export function runsOf(
  { id, judgedAt, submittedAt, cases }: Pick<KnownSubmission, 'id' | 'judgedAt' | 'submittedAt'> & { cases: readonly JudgedCase[] },
  times: ContestClock,
): CcsObjects['runs'][] {
  const at = judgedAt ?? submittedAt;
  return cases.flatMap(({ number, status, timeMs }) => {
    const type = judgementTypeOf(status);
    if (!type) return [];
    const place = { id: `${id}-${number}`, judgement_id: String(id), ordinal: number, judgement_type_id: type };
    return [{ ...place, time: timeOf(at), contest_time: contestTimeOf(at, times), run_time: timeMs / 1000 }];
  });
}
