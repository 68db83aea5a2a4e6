import { Status } from '@oj/contract';
import type { RemoteLanguage, RemoteSite, Session, SubmitOrder } from './adapter';
import { all, attribute, cellsOf, first, type HtmlElement, lines, needed, numberIn, parseHtml, words } from './html';
import { markdownOf, PageLinks } from './markdown';
import { RemoteError, shortened } from './remoteError';
import { lastOf, newRun } from './runs';
import { statusNamed } from './verdicts';

const language = (name: string, key: string, contentType: string): RemoteLanguage => ({ name, key, contentType });

export const poj: RemoteSite = {
  code: 'POJ',
  accountSite: 'POJ',
  base: 'http://poj.org',
  fileOrigins: [],
  minGapMs: 15_000,
  charset: 'gbk',
  languages: [
    language('G++', '0', 'text/x-c++src'),
    language('GCC', '1', 'text/x-csrc'),
    language('Java', '2', 'text/x-java'),
    language('Pascal', '3', 'text/x-pascal'),
    language('C++', '4', 'text/x-c++src'),
    language('C', '5', 'text/x-csrc'),
    language('Fortran', '6', 'text/x-fortran'),
  ],
  parseId: given => /^[1-9]\d{0,6}$/.exec(given)?.[0],
  pathOf: target => `/problem?id=${target}`,

  async checkSession({ http, account }) {
    const page = parseHtml((await http.get('/')).text());
    const text = words(first(page, 'body')) || words(page.children[0]);
    return text.includes(account.username) && text.includes('Log Out');
  },

  /** The answer is the same for a wrong password: only the home page tells. */
  async login(session) {
    const { http, account } = session;
    const form = { user_id1: account.username, password1: account.password, B1: 'login', url: '/' };
    await http.post('/login', { form });
    if (!(await poj.checkSession(session))) throw new RemoteError('auth', 'the site knows no such name and password');
  },

  snapshot: async (session, order) => lastOf(await ownRuns(session, order)),

  async submit({ http }, { target, language: key, source }) {
    const form = { problem_id: target, language: key, source: Buffer.from(source).toString('base64'), encoded: '1', submit: 'Submit' };
    const answer = await http.post('/submit', { form });
    const page = parseHtml(answer.text());
    if (first(page, 'input[name=password1]') && first(page, 'form[action*=login]'))
      throw new RemoteError('auth', 'the session at the site has ended', { isUnsent: true });
    if (answer.redirects) return undefined;
    const reason = all(page, 'li').map(words).join('; ');
    if (/too (fast|often|frequent)/i.test(reason)) throw new RemoteError('rate', 'the site wants fewer submissions', { isUnsent: true });
    throw new RemoteError('rejected', shortened(reason) || 'the site refuses the submission');
  },

  findRun: async (session, order, before) => newRun(await ownRuns(session, order), before),

  async poll({ http }, runId) {
    const rows = statusRows((await http.get('/status', { query: { top: String(BigInt(runId) + 1n) } })).text());
    const row = needed(
      rows.find(cells => cells[0] === runId),
      `run ${runId}`,
    );
    const status = statusNamed(row[3] ?? '');
    const run = { status, timeMs: numberIn(row[5] ?? '') ?? 0, memoryKb: numberIn(row[4] ?? '') ?? 0 };
    if (status !== Status.compileError) return run;
    const page = parseHtml((await http.get('/showcompileinfo', { query: { solution_id: runId } })).text());
    return { ...run, message: lines(first(page, 'pre')).trim() };
  },

  async importProblem(http, target) {
    const path = poj.pathOf(target);
    const page = parseHtml((await http.get(path)).text());
    if (/can not find problem/i.test(words(first(page, 'body')) || page.children.map(words).join(' ')))
      throw new RemoteError('rejected', 'the site has no such problem');
    const title = needed(words(first(page, 'title')).split(' -- ')[1], 'title');
    const limits = page.children.map(words).join(' ');
    const time = needed(/Time Limit:\s*(\d{1,9})\s*MS/i.exec(limits)?.[1], 'time limit');
    const memory = needed(/Memory Limit:\s*(\d{1,9})\s*K/i.exec(limits)?.[1], 'memory limit');
    const caseLimit = /Case Time Limit:\s*(\d{1,9})\s*MS/i.exec(limits)?.[1];
    const parts = partsOf(page);
    const links = new PageLinks(http, path);
    const text = (name: string) => markdownOf(parts.get(name)?.children ?? [], { links });
    const hint = [text('Hint'), caseLimit && `Case Time Limit: ${caseLimit} ms`].filter(Boolean).join('\n\n');
    const [input, output] = ['Sample Input', 'Sample Output'].map(name => lines(parts.get(name)).trim());
    return {
      title,
      timeLimitMs: Number(time),
      memoryLimitMb: Math.max(1, Math.round(Number(memory) / 1024)),
      description: needed(text('Description'), 'description'),
      input: text('Input'),
      output: text('Output'),
      hint,
      examples: input || output ? [{ input: input ?? '', output: output ?? '' }] : [],
      tags: [],
      pictures: links.pictures,
    };
  },
};

async function ownRuns({ http, account }: Session, { target, language: key }: SubmitOrder) {
  const query = { problem_id: target, user_id: account.username, result: '', language: key };
  return statusRows((await http.get('/status', { query })).text()).map(([id = '0']) => ({ id }));
}

/** Id, user, problem, result, memory, time, language, length, time of submission. */
function statusRows(text: string) {
  const page = parseHtml(text);
  const rows = all(page, 'tr').map(cellsOf);
  if (!rows.some(cells => cells.includes('Run ID'))) throw new RemoteError('markup', 'the page of the site has no list of runs');
  return rows.filter(([id = '', ...rest]) => /^\d{1,15}$/.test(id) && rest.length >= 7);
}

/** Each heading is followed by its content. */
function partsOf(page: ReturnType<typeof parseHtml>): Map<string, HtmlElement> {
  const found = new Map<string, HtmlElement>();
  let heading = '';
  for (const element of all(page, 'p.pst, .ptx, pre.sio')) {
    if (attribute(element, 'class')?.includes('pst')) heading = words(element);
    else if (heading && !found.has(heading)) found.set(heading, element);
  }
  return found;
}
