import type { PoolClient } from 'pg';
import type { Report } from '../report';
import { known, move } from './moves';

const AT_ONCE = 20_000;

/** Verdicts of the protocol; one that was still to come never will: it is cancelled. */
export const verdict = `case when r->>'status' in ('5', '6', '7', '9', '-10') or r->>'status' !~ '^-?[0-9]{1,2}$' or r->>'status' is null then -4
  when (r->>'status')::integer between -5 and 10 then (r->>'status')::smallint else 4 end`;

/** Submissions in the order of the dump, so that their numbers keep it, and the program of each. */
export async function moveSubmissions(client: PoolClient, report: Report): Promise<number> {
  const { rows } = await client.query<{ last: number }>('select coalesce(max(n), 0)::integer as last from hoj_import.judge');
  const last = rows[0]?.last ?? 0;
  let moved = 0;
  for (let after = 0; after < last; after += AT_ONCE) {
    await client.query('begin');
    moved += await move(client, {
      kind: 'submission',
      target: 'submissions',
      source: `select s.n, s.r->>'submit_id' as old, s.r, u.id as uid, p.id as pid, c.id as cid
        from hoj_import.judge s ${known('u', 'user', 'uid')} ${known('p', 'problem', 'pid')}
        left join hoj_import.ids c on c.kind = 'contest' and c.old = s.r->>'cid'
        where s.n > $1 and s.n <= $2 and (c.id is not null or coalesce(s.r->>'cid', '0') = '0')`,
      columns: {
        user_id: 'uid',
        problem_id: 'pid',
        contest_id: 'cid',
        language: `left(coalesce(r->>'language', ''), 50)`,
        length: `coalesce(hoj_import.whole(r->>'length'), length(coalesce(r->>'code', '')))`,
        status: verdict,
        time_ms: `hoj_import.whole(r->>'time')`,
        memory_kb: `hoj_import.whole(r->>'memory')`,
        score: `hoj_import.whole(r->>'score')`,
        oi_rank_score: `hoj_import.whole(r->>'oi_rank_score')`,
        error_message: `nullif(r->>'error_message', '')`,
        judger: `left(nullif(r->>'judger', ''), 100)`,
        is_manual: `hoj_import.flag(r->>'is_manual', false)`,
        share: `hoj_import.flag(r->>'share', false)`,
        ip: `left(nullif(r->>'ip', ''), 45)`,
        submitted_at: `coalesce(hoj_import.moment(r->>'submit_time'), now())`,
        judged_at: `coalesce(hoj_import.moment(r->>'gmt_modified'), hoj_import.moment(r->>'submit_time'), now())`,
      },
      parameters: [after, after + AT_ONCE],
    });
    await client.query(
      `insert into submission_codes (submission_id, code)
       select i.id, coalesce(s.r->>'code', '') from hoj_import.judge s ${known('i', 'submission', 'submit_id')}
       where s.n > $1 and s.n <= $2 on conflict do nothing`,
      [after, after + AT_ONCE],
    );
    await client.query('commit');
    report.step(`${moved} submissions`);
  }
  return moved;
}

/**
 * What came of single cases, some submissions at a time: all of one judging are one row. A submission that has been judged again here keeps
 * what it has.
 */
export async function moveCaseResults(client: PoolClient, report: Report): Promise<number> {
  await client.query(`create index if not exists judge_case_of on hoj_import.judge_case ((r->>'submit_id'))`);
  const { rows } = await client.query<{ last: number }>(
    `select coalesce(max(id), 0)::integer as last from hoj_import.ids where kind = 'submission'`,
  );
  const last = rows[0]?.last ?? 0;
  let moved = 0;
  for (let after = 0; after < last; after += AT_ONCE) {
    const { rows: counted } = await client.query<{ count: number }>(
      `with kept as (
         insert into submission_cases (submission_id, cases)
         select id, jsonb_agg(jsonb_strip_nulls(jsonb_build_object('number', number, 'group', hoj_import.whole(r->>'group_num'), 'status', ${verdict},
           'timeMs', greatest(coalesce(hoj_import.whole(r->>'time'), 0), 0), 'memoryKb', greatest(coalesce(hoj_import.whole(r->>'memory'), 0), 0),
           'score', coalesce(hoj_import.whole(r->>'score'), 0), 'output', left(nullif(r->>'user_output', ''), 1000))) order by number)
         from (select i.id, s.r, row_number() over (partition by i.id order by hoj_import.whole(s.r->>'seq'), s.n) as number
           from hoj_import.ids i join hoj_import.judge_case s on s.r->>'submit_id' = i.old
           where i.kind = 'submission' and i.id > $1 and i.id <= $2) cases
         group by id on conflict do nothing returning jsonb_array_length(cases) as length)
       select coalesce(sum(length), 0)::integer as count from kept`,
      [after, after + AT_ONCE],
    );
    moved += counted[0]?.count ?? 0;
    report.step(`${moved} results of cases`);
  }
  return moved;
}

export const CASE_RESULTS_PRESENT = `select count(*) from hoj_import.judge_case s ${known('i', 'submission', 'submit_id')}
  join submission_cases c on c.submission_id = i.id`;
