import { Status } from '@oj/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { problems } from '../../features/problem/problem.table';
import { isPublic } from '../../features/problem/problem.visibility';
import { aggregatesOf } from '../../features/submission/aggregates';
import { belongsTo, practice } from '../../features/submission/place.sql';
import { counterOf, countedStatuses } from '../../features/submission/submission.rules';
import { submissions } from '../../features/submission/submission.table';

/** Numbers that are stored beside what they follow from. */
export interface DerivedNumber {
  /** What differs, in words. */
  what: string;
  /** The rows that differ: `id` of what they belong to. */
  wrong: SQL;
  /** Computes them from their source, for one id. */
  mend(tx: Executor, id: number): Promise<unknown>;
}

const counted = sql.raw(countedStatuses.join(', '));
const counters = Object.entries(counterOf);
const refreshProblem = (tx: Executor, id: number) => aggregatesOf(practice).refresh(tx, id);

const likes = (table: 'comments' | 'discussions', key: 'comment_id' | 'discussion_id', from: string): DerivedNumber => {
  const [thing, likers] = [sql.identifier(table), sql.identifier(from)];
  const truth = sql`(select count(*) from ${likers} l where l.${sql.identifier(key)} = t.id)`;
  return {
    what: `likes of ${table}`,
    wrong: sql`select t.id from ${thing} t where t.like_count <> ${truth}`,
    mend: (tx, id) => tx.execute(sql`update ${thing} t set like_count = ${truth} where t.id = ${id}`),
  };
};

const repliesOfComment = sql`(select count(*) from comments r where r.parent_id = t.id and r.deleted_at is null)`;
const commentsOfDiscussion = sql`(
  select count(*) from comments c left join comments p on p.id = c.parent_id
  where c.discussion_id = t.id and c.deleted_at is null and p.deleted_at is null)`;
const countsOfUser = sql`
  select c.user_id as id,
    count(p.*) filter (where p.status = ${Status.accepted}) as ac,
    coalesce(sum(p.submissions), 0) as total,
    coalesce(sum(p.oi_rank_score), 0) as score
  from user_counts c left join (
    select user_problems.* from user_problems join ${problems} on ${problems.id} = user_problems.problem_id where ${isPublic}
  ) p on p.user_id = c.user_id`;

/** The order matters: a later number may follow from an earlier one. */
export const derivedNumbers: readonly DerivedNumber[] = [
  {
    what: 'counters of problems',
    wrong: sql`
      with truth as (
        select problem_id, count(*) as total, ${sql.join(
          counters.map(([status, name]) => sql`count(*) filter (where status = ${Number(status)}) as ${sql.identifier(name)}`),
          sql`, `,
        )}
        from ${submissions} where ${belongsTo(practice)} and status in (${counted}) group by problem_id
      )
      select c.problem_id as id from problem_counts c left join truth t on t.problem_id = c.problem_id
      where c.total <> coalesce(t.total, 0) or ${sql.join(
        counters.map(([, name]) => sql`c.${sql.identifier(name)} <> coalesce(t.${sql.identifier(name)}, 0)`),
        sql` or `,
      )}`,
    mend: refreshProblem,
  },
  {
    what: 'how users stand with problems',
    wrong: sql`
      with truth as (
        select distinct on (user_id, problem_id)
          user_id, problem_id, status, id as submission_id, max(score) over own as score, max(oi_rank_score) over own as oi_rank_score,
          count(*) over own as submissions
        from ${submissions} where ${belongsTo(practice)} and status in (${counted})
        window own as (partition by user_id, problem_id)
        order by user_id, problem_id, status = ${Status.accepted} desc, case when status = ${Status.accepted} then id else -id end
      )
      select distinct problem_id as id from truth t full join user_problems u using (user_id, problem_id)
      where (t.status, t.submission_id, t.score, t.oi_rank_score, t.submissions)
        is distinct from (u.status, u.submission_id, u.score, u.oi_rank_score, u.submissions)`,
    mend: refreshProblem,
  },
  {
    what: 'counters of users',
    wrong: sql`select t.id from (${countsOfUser} group by c.user_id) t join user_counts c on c.user_id = t.id
      where (c.ac, c.total, c.score) is distinct from (t.ac, t.total, t.score)`,
    mend: (tx, id) =>
      tx.execute(sql`update user_counts c set ac = t.ac, total = t.total, score = t.score
        from (${countsOfUser} where c.user_id = ${id} group by c.user_id) t where c.user_id = t.id`),
  },
  likes('discussions', 'discussion_id', 'discussion_likes'),
  likes('comments', 'comment_id', 'comment_likes'),
  {
    what: 'replies of comments',
    wrong: sql`select t.id from comments t where t.reply_count <> ${repliesOfComment}`,
    mend: (tx, id) => tx.execute(sql`update comments t set reply_count = ${repliesOfComment} where t.id = ${id}`),
  },
  {
    what: 'comments of discussions',
    wrong: sql`select t.id from discussions t where t.comment_count <> ${commentsOfDiscussion}`,
    mend: (tx, id) => tx.execute(sql`update discussions t set comment_count = ${commentsOfDiscussion} where t.id = ${id}`),
  },
];
