import { isUnderway, Status } from '@oj/contract';
import { isTag } from 'domhandler';
import type { RemoteLanguage, RemoteSite, Session, SubmitOrder } from './adapter';
import { hduContests } from './comingContests';
import { all, cellsOf, first, type HtmlElement, lines, needed, numberIn, parseHtml, words } from './html';
import { markdownOf, PageLinks } from './markdown';
import { RemoteError, shortened } from './remoteError';
import { lastOf, newRun } from './runs';
import { statusNamed } from './verdicts';

const LOGGED_IN = 'userloginex.php?action=logout';
const SHORTEST = 50;

const language = (name: string, key: string, contentType: string): RemoteLanguage => ({ name, key, contentType });

export const hdu: RemoteSite = {
  code: 'HDU',
  accountSite: 'HDU',
  base: 'https://acm.hdu.edu.cn',
  fileOrigins: [],
  minGapMs: 10_000,
  charset: 'gbk',
  languages: [
    language('G++', '0', 'text/x-c++src'),
    language('GCC', '1', 'text/x-csrc'),
    language('C++', '2', 'text/x-c++src'),
    language('C', '3', 'text/x-csrc'),
    language('Pascal', '4', 'text/x-pascal'),
    language('Java', '5', 'text/x-java'),
    language('C#', '6', 'text/x-csharp'),
  ],
  parseId: given => /^[1-9]\d{0,6}$/.exec(given)?.[0],
  pathOf: target => `/showproblem.php?pid=${target}`,

  checkSession: async ({ http }) => (await http.get('/')).text().includes(LOGGED_IN),

  async login({ http, account }) {
    const form = { username: account.username, userpass: account.password, login: 'Sign In' };
    const answer = await http.post('/userloginex.php', { query: { action: 'login', cid: 0, notice: 0 }, form });
    if (!answer.redirects && /wrong password|no such user/i.test(answer.text()))
      throw new RemoteError('auth', 'the site knows no such name and password');
    if (!(await hdu.checkSession({ http, account }))) throw new RemoteError('auth', 'the site does not let the account in');
  },

  snapshot: async (session, order) => lastOf(await ownRuns(session, order)),

  async submit({ http }, { target, language: key, source }) {
    const code = source.length < SHORTEST ? source + ' '.repeat(SHORTEST - source.length) : source;
    const encoded = Buffer.from(encodeURIComponent(code)).toString('base64');
    const form = { check: '0', problemid: target, language: key, _usercode: encoded };
    const answer = await http.post('/submit.php', { query: { action: 'submit' }, form });
    if (answer.redirects) return undefined;
    const page = parseHtml(answer.text());
    if (answer.text().includes('userloginex.php?action=login'))
      throw new RemoteError('auth', 'the session at the site has ended', { isUnsent: true });
    if (/re-submit/i.test(answer.text()))
      throw new RemoteError('rate', 'the site wants fewer submissions', { retryAfterMs: 5_000, isUnsent: true });
    const reason = all(page, 'li').map(words).join('; ');
    throw new RemoteError('rejected', shortened(reason) || 'the site refuses the submission');
  },

  findRun: async (session, order, before) => newRun(await ownRuns(session, order), before),

  async poll({ http }, runId) {
    const rows = statusRows((await http.get('/status.php', { query: { first: runId } })).text());
    const row = needed(
      rows.find(cells => cells[0] === runId),
      `run ${runId}`,
    );
    const status = statusNamed(row[2] ?? '');
    const run = { status, timeMs: numberIn(row[4] ?? '') ?? 0, memoryKb: numberIn(row[5] ?? '') ?? 0 };
    if (isUnderway(status) || status !== Status.compileError) return run;
    const page = parseHtml((await http.get('/viewerror.php', { query: { rid: runId } })).text());
    return { ...run, message: lines(first(page, 'pre')).trim() };
  },

  async importProblem(http, target) {
    const path = hdu.pathOf(target);
    const page = parseHtml((await http.get(path)).text());
    const heading = first(page, 'h1');
    if (!heading && /no such problem|invalid parameter/i.test(words(first(page, 'body') ?? page.children[0])))
      throw new RemoteError('rejected', 'the site has no such problem');
    const title = needed(words(heading), 'title');
    const limits = words(first(page, 'body'));
    const time = needed(/Time Limit: \d{1,9}\/(\d{1,9}) MS/i.exec(limits)?.[1], 'time limit');
    const memory = needed(/Memory Limit: \d{1,9}\/(\d{1,9}) K/i.exec(limits)?.[1], 'memory limit');
    const panels = panelsOf(page);
    const links = new PageLinks(http, path);
    const text = (name: string) => markdownOf(panels.get(name)?.children ?? [], { links });
    const { sample, hint } = sampleOf(panels.get('Sample Output'));
    const input = lines(panels.get('Sample Input')).trimEnd();
    return {
      title,
      timeLimitMs: Number(time),
      memoryLimitMb: Math.max(1, Math.round(Number(memory) / 1024)),
      description: needed(text('Problem Description'), 'description'),
      input: text('Input'),
      output: text('Output'),
      hint: hint || text('Hint'),
      examples: input || sample ? [{ input, output: sample }] : [],
      tags: [],
      pictures: links.pictures,
    };
  },

  comingContests: hduContests,
};

async function ownRuns({ http, account }: Session, { target, language: key }: SubmitOrder) {
  const query = { first: '', pid: target, user: account.username, lang: Number(key) + 1, status: 0 };
  const rows = statusRows((await http.get('/status.php', { query })).text());
  return rows.filter(cells => cells[3] === target).map(([id = '0']) => ({ id }));
}

/** Id, time of submission, result, problem, time, memory, length, language, author. */
function statusRows(text: string) {
  const page = parseHtml(text);
  const rows = all(page, 'tr').map(cellsOf);
  if (!rows.some(cells => cells.some(cell => /^Run ID$/i.test(cell))))
    throw new RemoteError('markup', 'the page of the site has no list of runs');
  return rows.filter(([id = '', ...rest]) => /^\d{1,15}$/.test(id) && rest.length >= 6);
}

/** The parts of a statement: each title is followed by its content. */
function panelsOf(page: ReturnType<typeof parseHtml>): Map<string, HtmlElement> {
  const found = new Map<string, HtmlElement>();
  for (const title of all(page, '.panel_title')) {
    let next = title.next;
    while (next && !isTag(next)) next = next.next;
    if (next && isTag(next)) found.set(words(title), next);
  }
  return found;
}

/** The hint stands inside the last sample. */
function sampleOf(panel: HtmlElement | undefined) {
  const text = lines(panel);
  const at = text.search(/^\s*Hint\s*$/im);
  const [sample, hint] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at).replace(/^\s*Hint\s*/i, '')];
  return { sample: sample.trimEnd(), hint: hint.trim() };
}
