import type { PoolClient } from 'pg';
import type { Report } from '../report';
import { known, move } from './moves';

const AT_ONCE = 20_000;

/** Verdicts of the protocol; one that was still to come never will: it is cancelled. */
const verdict = `case when r->>'status' in ('5', '6', '7', '9', '-10') or r->>'status' !~ '^-?[0-9]{1,2}$' or r->>'status' is null then -4
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
      source: `select s.r->>'submit_id' as old, s.r, u.id as uid, p.id as pid, c.id as cid
        from hoj_import.judge s ${known('u', 'user', 'uid')} ${known('p', 'problem', 'pid')}
        left join hoj_import.ids c on c.kind = 'contest' and c.old = s.r->>'cid'
        where s.n > $1 and s.n <= $2 and (c.id is not null or coalesce(s.r->>'cid', '0') = '0') order by s.n`,
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
