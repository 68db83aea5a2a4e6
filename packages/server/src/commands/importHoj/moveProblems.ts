import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { PoolClient } from 'pg';
import type { FileStore, Stored } from '../../files/store';
import type { Report } from '../report';
import { created, group, known, link, modified, move } from './moves';

/** The user with a name; the super admin when nobody here has it. */
const author = (field: string) =>
  `coalesce((select i.id from hoj_import.user_info u join hoj_import.ids i on i.kind = 'user' and i.old = u.r->>'uuid'
     where u.r->>'username' = s.r->>'${field}' limit 1), (select id from users where role = 1000 order by id limit 1))`;

export async function moveProblems(client: PoolClient): Promise<number> {
  const count = await move(client, {
    kind: 'problem',
    target: 'problems',
    source: `select s.n, s.r->>'id' as old, s.r, ${author('author')} as author, ${group} as gid,
      -- A display id that is taken here gets the old number behind it.
      case when exists (select from problems p where p.problem_id = upper(s.r->>'problem_id')) then left(upper(s.r->>'problem_id'), 50) || '_' || (s.r->>'id')
        else left(upper(s.r->>'problem_id'), 64) end as display_id,
      (select nullif(jsonb_agg(distinct l.r->>'name'), '[]') from hoj_import.problem_language pl
        join hoj_import.language l on l.r->>'id' = pl.r->>'lid' where pl.r->>'pid' = s.r->>'id') as languages,
      (select jsonb_object_agg(l.r->>'name', t.r->>'code') from hoj_import.code_template t
        join hoj_import.language l on l.r->>'id' = t.r->>'lid'
        where t.r->>'pid' = s.r->>'id' and hoj_import.flag(t.r->>'status', true) and t.r->>'code' is not null) as templates
      from hoj_import.problem s where coalesce(s.r->>'problem_id', '') <> ''`,
    columns: {
      problem_id: 'display_id',
      title: `left(coalesce(r->>'title', ''), 255)`,
      author_id: 'author',
      type: `case when r->>'type' = '1' then 1 else 0 end`,
      judge_mode: `case when r->>'judge_mode' in ('spj', 'interactive') then r->>'judge_mode' else 'default' end`,
      judge_case_mode: `case when r->>'judge_case_mode' in ('subtask_lowest', 'subtask_average', 'ergodic_without_error') then r->>'judge_case_mode' else 'default' end`,
      time_limit_ms: `greatest(coalesce(hoj_import.whole(r->>'time_limit'), 1000), 1)`,
      memory_limit_mb: `greatest(coalesce(hoj_import.whole(r->>'memory_limit'), 256), 1)`,
      stack_limit_mb: `greatest(coalesce(hoj_import.whole(r->>'stack_limit'), 128), 1)`,
      description: `coalesce(r->>'description', '')`,
      input: `coalesce(r->>'input', '')`,
      output: `coalesce(r->>'output', '')`,
      examples: `coalesce(r->>'examples', '')`,
      hint: `coalesce(r->>'hint', '')`,
      source: `coalesce(r->>'source', '')`,
      difficulty: `least(greatest(coalesce(hoj_import.whole(r->>'difficulty'), 1), 0), 32767)`,
      auth: `case when r->>'auth' in ('1', '2', '3') then (r->>'auth')::smallint else 2 end`,
      io_score: `hoj_import.whole(r->>'io_score')`,
      code_share: `hoj_import.flag(r->>'code_share', true)`,
      ignore_end_blank: `hoj_import.flag(r->>'is_remove_end_blank', true)`,
      open_case_result: `hoj_import.flag(r->>'open_case_result', true)`,
      is_file_io: `hoj_import.flag(r->>'is_file_io', false)`,
      io_read_file_name: `left(nullif(r->>'io_read_file_name', ''), 64)`,
      io_write_file_name: `left(nullif(r->>'io_write_file_name', ''), 64)`,
      user_extra_file: `hoj_import.json(r->>'user_extra_file')`,
      judge_extra_file: `hoj_import.json(r->>'judge_extra_file')`,
      spj_code: `nullif(r->>'spj_code', '')`,
      spj_language: `left(nullif(r->>'spj_language', ''), 50)`,
      languages: `languages`,
      code_templates: `coalesce(templates, '{}')`,
      is_upload_case: `hoj_import.flag(r->>'is_upload_case', true)`,
      group_id: `case when hoj_import.flag(r->>'is_group', false) then gid end`,
      origin_group_id: 'gid',
      apply_public_progress: `case when r->>'apply_public_progress' in ('1', '2', '3') then (r->>'apply_public_progress')::smallint end`,
      remote_oj: `case when hoj_import.flag(r->>'is_remote', false) then left(split_part(r->>'problem_id', '-', 1), 8) end`,
      remote_target: `case when hoj_import.flag(r->>'is_remote', false) then left(substr(r->>'problem_id', strpos(r->>'problem_id', '-') + 1), 64) end`,
      created_at: created,
      modified_at: modified,
    },
  });
  await link(client, 'problem_counts', ['problem_id'], `select id from hoj_import.ids where kind = 'problem'`);
  return count;
}

