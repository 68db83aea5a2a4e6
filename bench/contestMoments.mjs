// Compares what each reader of a contest is told, at one moment, with an independent ranking. A part of contestDay.mjs.
import { rankedIndependently } from './contestTruth.mjs';

const PAGE = 50;
const IN_PROGRESS = new Set([5, 6, 7, 9]);
const LEFT_OUT = new Set(['hidden', 'disqualified']);
const [NONE, MINUTE_S] = [[null, 0, 0], 60];
const minutesOf = seconds => Math.floor(seconds / MINUTE_S);

/** The times of a contest by the clock of its database, in seconds, and what follows from them. */
export async function timesOf(database, cid) {
  const { rows } = await database.query(
    `select extract(epoch from start_at)::int as start, extract(epoch from end_at)::int as end, extract(epoch from seal_at)::int as seal,
       (select coalesce(json_agg(json_build_object('from', extract(epoch from (p->>'startAt')::timestamptz)::int,
         'to', extract(epoch from (p->>'endAt')::timestamptz)::int)), '[]') from jsonb_array_elements(pauses) p) as pauses,
       now() >= end_at as "isOver", seal_at <= now() and (now() < end_at or not auto_real_rank) as "isSealed" from contests where id = $1`,
    [cid],
  );
  return rows[0];
}

/** The second of a contest at a moment, counted one by one: those of a pause do not count. */
function secondAt({ start, pauses }, moment) {
  let second = 0;
  for (let each = start; each < moment; each += 1) if (!pauses.some(({ from, to }) => from <= each && each < to)) second += 1;
  return second;
}

/** The runs as they are stored: the time that the server gave each, and whether it waits. */
const storedRuns = async (database, cid) =>
  (
    await database.query(
      `select s.id, s.user_id::text as uid, p.display_id as letter, s.status, extract(epoch from s.submitted_at) as at
       from submissions s inner join contest_problems p on p.contest_id = s.contest_id and p.problem_id = s.problem_id where s.contest_id = $1`,
      [cid],
    )
  ).rows;

/** Pages of a board, all rows of which are wanted. The own row, which stands first once more, counts once. */
async function wholeBoard(read) {
  const rows = new Map();
  for (let currentPage = 1; ; currentPage += 1) {
    const { records, pages } = await read({ currentPage, limit: PAGE });
    for (const row of records) rows.set(row.uid, row);
    if (currentPage >= pages) return [...rows.values()];
  }
}

const rowOf = ({ rank, ac, totalTime, submissionInfo }) => ({
  rank,
  solved: ac,
  seconds: totalTime,
  cells: Object.fromEntries(
    Object.entries(submissionInfo).map(([letter, { isAC, ACTime, errorNum, tryNum }]) => [
      letter,
      [isAC ? ACTime : null, errorNum, tryNum],
    ]),
  ),
});

/** A row of the file as its cells stand there; names come from the rows of the board. */
const csvRowOf = ({ rank, solved, seconds, cells }, letters) => [
  rank < 0 ? '*' : String(rank),
  solved,
  minutesOf(seconds),
  ...letters.map(letter => {
    const [at, wrong, pending] = cells[letter] ?? NONE;
    return [...(at === null ? [] : [minutesOf(at)]), ...(wrong ? [`(-${wrong})`] : []), ...(pending ? [`?${pending}`] : [])].join(' ');
  }),
];

const ccsRowOf = ({ rank, solved, seconds, cells }, letters) => ({
  rank,
  solved,
  minutes: minutesOf(seconds),
  cells: letters.map(letter => {
    const [at, wrong, pending] = cells[letter] ?? NONE;
    return [at === null ? null : minutesOf(at), wrong + Number(at !== null), pending];
  }),
});

/** What differs between two tables by uid, a line each. */
function differences(what, found, wanted) {
  const faults = [];
  for (const uid of new Set([...found.keys(), ...wanted.keys()])) {
    const [is, should] = [found, wanted].map(rows => JSON.stringify(rows.get(uid)));
    if (is !== should) faults.push(`${what}, user ${uid}: ${is} in place of ${should}`);
  }
  return faults;
}

/** Cells without a try are left out, and letters stand in one order, as either side may write them. */
const plain = rows =>
  new Map(
    [...rows].map(([uid, { cells, ...row }]) => [
      uid,
      {
        ...row,
        cells: Object.fromEntries(
          Object.entries(cells)
            .filter(([, cell]) => String(cell) !== String(NONE))
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        ),
      },
    ]),
  );

