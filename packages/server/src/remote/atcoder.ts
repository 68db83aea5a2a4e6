import { isUnderway, Status } from '@oj/contract';
import * as z from 'zod';
import type { RemoteLanguage, RemoteSite, Session } from './adapter';
import { atcoderContests } from './comingContests';
import { all, attribute, first, type HtmlElement, lines, needed, parseHtml, words } from './html';
import { jsonOf } from './json';
import { markdownOf, PageLinks } from './markdown';
import { RemoteError, shortened } from './remoteError';
import { lastOf, newRun } from './runs';

const language = (name: string, key: string, contentType: string): RemoteLanguage => ({ name, key, contentType });

/** The keys are how the site begins their names: its numbers change every few years. */
const languages: readonly RemoteLanguage[] = [
  language('C++ 23', 'C++23 (GCC', 'text/x-c++src'),
  language('C++ 20', 'C++ 20 (gcc', 'text/x-c++src'),
  language('C', 'C23 (GCC', 'text/x-csrc'),
  language('Java', 'Java', 'text/x-java'),
  language('Python 3', 'Python (CPython', 'text/x-python'),
  language('PyPy 3', 'Python (PyPy', 'text/x-python'),
  language('C#', 'C#', 'text/x-csharp'),
  language('Go', 'Go', 'text/x-go'),
  language('Rust', 'Rust', 'text/x-rustsrc'),
  language('Kotlin', 'Kotlin', 'text/x-kotlin'),
  language('Ruby', 'Ruby', 'text/x-ruby'),
  language('JavaScript (Node.js)', 'JavaScript (Node.js', 'text/javascript'),
  language('Haskell', 'Haskell', 'text/x-haskell'),
  language('PHP', 'PHP', 'text/x-php'),
];

const labels: Readonly<Record<string, Status>> = {
  WJ: Status.pending,
  WR: Status.pending,
  Judging: Status.judging,
  AC: Status.accepted,
  WA: Status.wrongAnswer,
  TLE: Status.timeLimitExceeded,
  MLE: Status.memoryLimitExceeded,
  RE: Status.runtimeError,
  OLE: Status.runtimeError,
  QLE: Status.runtimeError,
  CE: Status.compileError,
  IE: Status.systemError,
};

const Answered = z.object({ Result: z.record(z.string(), z.object({ Html: z.string() })).optional() });

/** `contest/task`; the contest is the part before the first underscore, if it is not given. */
const partsOf = (target: string) => {
  const [contest = '', task = ''] = target.split('/');
  return { contest, task };
};

