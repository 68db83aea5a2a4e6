import { contestTypes } from '@oj/contract';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { userCounts, users } from '../features/account/account.table';
import { announcements } from '../features/announcement/announcement.table';
import { problemCases, problemCounts, problems, problemTags } from '../features/problem/problem.table';
import { aggregatesOf } from '../features/submission/aggregates';
import { practice } from '../features/submission/place.sql';
import { submissionCases, submissionCodes, submissions } from '../features/submission/submission.table';
import type { FileStore, Stored } from '../files/store';
import { importTags } from '../starter/import';
import { siteAnnouncements } from './announcements';
import { storeContests } from './storeContests';
import { storeTerm } from './storeTerm';
import { insertMany, insertNumbered } from './bulk';
import { ids, type StoredPlaces, valueAt } from './places';
import { CASE_SCORE, type DemoProblem } from './problems';
import type { DemoRows, DemoSubmission } from './rows';
import { ORGANISER } from './users';

const FILES_AT_ONCE = 8;

export interface StoredCase {
  input: Stored;
  answer: Stored;
}

interface Given {
  /** Ids of the problems that were there before, in the order in which the rows count them. */
  presentProblems: readonly number[];
  files: readonly StoredCase[][];
  rootId: number;
  passwordHash: string;
  now: Date;
  say(what: string): void;
}

/** Test data goes to the file store first; a file that no row mentions yet does no harm, and is taken when it comes again. */
export async function storeFiles(store: FileStore, made: readonly DemoProblem[]): Promise<StoredCase[][]> {
  const stored: StoredCase[][] = [];
  for (let at = 0; at < made.length; at += FILES_AT_ONCE) {
    const some = made
      .slice(at, at + FILES_AT_ONCE)
      .map(({ cases }) =>
        Promise.all(cases.map(async ({ input, answer }) => ({ input: await store.put(input), answer: await store.put(answer) }))),
      );
    stored.push(...(await Promise.all(some)));
  }
  return stored;
}

/** Stores all rows, and has the product compute whatever follows from them. */
export async function storeRows(tx: Executor, rows: DemoRows, given: Given) {
  const userIds = await storeUsers(tx, rows, given);
  given.say(`${userIds.length} users`);
  const problemIds = [...given.presentProblems, ...(await storeProblems(tx, rows, given, userIds[1] ?? given.rootId))];
  given.say(`${rows.problems.length} problems`);
  const places = { userIds, problemIds };
  const groupIds = await storeTerm(tx, rows.term, { ...places, organiserId: valueAt(userIds, ORGANISER) });
  given.say(`${groupIds.length} groups`);
  const contestIds = await storeContests(tx, rows, { ...places, groupIds, passwordHash: given.passwordHash });
  given.say(`${contestIds.length} contests`);
  await storeSubmissions(tx, rows.submissions, { ...places, contestIds });
  given.say(`${rows.submissions.length} submissions`);
  await tx.insert(announcements).values(siteAnnouncements(given.now).map(each => ({ ...each, authorId: given.rootId })));
  for (const problemId of problemIds) await aggregatesOf(practice).refresh(tx, problemId);
  await tx.execute(sql`analyze ${users}, ${problems}, ${submissions}`);
  given.say('statistics');
  return { contestIds, groupIds };
}

async function storeUsers(tx: Executor, { users: made }: DemoRows, { passwordHash }: Given) {
  const stored = await ids(made, chunk =>
    tx
      .insert(users)
      .values(chunk.map(user => ({ ...user, passwordHash })))
      .returning({ id: users.id }),
  );
  await tx.insert(userCounts).values(stored.map(userId => ({ userId })));
  return stored;
}

async function storeProblems(tx: Executor, { problems: made }: DemoRows, { files }: Given, authorId: number) {
  const tagIds = await importTags(tx);
  const stored = await ids(made, chunk =>
    tx
      .insert(problems)
      .values(chunk.map(({ columns }) => ({ ...columns, authorId })))
      .returning({ id: problems.id }),
  );
  const each = made.map((problem, place) => ({ ...problem, problemId: valueAt(stored, place), files: valueAt(files, place) }));
  await tx.insert(problemCounts).values(stored.map(problemId => ({ problemId })));
  await tx
    .insert(problemTags)
    .values(each.flatMap(({ problemId, tags }) => tags.map(slug => ({ problemId, tagId: tagIds.get(slug) ?? 0 }))));
  await tx.insert(problemCases).values(
    each.flatMap(({ problemId, columns, files }) =>
      files.map(({ input, answer }, index) => ({
        problemId,
        number: index + 1,
        score: columns.type === contestTypes.oi ? CASE_SCORE : 0,
        inputHash: input.hash,
        inputBytes: input.bytes,
        answerHash: answer.hash,
        answerBytes: answer.bytes,
      })),
    ),
  );
  return stored;
}

async function storeSubmissions(
  tx: Executor,
  made: readonly DemoSubmission[],
  { userIds, problemIds, contestIds }: StoredPlaces & { contestIds: number[] },
) {
  const stored = await insertNumbered(
    tx,
    submissions,
    made.map(({ columns, user, problem, contest }) => ({
      ...columns,
      userId: valueAt(userIds, user),
      problemId: valueAt(problemIds, problem),
      contestId: contest === null ? null : valueAt(contestIds, contest),
    })),
  );
  const details = made.map(({ code, cases }, place) => ({ submissionId: valueAt(stored, place), code, cases }));
  await insertMany(
    tx,
    submissionCodes,
    details.map(({ submissionId, code }) => ({ submissionId, code })),
  );
  await insertMany(
    tx,
    submissionCases,
    details.map(({ submissionId, cases }) => ({ submissionId, cases })),
  );
}
