import type { CcsObjects } from '@oj/contract';
import type { Api } from './product';

interface Asked {
  cid: number;
  /** Another contest, whose board is merged with that of the contest. */
  beside: number;
  /** Second of a board of the past. */
  at: number;
}

interface Row {
  rank: number;
  username: string;
  awardName: string | null;
}

/** Rows as `1 ann Gold`. */
export const rowNames = (rows: readonly Row[]) =>
  rows.map(({ rank, username, awardName }) => [rank, username, ...(awardName ? [awardName] : [])].join(' '));
export const unique = (names: readonly string[]) => [...new Set(names)].toSorted();

/** What everybody who reads a contest is shown of its participants. A user's calls come one after the other. */
export async function shownTo(api: Api, { cid, beside, at }: Asked) {
  const board = await api.contest.rank({ cid });
  const past = await api.contest.rank({ cid, at });
  const outside = await api.contest.outsideBoard({ cid });
  const merged = await api.contest.outsideBoard({ cid, externalCidList: [beside] });
  const problems = await api.contest.problems({ cid });
  const list = await api.contest.submissions({ contestID: cid });
  const info = await api.contest.info({ cid });
  const teams = (await api.ccs.collection({ cid, collection: 'teams' })) as CcsObjects['teams'][];
  const nameOf = new Map(teams.map(({ id, label }) => [id, label]));
  const attempts = (await api.ccs.collection({ cid, collection: 'submissions' })) as CcsObjects['submissions'][];
  const judgements = await api.ccs.collection({ cid, collection: 'judgements' });
  const awards = (await api.ccs.collection({ cid, collection: 'awards' })) as CcsObjects['awards'][];
  const { rows } = await api.ccs.scoreboard({ cid });
  const named = (ids: readonly string[]) => ids.map(id => nameOf.get(id) ?? `unknown ${id}`);
  return {
    board: rowNames(board.records.slice(board.pinned.length)),
    past: unique(past.records.map(({ username }) => username)),
    outside: rowNames(outside.records),
    merged: unique(merged.records.map(({ username }) => username)),
    accepted: problems.map(({ ac }) => ac),
    tried: problems.map(({ total }) => total),
    submissions: unique(list.records.map(({ username }) => username)),
    submissionTotal: list.total,
    registered: info.count,
    teams: unique(teams.map(({ label, hidden }) => `${label}${hidden ? ' (hidden)' : ''}`)),
    attempts: unique(named(attempts.map(({ team_id }) => team_id))),
    judgements: judgements.length,
    scoreboard: named(rows.map(({ team_id }) => team_id)),
    winner: named(awards.find(({ id }) => id === 'winner')?.team_ids ?? []),
    first: named(awards.find(({ id }) => id.startsWith('first-to-solve'))?.team_ids ?? []),
  };
}

/** What organisers are shown besides. */
export async function shownToOrganisers(api: Api, cid: number) {
  const { records, total } = await api.balloon.list({ cid });
  const csv = await (await api.contestExport.rank({ cid, format: 'csv' })).text();
  return {
    balloons: records.map(({ username, displayId, firstBlood }) => `${username} ${displayId}${firstBlood ? ' first' : ''}`),
    balloonTotal: total,
    exported: csv
      .trim()
      .split('\n')
      .slice(1)
      .map(line => line.split(',')[1]),
  };
}
