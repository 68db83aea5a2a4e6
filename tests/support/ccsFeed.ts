import { type CcsCollection, ccsCollections, type CcsNotification, type CcsObjects, type CcsScoreboard, Status } from '@oj/contract';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type contestsOf } from './contests';
import { type Api, asNewUser, type Product } from './product';
import { until } from './until';

type Contests = ReturnType<typeof contestsOf>;

/** What a feed of the CCS Contest API has come to. */
export class FeedState {
  private readonly collections = new Map<string, Map<string, { id: string }>>();
  duration = '0:00:00';

  apply({ type, id, data }: CcsNotification) {
    if (type === 'contest' && data && 'duration' in data) this.duration = data.duration;
    if (type === 'contest' || type === 'state') return;
    const objects = this.collections.get(type) ?? new Map<string, { id: string }>();
    this.collections.set(type, objects);
    if (Array.isArray(data)) {
      objects.clear();
      for (const object of data) objects.set(object.id, object);
    } else if (id !== null && data && 'id' in data) objects.set(id, data);
    else if (id !== null) objects.delete(id);
  }

  all = <Name extends CcsCollection>(name: Name) => [...(this.collections.get(name)?.values() ?? [])] as CcsObjects[Name][];
}

export async function readFeed(lines: AsyncIterable<CcsNotification> | Iterable<CcsNotification>): Promise<FeedState> {
  const state = new FeedState();
  for await (const line of lines) state.apply(line);
  return state;
}

export async function linesOf(feed: AsyncIterable<CcsNotification>) {
  const lines: CcsNotification[] = [];
  for await (const line of feed) lines.push(line);
  return lines;
}

/** Reads a live feed until told to stop. */
export function followFeed(api: Api, cid: number) {
  const stop = new AbortController();
  const lines: CcsNotification[] = [];
  let isOver = false;
  const ended = (async () => {
    for await (const line of api.ccs.eventFeed({ cid }, { signal: stop.signal })) lines.push(line);
  })()
    .catch(() => undefined)
    .finally(() => (isOver = true));
  return {
    lines,
    isOver: () => isOver,
    isCaughtUp: () => until(() => lines.some(({ type }) => type === 'state')),
    async stop() {
      stop.abort();
      await ended;
    },
  };
}

const FOLDER = path.resolve('tests/feeds');

/** What a contest package, a folder with a JSON file for each collection of the API, says, as a feed. Collections that it lacks are empty. */
export function packageLines(folder: string): CcsNotification[] {
  const lines = ['contest', ...ccsCollections].flatMap(type => {
    const file = path.join(folder, `${type}.json`);
    return existsSync(file) ? [{ type, id: null, data: JSON.parse(readFileSync(file, 'utf8')) as unknown, token: '' }] : [];
  });
  return lines as CcsNotification[];
}

/** Real contests that somebody has put into `tests/feeds`, with their published boards: event feeds, and folders that are contest packages. */
export function storedContests() {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER, { withFileTypes: true }) : [];
  const packages = names
    .filter(entry => entry.isDirectory())
    .map(({ name }) => {
      const folder = path.join(FOLDER, name);
      return { name, lines: () => packageLines(folder), published: () => boardOf(path.join(folder, 'scoreboard.json')) };
    });
  return [...packages, ...storedFeeds(names.map(({ name }) => name).filter(name => name.endsWith('.ndjson')))];
}

const boardOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as CcsScoreboard;

function storedFeeds(files: readonly string[]) {
  return files.map(file => {
    const name = file.replace(/\.ndjson$/, '');
    return {
      name,
      lines: () =>
        readFileSync(path.join(FOLDER, file), 'utf8')
          .split('\n')
          .filter(Boolean)
          .map(line => JSON.parse(line) as CcsNotification),
      published: () => boardOf(path.join(FOLDER, `${name}.scoreboard.json`)),
    };
  });
}

