import type { AcmRow, OiRow } from '@oj/contract';
import { parseArgs } from 'node:util';
import type { CliCommand } from './commands';
import { exitCodes, Refused } from './exitCodes';
import { numberOf, show, table } from './output';
import { siteClient } from './site';

const MINUTE_S = 60;

export const contestBoard: CliCommand = {
  usage: 'contest board ID',
  help: ['Show the board of a contest.', '--page N         default 1', '--limit N        rows of a page, default 50'],
  async run(args) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, page: { type: 'string', default: '1' }, limit: { type: 'string', default: '50' } },
    });
    const [what, id, ...rest] = positionals;
    const [cid, currentPage, limit] = [numberOf(id), numberOf(values.page), numberOf(values.limit)];
    if (what !== 'board' || !cid || rest.length) throw new Refused('Name one contest by its number: oj-cli contest board 3');
    if (!currentPage || !limit) throw new Refused('--page and --limit are whole numbers.');
    const client = await siteClient();
    const { records, pinned, total: counted } = await client.contest.rank({ cid, currentPage, limit });
    // The protocol puts the caller's own row on top of the first page; it stands in its place, too.
    const rows = currentPage === 1 ? records.slice(pinned.length) : records;
    const total = counted - pinned.length;
    show(values.json, { total, records: rows }, [...linesOf(rows), `${total} in all`]);
    return exitCodes.done;
  },
};

const isAcm = (row: AcmRow | OiRow): row is AcmRow => 'ac' in row;

function linesOf(rows: readonly (AcmRow | OiRow)[]) {
  const ranked = rows.map(row =>
    isAcm(row)
      ? [placeOf(row), row.username, row.ac, Math.floor(row.totalTime / MINUTE_S)]
      : [placeOf(row), row.username, row.totalScore, row.totalTime],
  );
  const [first] = rows;
  return table(!first || isAcm(first) ? ['Rank', 'User', 'Solved', 'Penalty (min)'] : ['Rank', 'User', 'Score', 'Time (ms)'], ranked);
}

/** Unofficial participants have no rank. */
const placeOf = ({ rank }: { rank: number }) => (rank > 0 ? String(rank) : '*');
