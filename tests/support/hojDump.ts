import { smallTables } from './hojMessages';
import { type Cell, md5, momentAt, nameOf, range, type Row, spread, times, uidOf } from './hojRows';

/**
 * A dump of a site of the same protocol, as `mysqldump` writes it: made of its tables, with names from `docs/moving-in.md`, without
 * columns that would be empty. By itself, once it is one file:
 * `vite build --ssr tests/support/hojDump.ts --outDir DIR; node DIR/hojDump.js 10000 1000000 > dump.sql`.
 */
interface Sizes {
  users: number;
  submissions: number;
}

export const PROBLEMS = 20;
/** Password of every user of the dump. */
export const PASSWORD = 'old password';
const CONTESTS = 4;
const ROWS_OF_STATEMENT = 1_000;

const statuses = [0, 0, 0, -1, -1, 1, 2, 3, -2, -3, 8];

function submission(index: number, users: number): Row {
  const user = 1 + spread(index, users - 1);
  const problem = spread(index * 3 + 1, PROBLEMS);
  const inContest = index % 5 === 0;
  const cid = inContest ? 1000 + spread(index, CONTESTS) : 0;
  return {
    submit_id: index + 1,
    pid: 1000 + problem,
    display_pid: `M${problem}`,
    uid: uidOf(user),
    username: nameOf(user),
    // Contests last for five hours, a day after another.
    submit_time: inContest ? momentAt((cid - 1000) * 1440 + spread(index * 7, 300)) : momentAt(spread(index, 500_000)),
    status: statuses[spread(index * 11, statuses.length)] ?? 0,
    share: 0,
    time: spread(index, 900),
    memory: 1000 + spread(index, 9000),
    score: null,
    length: 60,
    code: `#include <cstdio>\nint main() { puts("it's ${index}\\\\"); }\n// \t${'x'.repeat(20)}`,
    language: 'C++ 17',
    cid,
    cpid: inContest ? (cid - 1000) * PROBLEMS + problem + 1 : 0,
    judger: 'judge-1',
    ip: '203.0.113.9',
    is_manual: 0,
    gid: null,
    ...times,
  };
}

export const submissionsOf = ({ users, submissions }: Sizes) => range(0, submissions, index => submission(index, users));

