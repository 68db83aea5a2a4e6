import { Status } from '@oj/contract';
import type { RemoteLanguage, RemoteSite } from './adapter';
import { all, attribute, first, lines, needed, parseHtml, words } from './html';
import { markdownOf, PageLinks } from './markdown';
import { RemoteError, shortened } from './remoteError';

const language = (name: string, key: string, contentType: string): RemoteLanguage => ({ name, key, contentType });
const statuses: Readonly<Record<string, Status>> = {
  11: Status.compileError,
  12: Status.runtimeError,
  13: Status.timeLimitExceeded,
  14: Status.wrongAnswer,
  15: Status.accepted,
};

export const spoj: RemoteSite = {
  code: 'SPOJ',
  accountSite: 'SPOJ',
  base: 'https://www.spoj.com',
  fileOrigins: [],
  minGapMs: 10_000,
  charset: 'iso-8859-1',
  languages: [
    language('C', '11', 'text/x-csrc'),
    language('C99', '34', 'text/x-csrc'),
    language('C++', '1', 'text/x-c++src'),
    language('C++14', '44', 'text/x-c++src'),
    language('C++14 (clang)', '82', 'text/x-c++src'),
    language('C#', '27', 'text/x-csharp'),
    language('Go', '114', 'text/x-go'),
    language('Haskell', '21', 'text/x-haskell'),
    language('Java', '10', 'text/x-java'),
    language('JavaScript (Node.js)', '56', 'text/javascript'),
    language('Kotlin', '47', 'text/x-kotlin'),
    language('Lua', '26', 'text/x-lua'),
    language('OCaml', '8', 'text/x-ocaml'),
    language('Pascal (FPC)', '22', 'text/x-pascal'),
    language('Perl', '3', 'text/x-perl'),
    language('PHP', '29', 'text/x-php'),
    language('Python 2', '4', 'text/x-python'),
    language('Python 3', '116', 'text/x-python'),
    language('PyPy', '99', 'text/x-python'),
    language('Ruby', '17', 'text/x-ruby'),
    language('Rust', '93', 'text/x-rustsrc'),
    language('Scala', '39', 'text/x-scala'),
  ],
  parseId: given => /^[A-Z0-9_]{1,12}$/.exec(given.toUpperCase())?.[0],
  pathOf: target => `/problems/${target}/`,

  async checkSession({ http }) {
    const page = parseHtml((await http.get('/')).text());
    return all(page, 'a').some(link => attribute(link, 'href') === '/logout') || first(page, '.fa-sign-out') !== undefined;
  },

  async login(session) {
    const { http, account } = session;
    const form = { login_user: account.username, password: account.password, autologin: '1', submit: 'Log In', next_raw: '/' };
    await http.post('/login/', { form });
    if (!(await spoj.checkSession(session))) throw new RemoteError('auth', 'the site knows no such name and password');
  },

  /** The site tells the run with its answer. */
  snapshot: async () => '0',

  async submit({ http }, { target, language: lang, source }) {
    const answer = await http.post('/submit/complete/', { form: { lang, problemcode: target, file: source, submit: 'Submit!' } });
    const page = parseHtml(answer.text());
    const runId = attribute(first(page, '[name=newSubmissionId]'), 'value');
    if (runId && /^\d{1,15}$/.test(runId)) return runId;
    if (first(page, 'input[name=login_user]')) throw new RemoteError('auth', 'the session at the site has ended', { isUnsent: true });
    const text = page.children.map(words).join(' ');
    const refusal = /[^.!]{0,80}(?:in this language for this problem|Wrong problem code|solution is too long)[.!]?/i.exec(text)?.[0];
    if (refusal) throw new RemoteError('rejected', shortened(refusal));
    throw new RemoteError('lost', 'the site does not say which run it is');
  },

  /** Its lists do not tell programs apart: what was not answered is lost. */
  findRun: async () => 'none',

  async poll({ http }, runId) {
    const page = parseHtml((await http.get(`/status/ns=${runId}`)).text());
    const result = needed(first(page, `#statusres_${runId}`), `run ${runId}`);
    const run = {
      timeMs: Math.round(Number.parseFloat(words(first(page, `#statustime_${runId}`))) * 1000) || 0,
      memoryKb: kilobytes(words(first(page, `#statusmem_${runId}`))),
    };
    if (attribute(result, 'final') !== '1') return { ...run, status: Status.judging };
    const status = statuses[attribute(result, 'status') ?? ''] ?? Status.systemError;
    if (status !== Status.compileError) return { ...run, status };
    const said = parseHtml((await http.get(`/error/${runId}`)).text());
    return { ...run, status, message: lines(first(said, 'pre small') ?? first(said, 'pre')).trim() };
  },

  async importProblem(http, target) {
    const path = spoj.pathOf(target);
    const answer = await http.get(path);
    const page = parseHtml(answer.text());
    const name = needed(words(first(page, '#problem-name')), 'title');
    const text = page.children.map(words).join(' ');
    const time = needed(/Time limit:\s*(?:[\d.]{1,12}s?\s*-\s*)?([\d.]{1,12})s/i.exec(text)?.[1], 'time limit');
    const memory = needed(/Memory limit:\s*(\d{1,9})\s*MB/i.exec(text)?.[1], 'memory limit');
    const links = new PageLinks(http, path);
    return {
      title: name.includes(' - ') ? name.slice(name.indexOf(' - ') + 3) : name,
      timeLimitMs: Math.round(Number(time) * 1000),
      memoryLimitMb: Number(memory),
      description: needed(markdownOf(first(page, '#problem-body')?.children ?? [], { links }), 'description'),
      input: '',
      output: '',
      hint: '',
      examples: [],
      tags: all(page, '[data-tagid]')
        .map(tag => words(tag).replace(/^#/, ''))
        .filter(Boolean),
      pictures: links.pictures,
    };
  },
};

function kilobytes(text: string): number {
  const [, number = '0', unit = ''] = /^([\d.]{1,12})\s*([MmKk]?)/.exec(text) ?? [];
  return Math.round(Number(number) * (unit.toLowerCase() === 'm' ? 1024 : 1)) || 0;
}