/** Whoever reads has the verdicts that they may know: an organiser all, others those before the freeze. Nobody sees who is left out. */
function truthOf(world, times, runs, { isSealed }) {
  const { letters, ledger, standings } = world;
  const [duration, seal] = [times.end, times.seal].map(moment => secondAt(times, moment));
  const told = runs.flatMap(({ id, uid, letter, status, at }) => {
    const second = secondAt(times, Math.floor(at));
    if (second >= duration || LEFT_OUT.has(standings.get(uid))) return [];
    const isHidden = isSealed && second >= seal;
    return [{ id, uid, letter, second, status: isHidden || IN_PROGRESS.has(status) ? undefined : ledger.get(id)?.() }];
  });
  const unofficial = new Set([...standings].flatMap(([uid, standing]) => (standing === 'unofficial' ? [uid] : [])));
  return rankedIndependently(told, letters, { durationSeconds: duration, unofficial });
}

/**
 * Compares every door of the contest. Nothing may be handed in or judged meanwhile.
 * @returns faults, a line each, and how many tables were compared.
 */
export async function compareAll(world) {
  const { database, cid, letters, ledger, root, team, stranger, columns, csvOf } = world;
  for (;;) {
    const times = await timesOf(database, cid);
    const runs = await storedRuns(database, cid);
    const faults = [];
    let compared = 0;
    const compare = (what, found, wanted) => {
      compared += 1;
      faults.push(...differences(what, found, wanted));
    };
    for (const id of ledger.keys()) if (!runs.some(run => run.id === id)) faults.push(`submission ${id} is lost`);
    for (const { id, status } of runs)
      if (!IN_PROGRESS.has(status) && ledger.get(id)?.() !== status)
        faults.push(`submission ${id}: ${status} in place of ${ledger.get(id)?.()}`);

    const real = truthOf(world, times, runs, { isSealed: false });
    const shown = times.isSealed ? truthOf(world, times, runs, { isSealed: true }) : real;
    const boards = {
      'board of organisers': [real, page => root.contest.rank({ cid, forceRefresh: true, ...page })],
      'board of organisers, frozen': [shown, page => root.contest.rank({ cid, ...page })],
      'board of a team': [shown, page => team.contest.rank({ cid, ...page })],
      'board outside': [shown, page => stranger.contest.outsideBoard({ cid, ...page })],
    };
    const usernames = new Map();
    for (const [what, [wanted, read]] of Object.entries(boards)) {
      const rows = await wholeBoard(read);
      for (const { uid, username } of rows) usernames.set(username, uid);
      compare(what, plain(new Map(rows.map(row => [row.uid, rowOf(row)]))), plain(wanted));
      for (const row of rows)
        if (world.nicknames.has(row.uid) && row.nickname !== world.nicknames.get(row.uid))
          faults.push(`${what}, user ${row.uid}: a former name`);
    }
    for (const [what, forceRefresh, wanted] of [
      ['csv', true, real],
      ['csv, frozen', false, shown],
    ]) {
      const [, ...lines] = await csvOf(forceRefresh);
      const found = lines.map(([rank, name, , , , , solved, minutes, ...cells]) => [
        usernames.get(name),
        [rank, Number(solved), Number(minutes), ...cells],
      ]);
      compare(what, new Map(found), new Map([...wanted].map(([uid, row]) => [uid, csvRowOf(row, letters)])));
    }
    for (const [what, reader, wanted] of [
      ['Contest API of organisers', root, real],
      ['Contest API of a team', team, shown],
    ]) {
      const { rows } = await reader.ccs.scoreboard({ cid });
      const found = rows.map(({ rank, team_id, score, problems }) => {
        const byProblem = new Map(problems.map(cell => [cell.problem_id, cell]));
        const cells = letters.map(letter => {
          const { num_judged, num_pending, solved, time } = byProblem.get(columns.get(letter));
          return [solved ? time : null, num_judged, num_pending];
        });
        return [team_id, { rank, solved: score.num_solved, minutes: score.total_time, cells }];
      });
      compare(what, new Map(found), new Map([...wanted].flatMap(([uid, row]) => (row.rank < 0 ? [] : [[uid, ccsRowOf(row, letters)]]))));
    }
    if (times.isOver) {
      const { frozen, final } = await root.contest.ceremony({ cid });
      const byUid = rows => plain(new Map(rows.map(row => [row.uid, rowOf(row)])));
      compare('resolver, frozen', byUid(frozen), plain(truthOf(world, times, runs, { isSealed: true })));
      compare('resolver, final', byUid(final), plain(real));
    }
    // A freeze or an end that came meanwhile is another moment.
    const { isOver, isSealed } = await timesOf(database, cid);
    if (isOver === times.isOver && isSealed === times.isSealed)
      return { faults, compared, waiting: runs.filter(run => IN_PROGRESS.has(run.status)).length };
  }
}
