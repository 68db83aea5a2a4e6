import { Status } from '@oj/contract';
import * as z from 'zod';
import type { ImportedProblem, RemoteLanguage, RemoteSite, Session } from './adapter';
import { codeforcesContests } from './comingContests';
import { all, attribute, first, type HtmlElement, lines, needed, parseHtml, words } from './html';
import type { SiteHttp } from './http';
import { jsonOf } from './json';
import { markdownOf, PageLinks } from './markdown';
import { RemoteError, shortened } from './remoteError';
import { lastOf, newRun } from './runs';

const language = (name: string, key: string, contentType: string): RemoteLanguage => ({ name, key, contentType });

const languages: readonly RemoteLanguage[] = [
  language('GNU G++17 7.3.0', '54', 'text/x-c++src'),
  language('GNU G++20 13.2 (64 bit)', '89', 'text/x-c++src'),
  language('GNU G++23 14.2 (64 bit)', '91', 'text/x-c++src'),
  language('GNU GCC C11 5.1.0', '43', 'text/x-csrc'),
  language('C# 8', '65', 'text/x-csharp'),
  language('C# 10', '79', 'text/x-csharp'),
  language('D', '28', 'text/x-d'),
  language('Go', '32', 'text/x-go'),
  language('Haskell', '12', 'text/x-haskell'),
  language('Java 8', '36', 'text/x-java'),
  language('Java 21', '87', 'text/x-java'),
  language('Kotlin', '88', 'text/x-kotlin'),
  language('OCaml', '19', 'text/x-ocaml'),
  language('Delphi 7', '3', 'text/x-pascal'),
  language('Free Pascal', '4', 'text/x-pascal'),
  language('PascalABC.NET', '51', 'text/x-pascal'),
  language('Perl', '13', 'text/x-perl'),
  language('PHP', '6', 'text/x-php'),
  language('Python 2', '7', 'text/x-python'),
  language('Python 3', '31', 'text/x-python'),
  language('PyPy 3.10', '70', 'text/x-python'),
  language('Ruby', '67', 'text/x-ruby'),
  language('Rust 2021', '75', 'text/x-rustsrc'),
  language('Scala', '20', 'text/x-scala'),
  language('JavaScript (V8)', '34', 'text/javascript'),
  language('Node.js', '55', 'text/javascript'),
];

const verdicts: Readonly<Record<string, Status>> = {
  OK: Status.accepted,
  PARTIAL: Status.partialAccepted,
  COMPILATION_ERROR: Status.compileError,
  RUNTIME_ERROR: Status.runtimeError,
  SECURITY_VIOLATED: Status.runtimeError,
  WRONG_ANSWER: Status.wrongAnswer,
  CHALLENGED: Status.wrongAnswer,
  PRESENTATION_ERROR: Status.presentationError,
  TIME_LIMIT_EXCEEDED: Status.timeLimitExceeded,
  IDLENESS_LIMIT_EXCEEDED: Status.timeLimitExceeded,
  MEMORY_LIMIT_EXCEEDED: Status.memoryLimitExceeded,
  CRASHED: Status.systemError,
  INPUT_PREPARATION_CRASHED: Status.systemError,
  SKIPPED: Status.systemError,
  REJECTED: Status.systemError,
  FAILED: Status.systemError,
  TESTING: Status.judging,
};

const Runs = z.object({
  status: z.string(),
  comment: z.string().optional(),
  result: z
    .array(
      z.object({
        id: z.number(),
        verdict: z.string().optional(),
        timeConsumedMillis: z.number().optional(),
        memoryConsumedBytes: z.number().optional(),
        problem: z.object({ contestId: z.number().optional(), index: z.string() }),
      }),
    )
    .optional(),
});

/** Contest and letter of a problem. */
const partsOf = (target: string) => {
  const [, contest = '', index = ''] = /^(\d+)([A-Z]\d?)$/.exec(target) ?? [];
  return { contest, index };
};

/** The number that the site's own script makes of a cookie. */
export function ttaOf(cookie: string): number {
  const modulus = 1009;
  let sum = 0;
  for (let c = 0; c < cookie.length; c++) {
    sum = (sum + (c + 1) * (c + 2) * cookie.charCodeAt(c)) % modulus;
    if (c % 3 === 0) sum += 1;
    if (c % 2 === 0) sum *= 2;
    if (c > 0) sum -= Math.floor(cookie.charCodeAt(Math.floor(c / 2)) / 2) * (sum % 5);
    sum = ((sum % modulus) + modulus) % modulus;
  }
  return sum;
}