export const atcoder: RemoteSite = {
  code: 'AC',
  accountSite: 'AC',
  base: 'https://atcoder.jp',
  fileOrigins: ['https://img.atcoder.jp'],
  minGapMs: 10_000,
  charset: 'utf-8',
  languages,
  parseId(given) {
    const [, contest, task] = /^(?:([a-z0-9][a-z0-9-]{0,30})\/)?([a-z0-9][a-z0-9-]{0,30}_[a-z0-9_]{1,20})$/.exec(given.toLowerCase()) ?? [];
    return task && `${contest ?? task.slice(0, task.indexOf('_'))}/${task}`;
  },
  nameOf: target => partsOf(target).task,
  pathOf: target => `/contests/${partsOf(target).contest}/tasks/${partsOf(target).task}`,

  async checkSession({ http }) {
    const answer = await http.get('/contests/agc001/submit');
    return answer.status === 200 && !answer.redirects;
  },

  async login(session) {
    const { http, account } = session;
    const page = (await http.get('/login')).text();
    if (page.includes('cf-turnstile')) throw new RemoteError('challenge', 'the site wants to see a person');
    const csrf = attribute(first(parseHtml(page), 'input[name=csrf_token]'), 'value');
    const form = { username: account.username, password: account.password, csrf_token: needed(csrf, 'token') };
    const answer = await http.post('/login', { form });
    if (answer.path.startsWith('/login')) {
      const said = words(first(parseHtml(answer.text()), 'div[role=alert]'));
      throw new RemoteError('auth', shortened(said) || 'the site knows no such name and password');
    }
  },

  snapshot: async (session, { target }) => lastOf(await ownRuns(session, target)),

  async submit({ http }, { target, language: prefix, source }) {
    const { contest, task } = partsOf(target);
    const path = `/contests/${contest}/submit`;
    const shown = await http.get(path, { query: { taskScreenName: task } });
    const ended = () => new RemoteError('auth', 'the session at the site has ended', { isUnsent: true });
    if (shown.path.startsWith('/login')) throw ended();
    const page = parseHtml(shown.text());
    if (shown.text().includes('cf-turnstile')) throw new RemoteError('challenge', 'the site wants to see a person', { isUnsent: true });
    const hidden = all(page, 'form input[type=hidden]').map(input => [attribute(input, 'name') ?? '', attribute(input, 'value') ?? '']);
    const offered = all(page, 'select').find(select => attribute(select, 'name') === 'data.LanguageId');
    const chosen = all(needed(offered, 'list of languages'), 'option').filter(each => words(each).startsWith(prefix));
    const id = attribute(chosen.at(-1), 'value');
    if (!id) throw new RemoteError('rejected', 'the site does not offer this language for the problem', { isUnsent: true });
    const form = { ...Object.fromEntries(hidden), 'data.TaskScreenName': task, 'data.LanguageId': id, sourceCode: source };
    const answer = await http.post(path, { form });
    if (answer.path.startsWith('/login')) throw ended();
    if (answer.redirects && answer.path.endsWith('/submissions/me')) return undefined;
    const said = words(first(parseHtml(answer.text()), 'div[role=alert]'));
    const seconds = /Wait for (\d{1,4}) second/i.exec(answer.text())?.[1];
    if (seconds)
      throw new RemoteError('rate', 'the site wants fewer submissions', { retryAfterMs: Number(seconds) * 1000, isUnsent: true });
    if (said.endsWith('Error.')) throw new RemoteError('challenge', 'the site wants to see a person', { isUnsent: true });
    throw new RemoteError('rejected', shortened(said) || 'the site refuses the submission');
  },

  findRun: async (session, { target }, before) => newRun(await ownRuns(session, target), before),

  async poll({ http }, runId, { target }) {
    const path = `/contests/${partsOf(target).contest}/submissions/me/status/json`;
    const answer = await http.get(path, { query: { reload: 'true', 'sids[]': runId } });
    if (answer.path.startsWith('/login')) throw new RemoteError('auth', 'the session at the site has ended');
    const page = parseHtml(`<table><tr>${htmlOf(answer.text(), runId)}</tr></table>`);
    const label = words(first(page, '.label') ?? first(page, 'td'));
    // "3/12" and "3/12 WA" count the cases so far.
    const status = /^\d{1,5}\/\d{1,5}/.test(label) ? Status.judging : labels[label];
    if (status === undefined) throw new RemoteError('markup', `the site gives an unknown verdict: ${shortened(label)}`);
    if (isUnderway(status)) return { status, timeMs: 0, memoryKb: 0 };
    const text = all(page, 'td').map(words).join(' ');
    const measured = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
    return { status, timeMs: measured(/(\d{1,9}) ms/), memoryKb: measured(/(\d{1,9}) KB/) };
  },

  async importProblem(http, target) {
    const path = atcoder.pathOf(target);
    const page = parseHtml((await http.get(path, { query: { lang: 'en' } })).text());
    const title = needed(words(first(page, '.h2')), 'title').replace(/ Editorial$/, '');
    const text = page.children.map(words).join(' ');
    const [, time, unit] = /Time Limit:\s*([\d.]{1,8})\s*(sec|msec)/i.exec(text) ?? [];
    const [, memory, bytes] = /Memory Limit:\s*([\d.]{1,8})\s*(MB|MiB|KB|KiB)/i.exec(text) ?? [];
    const whole = needed(first(page, '#task-statement'), 'statement');
    const statement = first(whole, '.lang-en') ?? whole;
    const links = new PageLinks(http, path);
    const terms = { links, isMaths: (element: HtmlElement) => element.name === 'var' };
    const parts = all(statement, 'section').flatMap(section => {
      const heading = first(section, 'h3');
      return heading ? [{ heading: words(heading), nodes: section.children.filter(child => child !== heading) }] : [];
    });
    const named = (name: string) => parts.find(({ heading }) => heading === name)?.nodes ?? [];
    const written = (name: string) => markdownOf(named(name), terms);
    const samples = (kind: string) =>
      parts
        .filter(({ heading }) => heading.startsWith(kind))
        .map(({ nodes }) => lines(nodes.find(node => 'name' in node && node.name === 'pre')).trim());
    const outputs = samples('Sample Output');
    const constraints = written('Constraints');
    return {
      title: title.includes(' - ') ? title.slice(title.indexOf(' - ') + 3) : title,
      timeLimitMs: Math.round(Number(needed(time, 'time limit')) * (unit?.toLowerCase() === 'sec' ? 1000 : 1)),
      memoryLimitMb: Math.max(1, Math.round(Number(needed(memory, 'memory limit')) / (bytes?.toLowerCase().startsWith('k') ? 1024 : 1))),
      description: parts.length ? needed(written('Problem Statement'), 'statement') : markdownOf(statement.children, terms),
      input: [written('Input'), constraints && `#### Constraints\n\n${constraints}`].filter(Boolean).join('\n\n'),
      output: written('Output'),
      hint: '',
      examples: samples('Sample Input').map((input, index) => ({ input, output: outputs[index] ?? '' })),
      tags: [],
      pictures: links.pictures,
    };
  },

  comingContests: atcoderContests,
};

async function ownRuns({ http }: Session, target: string) {
  const { contest, task } = partsOf(target);
  const answer = await http.get(`/contests/${contest}/submissions/me`, { query: { 'f.Task': task } });
  if (answer.path.startsWith('/login')) throw new RemoteError('auth', 'the session at the site has ended', { isUnsent: true });
  const links = all(parseHtml(answer.text()), 'a').map(link => attribute(link, 'href') ?? '');
  return links.flatMap(link => {
    const id = /^\/contests\/[\w-]{1,60}\/submissions\/(\d{1,15})$/.exec(link)?.[1];
    return id === undefined ? [] : [{ id }];
  });
}

function htmlOf(text: string, runId: string): string {
  const found = Answered.safeParse(jsonOf(text)).data?.Result?.[runId]?.Html;
  return needed(found, `run ${runId}`);
}
