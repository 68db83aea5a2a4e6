import * as z from 'zod';
import type { ComingContest } from './adapter';
import { all, attribute, cellsOf, first, type HtmlElement, needed, parseHtml, words } from './html';
import type { SiteHttp } from './http';
import { jsonOf } from './json';
import { RemoteError } from './remoteError';

/** The pages that sites list their contests on: public, in their own time zones. */

const CodeforcesContests = z.object({
  status: z.literal('OK'),
  result: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      phase: z.string(),
      startTimeSeconds: z.number().optional(),
      durationSeconds: z.number(),
    }),
  ),
});

/** Coming contests of Codeforces, from its official API. */
export async function codeforcesContests(http: SiteHttp): Promise<ComingContest[]> {
  const answer = await http.get('/api/contest.list', { query: { gym: 'false' } });
  const { data } = CodeforcesContests.safeParse(jsonOf(answer.text()));
  if (!data) throw new RemoteError('markup', 'the site gives no list of contests');
  return data.result.flatMap(({ id, name, phase, startTimeSeconds, durationSeconds }) => {
    if (startTimeSeconds === undefined || (phase !== 'BEFORE' && phase !== 'CODING')) return [];
    const startsAt = new Date(startTimeSeconds * 1000);
    return [{ title: name, path: `/contests/${id}`, startsAt, endsAt: new Date(startsAt.getTime() + durationSeconds * 1000) }];
  });
}

/** Tables of running and upcoming contests. */
export async function atcoderContests(http: SiteHttp): Promise<ComingContest[]> {
  const page = parseHtml((await http.get('/contests/', { query: { lang: 'en' } })).text());
  const upcoming = needed(first(page, '#contest-table-upcoming'), 'list of contests to come');
  const running = first(page, '#contest-table-action');
  return [running, upcoming].flatMap(table => (table ? all(table, 'tbody tr').map(ofAtcoder) : []));
}

/** Columns: start in the time of Japan, name with its address, duration as hours and minutes. */
function ofAtcoder(row: HtmlElement): ComingContest {
  const [start, name, duration] = all(row, 'td');
  const link = name && all(name, 'a').find(each => attribute(each, 'href')?.startsWith('/contests/'));
  const [, day = '', time = ''] = needed(/(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)\+0900/.exec(words(start)), 'start of a contest');
  const [, hours = '', minutes = ''] = needed(/^(\d{1,4}):(\d\d)$/.exec(words(duration)), 'duration of a contest');
  const startsAt = new Date(`${day}T${time}+09:00`);
  return {
    title: needed(words(link), 'title of a contest'),
    path: needed(attribute(link, 'href'), 'address of a contest'),
    startsAt,
    endsAt: new Date(startsAt.getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000),
  };
}

/** Each takes a request. */
const MOST_OF_HDU = 8;

/** The list does not say when a contest ends; the page of each contest does. */
export async function hduContests(http: SiteHttp): Promise<ComingContest[]> {
  const page = parseHtml((await http.get('/contests/contest_list.php')).text());
  const ids = all(needed(first(page, 'table.table_text'), 'list of contests'), 'tr')
    .map(cellsOf)
    .filter(cells => cells.some(cell => /^(Pending|Running)$/i.test(cell)))
    .flatMap(([id = '']) => (/^\d{1,9}$/.test(id) ? [id] : []));
  const found: ComingContest[] = [];
  for (const id of ids.slice(0, MOST_OF_HDU)) found.push(await ofHdu(http, id));
  return found;
}

/** Times are those of China. */
async function ofHdu(http: SiteHttp, id: string): Promise<ComingContest> {
  const path = `/contests/contest_show.php?cid=${id}`;
  const page = parseHtml((await http.get(path)).text());
  const text = page.children.map(words).join(' ');
  const momentOf = (which: 'Start' | 'End') => {
    const said = new RegExp(`${which} Time ?: ?(\\d{4}-\\d\\d-\\d\\d) (\\d\\d:\\d\\d:\\d\\d)`).exec(text);
    const [, day = '', time = ''] = needed(said, `${which.toLowerCase()} of a contest`);
    return new Date(`${day}T${time}+08:00`);
  };
  return { title: needed(words(first(page, 'h1')), 'title of a contest'), path, startsAt: momentOf('Start'), endsAt: momentOf('End') };
}