interface Kind extends Pick<RemoteSite, 'comingContests'> {
  code: 'CF' | 'GYM';
  submitPath(contest: string): string;
  pathOf(target: string): string;
  parseId(given: string): string | undefined;
}

/** Contests and the gym share accounts, forms and lists; only their addresses differ. */
function siteOf({ code, submitPath, pathOf, parseId, ...peculiar }: Kind): RemoteSite {
  const site: RemoteSite = {
    code,
    accountSite: 'CF',
    base: 'https://codeforces.com',
    fileOrigins: ['https://espresso.codeforces.com', 'https://assets.codeforces.com'],
    minGapMs: 20_000,
    charset: 'utf-8',
    languages,
    parseId,
    pathOf,
    ...peculiar,

    async checkSession({ http, account }) {
      const page = parseHtml((await http.get('/')).text());
      const links = all(page, 'a').map(link => (attribute(link, 'href') ?? '').toLowerCase());
      return links.some(link => link.endsWith('/logout')) && links.includes(`/profile/${account.username.toLowerCase()}`);
    },

    async login(session) {
      const { http, account } = session;
      const tokens = await tokensOf(session, '/enter');
      const form = { ...tokens, action: 'enter', handleOrEmail: account.username, password: account.password, remember: 'on' };
      await http.post('/enter', { form });
      if (!(await site.checkSession(session))) throw new RemoteError('auth', 'the site knows no such name and password');
    },

    snapshot: async (session, { target }) => lastOf(await ownRuns(session, target)),

    async submit(session, { target, language: programTypeId, source }) {
      const { contest, index } = partsOf(target);
      const path = submitPath(contest);
      const tokens = await tokensOf(session, path);
      const form = {
        ...tokens,
        action: 'submitSolutionFormSubmitted',
        contestId: contest,
        submittedProblemIndex: index,
        programTypeId,
        source,
        tabSize: '4',
        sourceFile: '',
        sourceCodeConfirmed: 'true',
        doNotShowWarningAgain: 'on',
      };
      const answer = await session.http.post(path, { query: { csrf_token: tokens.csrf_token }, form });
      if (answer.status === 403) throw new RemoteError('auth', 'the session at the site has ended', { isUnsent: true });
      if (answer.redirects && answer.path.includes('/my')) return undefined;
      if (answer.redirects && answer.path.startsWith('/enter'))
        throw new RemoteError('auth', 'the session at the site has ended', { isUnsent: true });
      const page = parseHtml(answer.text());
      throw new RemoteError('rejected', shortened(words(first(page, '.error'))) || 'the site refuses the submission');
    },

    findRun: async (session, { target }, before) => newRun(await ownRuns(session, target), before),

    async poll(session, runId) {
      const run = (await runsOf(session)).find(({ id }) => String(id) === runId);
      if (!run) throw new RemoteError('markup', `the site lists no run ${runId}`);
      const status = run.verdict === undefined ? Status.pending : verdicts[run.verdict];
      if (status === undefined) throw new RemoteError('markup', `the site gives an unknown verdict: ${shortened(run.verdict ?? '')}`);
      const state = { status, timeMs: run.timeConsumedMillis ?? 0, memoryKb: Math.round((run.memoryConsumedBytes ?? 0) / 1024) };
      return status === Status.compileError ? { ...state, message: await compilerWords(session, runId) } : state;
    },

    async importProblem(http, target) {
      const path = pathOf(target);
      const answer = await http.get(path, { query: { locale: 'en' } });
      const statement = first(parseHtml(answer.text()), '.problem-statement');
      if (!statement) throw new RemoteError('rejected', 'the site shows no such problem, or only a file of it, which cannot be imported');
      return { ...statementOf(statement, http, path), tags: tagsOf(answer.text()) };
    },
  };
  return site;
}

async function tokensOf({ http }: Session, path: string) {
  const answer = await http.get(path);
  if (answer.redirects && answer.path.startsWith('/enter') && !path.startsWith('/enter'))
    throw new RemoteError('auth', 'the session at the site has ended', { isUnsent: true });
  const text = answer.text();
  const page = parseHtml(text);
  const csrf = attribute(first(page, 'meta[name=X-Csrf-Token]'), 'content') ?? attribute(first(page, 'span.csrf-token'), 'data-csrf');
  const cookies = await http.cookies();
  const bfaa = /_bfaa = "([\w-]{1,64})"/.exec(text)?.[1] ?? cookies.get('raa') ?? cookies.get('bfaa') ?? 'n/a';
  return {
    csrf_token: needed(csrf, 'token'),
    ftaa: cookies.get('70a7c28f3de') ?? 'n/a',
    bfaa,
    _tta: String(ttaOf(cookies.get('39ce7') ?? '')),
  };
}

