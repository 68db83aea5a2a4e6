import type { PoolClient } from 'pg';
import { stat } from 'node:fs/promises';
import type { Config } from '../../config';
import { type Database, openDatabase } from '../../database/database';
import { operator, recordAudit } from '../../features/audit/audit.queries';
import { aggregatesOf } from '../../features/submission/aggregates';
import { practice } from '../../features/submission/place.sql';
import { FileStore } from '../../files/store';
import { exitCodes, Refused } from '../exitCodes';
import { reachSite } from '../reachDatabase';
import type { Report } from '../report';
import { checkNumbers } from '../verify/verify';
import { DumpFault } from './dumpRows';
import { moveFiles } from './moveFiles';
import * as contests from './moveContests';
import * as groups from './moveGroups';
import * as problems from './moveProblems';
import * as messages from './moveMessages';
import { CASE_RESULTS_PRESENT, moveCaseResults, moveSubmissions } from './moveSubmissions';
import * as talk from './moveTalk';
import { moveUsers } from './moveUsers';
import { OldFiles } from './oldFiles';
import { type KnownTable, knownTables, prepare, stage, type Staged } from './staging';

export interface ImportOptions {
  /** The folder of files of the other site. */
  files?: string | undefined;
  /** Where the other site is, such as https://oj.example.org: texts may name their files with it. */
  site?: string | undefined;
  /** Time zone of the times in the dump. */
  timeZone: string;
}

const LOCK_TIMEOUT = '55P03';

type Step = (client: PoolClient) => Promise<number>;

/** What was read, what is here now because of this run, and what is here of it in all. */
interface Compared {
  table: KnownTable;
  rows: number;
  added: number;
  present: number;
}

/**
 * Brings another site of the same protocol in: its dump goes into tables beside those of the site, and from there, kind by kind, into the
 * site. Each kind, and each part of a large one, is a transaction with the numbers that its rows got: whoever begins again after a broken
 * run goes on, and a second run of the same dump changes nothing.
 */
export async function importHoj(dump: string, options: ImportOptions, config: Config, report: Report): Promise<number> {
  if (!(await stat(dump).catch(() => undefined))?.isFile()) throw new Refused(`${dump} is no file.`);
  if (options.files && !(await stat(options.files).catch(() => undefined))?.isDirectory())
    throw new Refused(`${options.files} is no folder.`);
  const site = options.site === undefined ? undefined : originOf(options.site);
  await using server = await reachSite(config);
  const database = openDatabase(server.url, { connections: 3 });
  const client = await database.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await beAlone(client);
    await checkTimeZone(client, options.timeZone);
    report.stage('reading the dump');
    await prepare(client, options.timeZone);
    const staged = await stage(client, dump, report);
    if (!staged.counts.get('user_info'))
      throw new Refused('The dump has no users (table user_info): it is not one of such a site, or not whole.');
    const compared = await moveAll(client, staged, { config, report, files: options.files });
    report.stage('pictures and files of texts');
    const files = new OldFiles(client, report, options.files, { database, config });
    await moveFiles(client, files, site);
    await followUp(database, client, report);
    await dropStaged(client);
    const added = Object.fromEntries(compared.map(({ table, added }) => [table, added]));
    await database.transaction(tx => recordAudit(tx, operator, { action: 'import.hoj', target: dump, after: added }));
    return tell(compared, staged, files, report);
  } catch (reason) {
    if (reason instanceof DumpFault) throw new Refused(reason.message);
    throw reason;
  } finally {
    client.release(true);
    await database.$client.end();
  }
}

function originOf(site: string): string {
  const address = URL.canParse(site) ? new URL(site) : undefined;
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Refused(`${site} is no address of a site; such as https://oj.example.org.`);
  return address.origin;
}

/** What a killed run had asked the database for may still be on its way: it is waited for. */
async function beAlone(client: PoolClient) {
  await client.query(`set lock_timeout = '60s'`);
  await client.query(`select pg_advisory_lock(hashtext('importHoj'))`).catch((reason: { code?: string }) => {
    throw reason.code === LOCK_TIMEOUT ? new Refused('Another import is running.') : reason;
  });
  await client.query('set lock_timeout = 0');
}

async function checkTimeZone(client: PoolClient, timeZone: string) {
  const { rowCount } = await client.query('select from pg_timezone_names where name = $1', [timeZone]);
  if (!rowCount) throw new Refused(`There is no time zone ${timeZone}; such as Asia/Shanghai.`);
}

interface Surroundings {
  config: Config;
  report: Report;
  files: string | undefined;
}

