import type { Status } from '@oj/contract';
import { runCommand } from './commands';
import { discussionDraft } from './discussions';
import type { Asked } from './everyAnswer';
import { asRoot, type Product } from './product';

/** Fills the site of a data folder with a small demo. Nothing else runs on it meanwhile. */
export async function fillDemo(dataDir: string, env: Record<string, string> = {}) {
  const { code, said } = await runCommand(dataDir, ['demo', '--scale', '0.02', '--seed', '3'], undefined, env);
  if (code !== 0) throw new Error(said);
}

/** Values for questions about a demo: of each noun one that has something in it. A discussion is added. */
export async function askedOfDemo(product: Product): Promise<Asked> {
  const { rows } = await product.database().execute<Row>(`
    select s.id as "submitId", s.status, s.problem_id as pid, p.problem_id as "problemId", p.title, u.id::text as uid, u.username,
      t.id as "tagId", t.name as tag,
      (select group_id from group_members group by group_id order by count(*) desc limit 1) as gid,
      (select id from trainings where group_id is null order by id limit 1) as tid,
      (select contest_id from submissions where contest_id is not null group by contest_id order by count(*) desc limit 1) as cid
    from submissions s join problems p on p.id = s.problem_id join users u on u.id = s.user_id
      join problem_tags pt on pt.problem_id = p.id join tags t on t.id = pt.tag_id
    where s.contest_id is null and p.auth = 1 and p.group_id is null order by s.id desc limit 1`);
  const [row] = rows;
  if (!row) throw new Error('the demo has no submission');
  const { uid, username, tid, cid, ...asked } = row;
  const { id: did } = await (await asRoot(product)).discussion.add(discussionDraft);
  return {
    ...asked,
    author: { uid, username },
    more: { did: [did], tid: [tid], cid: [cid], contestID: [cid], id: [1, cid], quoteId: [1], collection: ['teams'], displayId: ['A'] },
  };
}

type Row = Record<'submitId' | 'pid' | 'tagId' | 'gid' | 'tid' | 'cid', number> &
  Record<'problemId' | 'title' | 'uid' | 'username' | 'tag', string> & { status: Status };