async function runsOf({ http, account }: Session) {
  const answer = await http.get('/api/user.status', { query: { handle: account.username, from: 1, count: 20 } });
  const { data } = Runs.safeParse(jsonOf(answer.text()));
  if (data?.comment?.includes('limit exceeded')) throw new RemoteError('rate', 'the site wants fewer requests');
  if (data?.status !== 'OK' || !data.result) throw new RemoteError('markup', 'the site gives no list of runs');
  return data.result;
}

async function ownRuns(session: Session, target: string) {
  const { contest, index } = partsOf(target);
  const runs = await runsOf(session);
  return runs
    .filter(({ problem }) => String(problem.contestId) === contest && problem.index === index)
    .map(({ id }) => ({ id: String(id) }));
}

async function compilerWords(session: Session, submissionId: string): Promise<string> {
  const { csrf_token } = await tokensOf(session, '/problemset');
  const answer = await session.http.post('/data/judgeProtocol', { form: { submissionId, csrf_token } });
  const said: unknown = JSON.parse(answer.text());
  return typeof said === 'string' ? lines(parseHtml(said).children[0]).trim() : '';
}

function statementOf(statement: HtmlElement, http: SiteHttp, path: string): Omit<ImportedProblem, 'tags'> {
  const links = new PageLinks(http, path);
  const inDollars = { links, keepsDollars: true };
  const written = (element: HtmlElement | undefined) =>
    markdownOf(
      (element?.children ?? []).filter(child => !('attribs' in child) || attribute(child, 'class') !== 'section-title'),
      inDollars,
    ).replaceAll('$$$', '$');
  const header = needed(first(statement, '.header'), 'header');
  const limit = (name: string) => words(first(header, name));
  const seconds = needed(/([\d.]{1,8})\s*second/.exec(limit('.time-limit'))?.[1], 'time limit');
  const megabytes = needed(/(\d{1,6})\s*megabyte/.exec(limit('.memory-limit'))?.[1], 'memory limit');
  const legend = statement.children.find(child => 'attribs' in child && !attribute(child, 'class'));
  const fileOf = (name: string) => words(first(header, name)?.children.at(-1));
  const files = ['.input-file', '.output-file'].map(fileOf).filter(text => text && !/standard|stdin|stdout/.test(text));
  const inputs = all(statement, '.sample-test .input pre, .sample-tests .input pre');
  const outputs = all(statement, '.sample-test .output pre, .sample-tests .output pre');
  return {
    title: needed(words(first(header, '.title')).replace(/^[A-Z]\d?\. /, ''), 'title'),
    timeLimitMs: Math.round(Number(seconds) * 1000),
    memoryLimitMb: Number(megabytes),
    description: written(legend && 'attribs' in legend ? legend : undefined),
    input: [written(first(statement, '.input-specification')), ...files.map(file => `\`${file}\``)].filter(Boolean).join('\n\n'),
    output: written(first(statement, '.output-specification')),
    hint: written(first(statement, '.note')),
    examples: inputs.map((input, index) => ({ input: lines(input).trim(), output: lines(outputs[index]).trim() })),
    pictures: links.pictures,
  };
}

const tagsOf = (text: string) =>
  all(parseHtml(text), '.tag-box')
    .map(words)
    .filter(tag => tag && !tag.startsWith('*'));

export const codeforces = siteOf({
  code: 'CF',
  submitPath: contest => `/contest/${contest}/submit`,
  pathOf: target => `/problemset/problem/${partsOf(target).contest}/${partsOf(target).index}`,
  parseId: given => /^[1-9]\d{0,5}[A-Z]\d?$/.exec(given.toUpperCase())?.[0],
  comingContests: codeforcesContests,
});

export const gym = siteOf({
  code: 'GYM',
  submitPath: contest => `/gym/${contest}/submit`,
  pathOf: target => `/gym/${partsOf(target).contest}/problem/${partsOf(target).index}`,
  parseId: given => /^\d{6}[A-Z]\d?$/.exec(given.toUpperCase())?.[0],
});