/** Tables in the order of the alphabet, as `mysqldump` has them. */
function tablesOf({ users, submissions }: Sizes): [name: string, rows: Iterable<Row>][] {
  const talk = Math.min(users, 40);
  return [
    ...smallTables(),
    [
      'admin_sys_notice',
      range(1, 4, id => ({
        id,
        title: `Notice ${id}`,
        content: 'for all',
        type: id === 3 ? 'Single' : 'All',
        state: 1,
        recipient_id: id === 3 ? uidOf(6) : null,
        admin_id: '1',
        ...times,
      })),
    ],
    ['announcement', range(1, 5, id => ({ id, title: `News ${id}`, content: `第 ${id} 条`, uid: '1', status: 0, gid: null, ...times }))],
    ['auth', range(1, 3, id => ({ id, name: 'x', permission: 'y' }))],
    ['category', range(1, 3, id => ({ id, name: `Moved category ${id}`, ...times }))],
    ['code_template', range(0, 1, () => ({ id: 1, pid: 1000, lid: 1, code: 'int f();', status: 1 }))],
    [
      'comment',
      range(1, talk, id => ({
        id,
        cid: null,
        did: 1 + (id % 5),
        content: `<b>${id}</b> it's 😀${id === 2 ? ' [notes](/api/public/file/notes.txt) /api/public/file/secret.sql.' : ''}`,
        from_uid: uidOf(id),
        status: 0,
        like_num: 0,
        ...times,
      })),
    ],
    ['comment_like', range(1, 6, id => ({ id, uid: uidOf(id + 1), cid: id, ...times }))],
    [
      'contest',
      range(0, CONTESTS, index => ({
        id: 1000 + index,
        uid: '1',
        author: 'root',
        title: `Cup ${index}`,
        type: 0,
        description: 'x',
        source: 0,
        auth: index === 3 ? 1 : 0,
        pwd: index === 3 ? 'opens it' : '',
        start_time: momentAt(index * 1440),
        end_time: momentAt(index * 1440 + 300),
        duration: 18_000,
        seal_rank: index === 1 ? 1 : 0,
        seal_rank_time: index === 1 ? momentAt(index * 1440 + 240) : null,
        auto_real_rank: 1,
        status: 1,
        visible: 1,
        open_rank: 0,
        star_account: '{"star_account":["mover2"]}',
        award_type: 0,
        award_config: null,
        is_group: 0,
        gid: null,
        ...times,
      })),
    ],
    ['contest_announcement', range(0, 1, () => ({ id: 1, aid: 4, cid: 1000 }))],
    [
      'contest_problem',
      range(0, CONTESTS * PROBLEMS, index => ({
        id: index + 1,
        display_id: `A${index % PROBLEMS}`,
        cid: 1000 + Math.floor(index / PROBLEMS),
        pid: 1000 + (index % PROBLEMS),
        display_title: `Task ${index % PROBLEMS}`,
        color: '#e5484d',
      })),
    ],
    ['contest_register', range(1, Math.min(users, 30), id => ({ id, cid: 1003, uid: uidOf(id), status: 0, ...times }))],
    [
      'discussion',
      range(1, 6, id => ({
        id,
        category_id: 1 + (id % 2),
        title: `Talk ${id}`,
        description: 'about',
        content: `dynamic programming 动态规划 <img src="/api/public/img/disc.png"> ![there](https://old.example.org/api/public/img/disc.png) ![elsewhere](https://else.example.org/api/public/img/disc.png)`,
        pid: id === 1 ? 'M0' : null,
        uid: uidOf(1),
        view_num: 7,
        like_num: 0,
        top_priority: 0,
        comment_num: 0,
        status: 0,
        gid: null,
        ...times,
      })),
    ],
    ['discussion_like', range(1, 4, id => ({ id, uid: uidOf(id), did: 1, ...times }))],
    [
      'file',
      range(1, 2, id => ({ id, uid: uidOf(2), name: 'notes.txt', suffix: 'txt', folder_path: '/hoj/file/md', type: 'md', gid: null })),
    ],
    ['group_member', range(1, Math.min(users, 20), id => ({ id, gid: 1, uid: uidOf(id), auth: id === 1 ? 5 : 3, reason: null, ...times }))],
    ['judge', submissionsOf({ users, submissions })],
    ['language', range(1, 3, id => ({ id, name: ['C++ 17', 'Python3'][id - 1] ?? '', oj: 'ME' }))],
    ['mapping_training_category', range(1, 2, id => ({ id, tid: 1, cid: 1 }))],
    [
      'problem',
      range(0, PROBLEMS, index => ({
        id: 1000 + index,
        problem_id: `M${index}`,
        title: `Moved ${index}`,
        author: 'mover1',
        type: 0,
        judge_mode: 'default',
        judge_case_mode: 'default',
        time_limit: 1000,
        memory_limit: 256,
        stack_limit: 128,
        description: index ? 'Print what is read.' : 'Print ![a disc](/api/public/img/disc.png)\n\n![late](/api/public/img/late.png).',
        input: 'A line.',
        output: 'The line.',
        examples: '<input>1</input><output>1</output>',
        is_remote: 0,
        difficulty: 1,
        auth: 1,
        code_share: 1,
        is_remove_end_blank: 1,
        open_case_result: 1,
        is_upload_case: index % 2,
        is_group: 0,
        gid: null,
        ...times,
      })),
    ],
    [
      'problem_case',
      range(0, PROBLEMS * 2, index => {
        const [pid, place] = [1000 + Math.floor(index / 2), (index % 2) + 1];
        const isFile = pid % 2 === 1;
        return {
          id: index + 1,
          pid,
          input: isFile ? `${place}.in` : `${place}\n`,
          output: isFile ? `${place}.out` : `${place}\n`,
          score: null,
          status: 0,
          group_num: 1,
        };
      }),
    ],
    ['problem_language', range(0, PROBLEMS * 2, index => ({ id: index + 1, pid: 1000 + Math.floor(index / 2), lid: 1 + (index % 2) }))],
    ['problem_tag', range(0, PROBLEMS, index => ({ id: index + 1, pid: 1000 + index, tid: 1 + (index % 3) }))],
    [
      'reply',
      range(1, 4, id => ({ id, comment_id: 1, from_uid: uidOf(2), to_uid: uidOf(1), content: `answer ${id}`, status: 0, ...times })),
    ],
    ['session', range(1, 4, id => ({ id, uid: '1', ip: '203.0.113.7' }))],
    ['tag', range(1, 4, id => ({ id, name: `moved-${id}`, color: '#409eff', oj: 'ME', gid: null }))],
    [
      'training',
      range(1, 3, id => ({
        id,
        title: `Path ${id}`,
        description: 'x',
        author: 'mover1',
        auth: id === 2 ? 'Private' : 'Public',
        private_pwd: id === 2 ? 'secret' : null,
        rank: id,
        status: 1,
        is_group: 0,
        gid: null,
        ...times,
      })),
    ],
    ['training_category', range(1, 2, id => ({ id, name: 'Moved paths', color: '#409eff', gid: null }))],
    ['training_problem', range(1, 4, id => ({ id, tid: 1, pid: 1000 + id, rank: id, display_id: `T${id}` }))],
    ['training_register', range(1, 3, id => ({ id, tid: 2, uid: uidOf(id), status: 1, ...times }))],
    [
      'user_info',
      range(0, users, user => ({
        uuid: uidOf(user),
        username: nameOf(user),
        password: md5(PASSWORD),
        nickname: user % 3 ? null : `Nick '${user}'`,
        school: 'School',
        gender: 'secrecy',
        email: user ? `mover${user}@example.org` : null,
        avatar: user === 6 ? '/api/public/img/face.png' : null,
        status: 0,
        ...times,
      })),
    ],
    ['user_role', range(0, users, user => ({ id: user + 1, uid: uidOf(user), role_id: user === 0 ? 1000 : 1002 }))],
  ];
}