/** A tag that is here already under its name is that one. */
export async function moveTags(client: PoolClient): Promise<number> {
  const place = `coalesce(nullif(left(s.r->>'oj', 16), ''), 'ME')`;
  await client.query(
    `insert into hoj_import.ids (kind, old, id) select 'tag', s.r->>'id', t.id from hoj_import.tag s
     join tags t on t.name = left(s.r->>'name', 64) and t.oj = ${place} and coalesce(t.group_id, 0) = coalesce(${group}, 0) on conflict do nothing`,
  );
  return move(client, {
    kind: 'tag',
    target: 'tags',
    source: `select distinct on (left(s.r->>'name', 64), ${place}, ${group}) s.n, s.r->>'id' as old, s.r, ${place} as oj, ${group} as gid
      from hoj_import.tag s where coalesce(s.r->>'name', '') <> '' order by left(s.r->>'name', 64), ${place}, ${group}, s.n`,
    columns: { name: `left(r->>'name', 64)`, color: `left(nullif(r->>'color', ''), 20)`, oj: 'oj', group_id: 'gid' },
  });
}

export const moveProblemTags = (client: PoolClient) =>
  link(
    client,
    'problem_tags',
    ['problem_id', 'tag_id'],
    `select p.id, t.id from hoj_import.problem_tag s ${known('p', 'problem', 'pid')} ${known('t', 'tag', 'tid')}`,
  );

interface OldCase {
  pid: string;
  input: string | null;
  output: string | null;
  score: number | null;
  groupNum: number | null;
}

/** Test cases: files of the folder, or the texts of the dump where they were typed. A problem gets all of them, or those that are missing are told. */
export async function moveCases(
  client: PoolClient,
  { store, files, report }: { store: FileStore; files?: string | undefined; report: Report },
) {
  const { rows: problems } = await client.query<{ old: string; id: number; uploaded: boolean; name: string }>(
    `select i.old, i.id, p.is_upload_case as uploaded, p.problem_id as name from hoj_import.ids i join problems p on p.id = i.id
     where i.kind = 'problem' and not exists (select from problem_cases c where c.problem_id = i.id)
       and exists (select from hoj_import.problem_case s where s.r->>'pid' = i.old) order by i.id`,
  );
  await client.query(`create index on hoj_import.problem_case ((r->>'pid'))`);
  let moved = 0;
  for (const { old, id, uploaded, name } of problems) {
    const { rows } = await client.query<OldCase>(
      `select r->>'pid' as pid, r->>'input' as input, r->>'output' as output, hoj_import.whole(r->>'score') as score,
         hoj_import.whole(r->>'group_num') as "groupNum"
       from hoj_import.problem_case where r->>'pid' = $1 order by hoj_import.whole(r->>'id')`,
      [old],
    );
    const folder = uploaded ? await folderOf(files, old) : undefined;
    if (uploaded && !folder) {
      report.warn(`${name}: its test data is not in the folder of files.`);
      continue;
    }
    const stored = [];
    for (const each of rows) {
      const pair = [await storeOne(store, folder, each.input), await storeOne(store, folder, each.output)] as const;
      if (pair[0] && pair[1]) stored.push({ ...each, input: pair[0], answer: pair[1] });
    }
    if (stored.length < rows.length) {
      report.warn(`${name}: ${rows.length - stored.length} of ${rows.length} test cases have no file; none was taken.`);
      continue;
    }
    await client.query(
      `insert into problem_cases (problem_id, number, input_name, answer_name, input_hash, input_bytes, answer_hash, answer_bytes, score, group_number)
       select $1, x.number, x."inputName", x."answerName", x."inputHash", x."inputBytes", x."answerHash", x."answerBytes", coalesce(x.score, 0), x."groupNum"
       from jsonb_to_recordset($2::jsonb) as x(number int, "inputName" text, "answerName" text, "inputHash" text, "inputBytes" bigint,
         "answerHash" text, "answerBytes" bigint, score int, "groupNum" int)`,
      [
        id,
        JSON.stringify(
          stored.map(({ input, answer, score, groupNum }, index) => ({
            number: index + 1,
            inputName: input.name,
            answerName: answer.name,
            inputHash: input.hash,
            inputBytes: input.bytes,
            answerHash: answer.hash,
            answerBytes: answer.bytes,
            score,
            groupNum,
          })),
        ),
      ],
    );
    moved += stored.length;
    report.step(`${moved} test cases`);
  }
  return moved;
}

async function folderOf(files: string | undefined, old: string): Promise<string | undefined> {
  if (!files || !/^\d{1,10}$/.test(old)) return undefined;
  for (const inside of ['', 'testcase', 'test_case']) {
    const folder = path.join(files, inside, `problem_${old}`);
    if ((await stat(folder).catch(() => undefined))?.isDirectory()) return folder;
  }
  return undefined;
}

/**
 * Stores the file that `given` names: only its last name is used, so that a path leads nowhere else. Without a folder, stores the text
 * itself.
 */
async function storeOne(
  store: FileStore,
  folder: string | undefined,
  given: string | null,
): Promise<(Stored & { name: string | null }) | undefined> {
  if (!folder) return { ...(await store.put(given ?? '')), name: null };
  if (!given || given !== path.basename(given) || given.startsWith('.')) return undefined;
  const file = path.join(folder, given);
  if (!(await stat(file).catch(() => undefined))?.isFile()) return undefined;
  return { ...(await store.put(createReadStream(file))), name: given.slice(0, 255) };
}
