import type { QuestionFilter } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { aliasedTable, and, asc, desc, eq, exists, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ContestFacts } from '../../access/scope';
import { containing } from '../../database/containing';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { boundedOffset, type Paging, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { contestProblems, contests } from '../contest/contest.table';
import { elapsedSecond } from '../contest/contestClock.sql';
import { helperOnWire, helpers } from '../contest/helpers.sql';
import { comments } from './comment.table';
import { allSeenIn } from './comment.visibility';
import type { CommentPlace } from './commentPlace';
import { isAboutEntry } from './question.sql';

export interface QuestionChoice {
  filter: QuestionFilter;
  /** The organiser who asks. */
  callerId: number;
  /** Problem that the questions are about; null: about none. Undefined: whatever they are about. */
  problemId?: number | null | undefined;
  keyword?: string | undefined;
  /** Number of a question or of a reply to it. */
  id?: number | undefined;
}

/** Counting stops here: the page says that there are more. */
const MOST_OPEN = 1_000;

const isComment = and(isNull(comments.parentId), isNull(comments.deletedAt));
const isOpen = eq(comments.question, 'open');

const shownName = sql<string>`coalesce(nullif(case ${contests.rankShowName}
  when 'nickname' then ${users.nickname} when 'realname' then ${users.realname} end, ''), ${users.username})`;

/** Questions of contests, for those who answer them: the callers decide who that is. */
@Injectable()
export class QuestionQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** A page of numbers of questions, with what the desk shows of each beside the comment. */
  async page(contest: ContestFacts, choice: QuestionChoice, paging: Paging) {
    boundedOffset(paging);
    const matches = and(eq(comments.contestId, contest.id), isComment, this.chosen(choice));
    const oldest = [sql`${comments.question} desc nulls last`, asc(comments.id)];
    const query = this.db
      .select({
        id: comments.id,
        name: shownName,
        realname: users.realname,
        displayTitle: contestProblems.displayTitle,
        time: elapsedSecond(contest, comments.createdAt),
        helper: helperOnWire,
      })
      .from(comments)
      .innerJoin(contests, eq(contests.id, comments.contestId))
      .innerJoin(users, eq(users.id, comments.userId))
      .leftJoin(contestProblems, isAboutEntry)
      .leftJoin(helpers, eq(helpers.id, comments.helperId))
      .where(matches)
      .orderBy(...(choice.filter === 'answered' ? [desc(comments.id)] : oldest));
    return withTotal(this.db, query, { table: comments, ...(matches && { matches }) }, paging);
  }

  async countOpen(contestId: number, callerId: number) {
    const some = this.db
      .select({ helperId: comments.helperId })
      .from(comments)
      .where(and(eq(comments.contestId, contestId), isComment, isOpen))
      .limit(MOST_OPEN)
      .as('some');
    const [counted] = await this.db
      .select({
        open: sql<number>`count(*)::integer`,
        mine: sql<number>`(count(*) filter (where ${some.helperId} = ${callerId}))::integer`,
      })
      .from(some);
    return counted ?? { open: 0, mine: 0 };
  }

  /** A question of this contest, locked until the transaction ends: of two organisers one comes first. */
  async lock(tx: Executor, contestId: number, id: number) {
    const { userId, content, byOrganiser, question, parentId, helperId } = comments;
    const [found] = await tx
      .select({ id: comments.id, userId, content, byOrganiser, question, parentId, helperId })
      .from(comments)
      .where(and(eq(comments.id, id), eq(comments.contestId, contestId), isComment, sql`${question} is not null`))
      .for('no key update');
    return found;
  }

  setHelper = (tx: Executor, id: number, helperId: number | null) => tx.update(comments).set({ helperId }).where(eq(comments.id, id));

  async answers(contestId: number) {
    const [found] = await this.db.select({ answers: contests.answers }).from(contests).where(eq(contests.id, contestId));
    return found?.answers ?? [];
  }

  /** @returns the answers that there were before. */
  async setAnswers(tx: Executor, contestId: number, answers: string[]) {
    const [before] = await tx.select({ answers: contests.answers }).from(contests).where(eq(contests.id, contestId)).for('no key update');
    await tx.update(contests).set({ answers }).where(eq(contests.id, contestId));
    return before?.answers ?? [];
  }

  /** The latest comments and replies in a contest that the caller sees there, the oldest first; replies with what they are below. */
  async latest(place: CommentPlace, most: number) {
    const parents = aliasedTable(comments, 'parents');
    const rows = await this.db
      .select({
        id: comments.id,
        userId: comments.userId,
        byOrganiser: comments.byOrganiser,
        content: comments.content,
        createdAt: comments.createdAt,
        problemId: sql<number | null>`coalesce(${parents.problemId}, ${comments.problemId})`,
        parent: { id: parents.id, userId: parents.userId, byOrganiser: parents.byOrganiser },
      })
      .from(comments)
      .leftJoin(parents, eq(parents.id, comments.parentId))
      .where(and(eq(comments.contestId, place.id), isNull(comments.deletedAt), isNull(parents.deletedAt), allSeenIn(place, parents)))
      .orderBy(desc(comments.id))
      .limit(most);
    return rows.toReversed();
  }

  private chosen({ id, filter, callerId, problemId, keyword }: QuestionChoice): SQL | undefined {
    if (id !== undefined) return inArray(comments.id, this.questionOf(id));
    const states = {
      open: isOpen,
      mine: and(isOpen, eq(comments.helperId, callerId)),
      answered: eq(comments.question, 'answered'),
      all: undefined,
    };
    const about = problemId === null ? isNull(comments.problemId) : problemId === undefined ? undefined : eq(comments.problemId, problemId);
    return and(states[filter], about, keyword?.trim() ? this.mentions(containing(keyword.trim())) : undefined);
  }

  private questionOf(id: number) {
    const named = aliasedTable(comments, 'named');
    return this.db
      .select({ id: sql<number>`coalesce(${named.parentId}, ${named.id})` })
      .from(named)
      .where(eq(named.id, id));
  }

  private mentions(pattern: string) {
    const named = or(ilike(users.username, pattern), ilike(users.nickname, pattern), ilike(users.realname, pattern));
    const author = this.db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, comments.userId), named));
    return or(ilike(comments.content, pattern), exists(author));
  }
}