const escaped: Record<string, string> = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\t': '\\t' };
const written = (cell: Cell) =>
  cell === null ? 'NULL' : typeof cell === 'number' ? String(cell) : `'${cell.replace(/[\\'\n\t]/g, sign => escaped[sign] ?? sign)}'`;

/** The dump, in pieces. */
export function* hojDump(sizes: Sizes): Generator<string> {
  yield "-- MySQL dump 10.13  Distrib 8.0\n/*!40101 SET NAMES utf8mb4 */;\n/*!40103 SET TIME_ZONE='+00:00' */;\n";
  for (const [name, rows] of tablesOf(sizes)) {
    let some: Row[] = [];
    let isFirst = true;
    const flush = function* () {
      if (!some.length) return;
      const columns = Object.keys(some[0] ?? {});
      if (isFirst)
        yield `DROP TABLE IF EXISTS \`${name}\`;\nCREATE TABLE \`${name}\` (\n${columns.map(column => `  \`${column}\` longtext COMMENT 'a; b'`).join(',\n')},\n  KEY \`k\` (\`${columns[0]}\`)\n) ENGINE=InnoDB;\nLOCK TABLES \`${name}\` WRITE;\n`;
      isFirst = false;
      yield `INSERT INTO \`${name}\` VALUES ${some.map(row => `(${Object.values(row).map(written).join(',')})`).join(',')};\n`;
      some = [];
    };
    for (const row of rows) {
      some.push(row);
      if (some.length >= ROWS_OF_STATEMENT) yield* flush();
    }
    yield* flush();
    yield 'UNLOCK TABLES;\n';
  }
}

if (process.argv[1] === import.meta.filename) {
  const { pipeline } = await import('node:stream/promises');
  await pipeline(hojDump({ users: Number(process.argv[2]), submissions: Number(process.argv[3]) }), process.stdout);
}