/** Seconds of `h:mm:ss.sss`. */
export function secondsOf(duration: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = duration.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

const statuses: Record<string, Status> = {
  AC: Status.accepted,
  TLE: Status.timeLimitExceeded,
  MLE: Status.memoryLimitExceeded,
  RTE: Status.runtimeError,
  PE: Status.presentationError,
  CE: Status.compileError,
};

/** The verdict that counts is the last one of a submission. What we have no name for is a wrong answer. */
function statusesIn(feed: FeedState): Map<string, Status> {
  const types = new Map(feed.all('judgement-types').map(type => [type.id, type]));
  const judged = feed.all('judgements').filter(({ judgement_type_id: type }) => type);
  return new Map(
    judged.map(({ submission_id, judgement_type_id: id }) => {
      const { solved, penalty } = types.get(id) ?? { solved: false, penalty: true };
      if (solved) return [submission_id, Status.accepted];
      return [submission_id, penalty ? (statuses[id] ?? Status.wrongAnswer) : Status.compileError];
    }),
  );
}

interface Site {
  product: Product;
  root: Api;
  contests: Contests;
}

export interface Replayed {
  cid: number;
  /** Teams of the feed by the ids of those who took their places. */
  teams: ReadonlyMap<string, string>;
}

/**
 * Holds the contest of a feed once more: its teams submit by the API, at the times of the feed, and get its verdicts.
 * @param wholeMinutes times are cut to minutes, as ICPC counts them.
 */
export async function replay(feed: FeedState, { product, root, contests }: Site, { wholeMinutes = false } = {}): Promise<Replayed> {
  const duration = secondsOf(feed.duration);
  const labels = feed.all('problems').toSorted((a, b) => a.ordinal - b.ordinal);
  const start = -Math.ceil(duration / 60) - 1;
  const { cid, pids } = await contests.contest({ start, end: 60 }, {}, { problems: labels.length });
  const columns = new Map(labels.map(({ id }, place) => [id, String.fromCodePoint(65 + place)]));
  if (pids.length !== columns.size) throw new Error('problems have the same id');

  const people = new Map<string, Api>();
  const teams = new Map<string, string>();
  const stars: string[] = [];
  for (const [place, team] of feed.all('teams').entries()) {
    const username = `replay${cid}x${place}`;
    if (team.hidden) stars.push(username);
    const api = await asNewUser(product, username);
    people.set(team.id, api);
    const { rows } = await product.database().execute<{ id: number }>(`select id from users where username = '${username}'`);
    teams.set(String(rows[0]?.id), team.id);
  }

  const verdicts = statusesIn(feed);
  const second = (time: string) => Math.floor(secondsOf(time));
  const inOrder = feed
    .all('submissions')
    .filter(({ id, contest_time: time }) => verdicts.has(id) && second(time) >= 0 && second(time) < duration)
    .sort((a, b) => second(a.contest_time) - second(b.contest_time) || a.id.localeCompare(b.id, 'en', { numeric: true }));
  for (const { id, team_id, problem_id, contest_time } of inOrder) {
    const api = people.get(team_id);
    const pid = columns.get(problem_id);
    if (!api || !pid) throw new Error(`submission ${id} is of no team or problem of the feed`);
    const status = verdicts.get(id) ?? Status.wrongAnswer;
    const submitId = await contests.submit(api, cid, { pid, status });
    const at = second(contest_time);
    await product
      .database()
      .execute(
        `update submissions set submitted_at = (select start_at from contests where id = ${cid}) + interval '${wholeMinutes ? at - (at % 60) : at} seconds' where id = ${submitId}`,
      );
  }
  const { startTime } = await root.contestEditor.read({ cid });
  await contests.change(cid, { starAccount: stars, endTime: new Date(new Date(startTime).getTime() + duration * 1000) });
  return { cid, teams };
}

/** The ranking in the words of the feed: what must be equal, row by row. */
export function rankingOf({ rows }: CcsScoreboard, problems: readonly CcsObjects['problems'][], nameOf: (teamId: string) => string) {
  const columns = problems.toSorted((a, b) => a.ordinal - b.ordinal);
  const ranked = rows.map(({ rank, team_id, score, problems: cells }) => {
    const solved = columns.flatMap(({ id }, place) => {
      const cell = cells.find(({ problem_id }) => problem_id === id);
      return cell?.solved ? [`${place + 1} at ${cell.time}`] : [];
    });
    return { rank, team: nameOf(team_id), solved: score.num_solved, minutes: score.total_time, problems: solved };
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.team.localeCompare(b.team));
}