/** Runs the steps in this order, because what comes later refers to what comes before. */
async function moveAll(client: PoolClient, { counts }: Staged, { config, report, files }: Surroundings): Promise<Compared[]> {
  const store = new FileStore(config);
  const steps: [KnownTable, Step, present: string][] = [
    ['user_info', each => moveUsers(each, report), ofKind('user')],
    ['group', groups.moveGroups, ofKind('group')],
    [
      'group_member',
      groups.moveMembers,
      ofPairs('group_member', 'group_members', ['group_id', 'group', 'gid'], ['user_id', 'user', 'uid']),
    ],
    ['tag', problems.moveTags, ofKind('tag')],
    ['problem', problems.moveProblems, ofKind('problem')],
    [
      'problem_tag',
      problems.moveProblemTags,
      ofPairs('problem_tag', 'problem_tags', ['problem_id', 'problem', 'pid'], ['tag_id', 'tag', 'tid']),
    ],
    [
      'problem_case',
      each => problems.moveCases(each, { store, files, report }),
      `select count(*) from problem_cases c join hoj_import.ids i on i.kind = 'problem' and i.id = c.problem_id`,
    ],
    ['contest', contests.moveContests, ofKind('contest')],
    ['contest_problem', contests.moveContestProblems, ofKind('contestProblem')],
    [
      'contest_register',
      contests.moveRegistrations,
      ofPairs('contest_register', 'contest_registrations', ['contest_id', 'contest', 'cid'], ['user_id', 'user', 'uid']),
    ],
    ['announcement', contests.moveAnnouncements, ofKind('announcement', 'contestAnnouncement')],
    ['contest_announcement', contests.moveContestAnnouncements, ofKind('contestAnnouncement')],
    ['judge', each => moveSubmissions(each, report), ofKind('submission')],
    ['judge_case', each => moveCaseResults(each, report), CASE_RESULTS_PRESENT],
    ['training_category', groups.moveTrainingCategories, ofKind('trainingCategory')],
    ['training', groups.moveTrainings, ofKind('training')],
    ['training_problem', groups.moveTrainingProblems, ofKind('trainingProblem')],
    [
      'training_register',
      groups.moveTrainingRegistrations,
      ofPairs('training_register', 'training_registrations', ['training_id', 'training', 'tid'], ['user_id', 'user', 'uid']),
    ],
    ['category', talk.moveCategories, ofKind('category')],
    ['discussion', talk.moveDiscussions, ofKind('discussion')],
    [
      'discussion_like',
      talk.moveDiscussionLikes,
      ofPairs('discussion_like', 'discussion_likes', ['discussion_id', 'discussion', 'did'], ['user_id', 'user', 'uid']),
    ],
    ['comment', talk.moveComments, ofKind('comment')],
    ['reply', talk.moveReplies, ofKind('reply')],
    [
      'comment_like',
      talk.moveCommentLikes,
      ofPairs('comment_like', 'comment_likes', ['comment_id', 'comment', 'cid'], ['user_id', 'user', 'uid']),
    ],
    ['discussion_report', messages.moveReports, messages.REPORTS_PRESENT],
    ['contest_print', messages.movePrints, ofKind('print')],
    ['admin_sys_notice', contests.moveNotices, ofKind('notice')],
    ['user_sys_notice', messages.movePersonalNotices, messages.PERSONAL_NOTICES_PRESENT],
    ['msg_remind', messages.moveDeeds, ofKind('deed')],
  ];
  const compared: Compared[] = [];
  for (const [table, step, present] of steps) {
    report.stage(knownTables[table]);
    const added = await step(client);
    // What comes next finds numbers by the thousand: the planner has to know how many there are.
    await client.query('analyze hoj_import.ids');
    const { rows } = await client.query<{ count: number }>(`select (${present})::integer as count`);
    compared.push({ table, rows: counts.get(table) ?? 0, added, present: rows[0]?.count ?? 0 });
  }
  return compared;
}

const ofKind = (...kinds: string[]) => `select count(*) from hoj_import.ids where kind in (${kinds.map(kind => `'${kind}'`).join(', ')})`;

type Side = [column: string, kind: string, field: string];
/** Rows of the dump whose link is here. */
const ofPairs = (table: KnownTable, target: string, [a, aKind, aField]: Side, [b, bKind, bField]: Side) =>
  `select count(*) from hoj_import."${table}" s join hoj_import.ids a on a.kind = '${aKind}' and a.old = s.r->>'${aField}'
   join hoj_import.ids b on b.kind = '${bKind}' and b.old = s.r->>'${bField}' join ${target} t on t.${a} = a.id and t.${b} = b.id`;

/** Numbers that the site stores beside what they follow from. */
async function followUp(database: Database, client: PoolClient, report: Report) {
  report.stage('counters and ranks');
  const { rows } = await client.query<{ id: number }>(
    `select distinct s.problem_id as id from submissions s join hoj_import.ids i on i.kind = 'problem' and i.id = s.problem_id order by id`,
  );
  await client.query('analyze submissions; analyze users; analyze problems');
  for (const [index, { id }] of rows.entries()) {
    await database.transaction(tx => aggregatesOf(practice).refresh(tx, id));
    report.step(`counters of ${index + 1} problems of ${rows.length}`);
  }
  await checkNumbers(database, true, report);
}

async function dropStaged(client: PoolClient) {
  for (const table of Object.keys(knownTables)) await client.query(`drop table if exists hoj_import."${table}"`);
}

function tell(compared: Compared[], { counts, left }: Staged, { brought, missing: missingFiles }: OldFiles, report: Report): number {
  const missing = Object.keys(knownTables).filter(table => !counts.has(table as KnownTable));
  const differing = compared.filter(({ rows, present }) => present !== rows);
  const text = [
    ...compared.map(
      ({ table, rows, added, present }) =>
        `${knownTables[table]}: ${rows} in the dump, ${present} here, ${added} of them new${present === rows ? '' : '  <- differs'}`,
    ),
    `pictures and files of texts: ${brought} brought${missingFiles.length ? `, ${missingFiles.length} not, which are named above` : ''}`,
    ...(missing.length ? [`The dump has no rows of: ${missing.join(', ')}.`] : []),
    ...(left.size ? [`Not brought: ${[...left].map(([table, rows]) => `${table} (${rows} rows)`).join(', ')}.`] : []),
  ].join('\n');
  report.result(text, { tables: compared, missing, left: Object.fromEntries(left), files: { brought, missing: missingFiles } });
  return differing.length || missingFiles.length ? exitCodes.found : exitCodes.done;
}
