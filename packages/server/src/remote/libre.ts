import { isUnderway, Status } from '@oj/contract';
import * as z from 'zod';
import type { RemoteLanguage, RemoteSite, Session } from './adapter';
import type { SiteHttp } from './http';
import { RemoteError, shortened } from './remoteError';
import { lastOf, newRun } from './runs';

const option = (name: string, contentType: string, language: string, compileAndRunOptions: Record<string, string>): RemoteLanguage => ({
  name,
  contentType,
  key: JSON.stringify({ language, compileAndRunOptions }),
});
const cpp = (name: string, compiler: string, std: string, O: string) => option(name, 'text/x-c++src', 'cpp', { compiler, std, O, m: '64' });

const statuses: Readonly<Record<string, Status>> = {
  Preparing: Status.pending,
  Pending: Status.pending,
  Compiling: Status.compiling,
  Running: Status.judging,
  Accepted: Status.accepted,
  PartiallyCorrect: Status.partialAccepted,
  WrongAnswer: Status.wrongAnswer,
  CompilationError: Status.compileError,
  RuntimeError: Status.runtimeError,
  FileError: Status.runtimeError,
  OutputLimitExceeded: Status.runtimeError,
  TimeLimitExceeded: Status.timeLimitExceeded,
  MemoryLimitExceeded: Status.memoryLimitExceeded,
  SystemError: Status.systemError,
  ConfigurationError: Status.systemError,
  JudgementFailed: Status.systemError,
  Canceled: Status.cancelled,
};

const Text = z.union([z.string(), z.object({ data: z.string() }).transform(({ data }) => data)]);
const Login = z.object({ token: z.string().optional(), error: z.string().optional() });
const SessionInfo = z.object({ userMeta: z.object({ username: z.string() }).optional() });
const Submitted = z.object({ submissionId: z.number().optional(), error: z.string().optional() });
const Found = z.object({ submissions: z.array(z.object({ id: z.number() })).optional(), error: z.string().optional() });
const Detail = z.object({
  error: z.string().optional(),
  meta: z.object({ status: z.string(), timeUsed: z.number().nullish(), memoryUsed: z.number().nullish() }).optional(),
  progress: z.object({ progressType: z.string().optional(), compile: z.object({ message: Text.nullish() }).nullish() }).nullish(),
});
const Problem = z.object({
  error: z.string().optional(),
  meta: z.object({ id: z.number(), type: z.string() }).optional(),
  localizedContentsOfLocale: z
    .object({
      title: z.string(),
      contentSections: z.array(
        z.object({ sectionTitle: z.string(), type: z.string(), sampleId: z.number().nullish(), text: z.string().nullish() }),
      ),
    })
    .optional(),
  samples: z.array(z.object({ inputData: z.string(), outputData: z.string() })).nullish(),
  tagsOfLocale: z.array(z.object({ name: z.string() })).nullish(),
  judgeInfo: z.object({ timeLimit: z.number().nullish(), memoryLimit: z.number().nullish() }).nullish(),
});

const LOCALE = 'zh_CN';
const refusals: ReadonlySet<string> = new Set(['NO_SUCH_USER', 'WRONG_PASSWORD', 'USER_NOT_MIGRATED']);

export const libre: RemoteSite = {
  code: 'LIBRE',
  accountSite: 'LIBRE',
  base: 'https://api.loj.ac/api',
  link: 'https://loj.ac',
  fileOrigins: ['https://loj.ac', 'https://img.loj.ac'],
  minGapMs: 5_000,
  charset: 'utf-8',
  languages: [
    cpp('C++ 11 O2(G++)', 'g++', 'c++11', '2'),
    cpp('C++ 14 O2(G++)', 'g++', 'c++14', '2'),
    cpp('C++ 17 O2(G++)', 'g++', 'c++17', '2'),
    cpp('C++ 20 O2(G++)', 'g++', 'c++20', '2'),
    cpp('C++ 17 O2(Clang++)', 'clang++', 'c++17', '2'),
    option('C 11 (GCC)', 'text/x-csrc', 'c', { compiler: 'gcc', std: 'c11', O: '2', m: '64' }),
    option('C 17 (GCC)', 'text/x-csrc', 'c', { compiler: 'gcc', std: 'c17', O: '2', m: '64' }),
    option('Java', 'text/x-java', 'java', {}),
    option('Kotlin 1.8', 'text/x-kotlin', 'kotlin', { version: '1.8', platform: 'jvm' }),
    option('Pascal', 'text/x-pascal', 'pascal', { optimize: '2' }),
    option('Python 3.10', 'text/x-python', 'python', { version: '3.10' }),
    option('Python 3.9', 'text/x-python', 'python', { version: '3.9' }),
    option('Python 2.7', 'text/x-python', 'python', { version: '2.7' }),
    option('Rust 2021', 'text/x-rustsrc', 'rust', { version: '2021', optimize: '3' }),
    option('Go 1.x', 'text/x-go', 'go', { version: '1.x' }),
    option('C# 9', 'text/x-csharp', 'csharp', { version: '9' }),
    option('Haskell 2010', 'text/x-haskell', 'haskell', { version: '2010' }),
  ],
  parseId: given => /^([1-9]\d{0,8})(?:\([1-9]\d{0,8}\))?$/.exec(given)?.[1],
  pathOf: target => `/p/${target}`,

  /** A token that has ended is not refused: whoever shows it is nobody. */
  async checkSession({ http, token, account }) {
    if (!token) return false;
    const { userMeta } = parsed(SessionInfo, await http.get('/auth/getSessionInfo', { query: { token } }));
    return userMeta?.username.toLowerCase() === account.username.toLowerCase();
  },

  async login(session) {
    const { username, password } = session.account;
    const answer = await session.http.post('/auth/login', { json: { username, password } });
    if (answer.status === 401) throw new RemoteError('challenge', 'the site wants to see a person');
    const { token, error } = parsed(Login, answer);
    if (error && refusals.has(error)) throw new RemoteError('auth', 'the site knows no such name and password');
    if (!token) throw new RemoteError('auth', shortened(`the site does not let the account in: ${error ?? ''}`));
    session.token = token;
  },

  snapshot: async (session, { target }) => lastOf(await ownRuns(session, target)),

  async submit(session, { target, language, source }) {
    const content = { ...(JSON.parse(language) as object), code: source };
    const problemId = await numberOf(session.http, target);
    const answer = await call(session, '/submission/submit', { problemId, content });
    if (answer.status === 401) throw new RemoteError('challenge', 'the site wants to see a person', { isUnsent: true });
    const { submissionId, error } = parsed(Submitted, answer);
    if (submissionId !== undefined) return String(submissionId);
    if (error === 'PERMISSION_DENIED') throw new RemoteError('auth', 'the session at the site has ended', { isUnsent: true });
    throw new RemoteError('rejected', shortened(`the site refuses the submission: ${error ?? ''}`));
  },

  findRun: async (session, { target }, before) => newRun(await ownRuns(session, target), before),

  async poll(session, runId) {
    const { meta, progress, error } = parsed(
      Detail,
      await call(session, '/submission/getSubmissionDetail', { submissionId: runId, locale: LOCALE }),
    );
    if (error === 'PERMISSION_DENIED') throw new RemoteError('auth', 'the session at the site has ended');
    if (!meta) throw new RemoteError('markup', `the site has no run ${runId}`);
    const named = meta.status === 'Pending' ? (progress?.progressType ?? meta.status) : meta.status;
    const status = Object.hasOwn(statuses, named) ? statuses[named] : undefined;
    if (status === undefined) throw new RemoteError('markup', `the site gives an unknown verdict: ${shortened(named)}`);
    const run = { status, timeMs: Math.round(meta.timeUsed ?? 0), memoryKb: Math.round(meta.memoryUsed ?? 0) };
    const said = progress?.compile?.message;
    return !isUnderway(status) && status === Status.compileError && said ? { ...run, message: withoutColours(said) } : run;
  },

  async importProblem(http, target) {
    const { meta, localizedContentsOfLocale: content, samples, tagsOfLocale, judgeInfo, error } = await problemOf(http, target, true);
    if (error === 'NO_SUCH_PROBLEM' || error === 'PERMISSION_DENIED') throw new RemoteError('rejected', 'the site has no such problem');
    if (!meta || !content) throw new RemoteError('markup', 'the site gives no statement');
    if (meta.type !== 'Traditional') throw new RemoteError('rejected', 'only traditional problems can be imported');
    const { timeLimit, memoryLimit } = judgeInfo ?? {};
    if (!timeLimit || !memoryLimit) throw new RemoteError('markup', 'the site gives no limits');
    const parts = { description: '', input: '', output: '', hint: '' };
    const examples: { input: string; output: string }[] = [];
    for (const { sectionTitle, type, sampleId, text } of content.contentSections) {
      const part = partNamed(sectionTitle);
      const sample = type === 'Sample' ? samples?.[sampleId ?? -1] : undefined;
      if (sample) examples.push({ input: sample.inputData.trimEnd(), output: sample.outputData.trimEnd() });
      if (text?.trim()) parts[part] += `${parts[part] && '\n\n'}${part === 'hint' ? `#### ${sectionTitle}\n\n` : ''}${text.trim()}`;
    }
    const tags = (tagsOfLocale ?? []).map(({ name }) => name);
    return { title: content.title, timeLimitMs: timeLimit, memoryLimitMb: memoryLimit, ...parts, examples, tags, pictures: new Map() };
  },
};

/** Finds the part of the statement that a title names. */
function partNamed(title: string): 'description' | 'input' | 'output' | 'hint' {
  if (/样例|sample|example|提示|hint|note|数据范围|subtask|子任务|limit/i.test(title)) return 'hint';
  if (/输入|input/i.test(title)) return 'input';
  if (/输出|output/i.test(title)) return 'output';
  return /描述|背景|description|background|statement/i.test(title) ? 'description' : 'hint';
}

const call = ({ http, token }: Session, path: string, json: unknown) =>
  http.post(path, { json, ...(token && { headers: { authorization: `Bearer ${token}` } }) });

async function problemOf(http: SiteHttp, target: string, isWhole: boolean) {
  const whole = {
    localizedContentsOfLocale: LOCALE,
    tagsOfLocale: LOCALE,
    samples: true,
    judgeInfo: true,
    judgeInfoToBePreprocessed: true,
  };
  return parsed(Problem, await http.post('/problem/getProblem', { json: { displayId: Number(target), ...(isWhole && whole) } }));
}

/** What the site itself calls a problem. */
async function numberOf(http: SiteHttp, target: string): Promise<number> {
  const { meta } = await problemOf(http, target, false);
  if (!meta) throw new RemoteError('rejected', 'the site has no such problem');
  return meta.id;
}

async function ownRuns(session: Session, target: string) {
  const problemId = await numberOf(session.http, target);
  const wanted = { locale: LOCALE, submitter: session.account.username, problemId, takeCount: 10 };
  const { submissions } = parsed(Found, await call(session, '/submission/querySubmission', wanted));
  if (!submissions) throw new RemoteError('markup', 'the site gives no list of runs');
  return submissions.map(({ id }) => ({ id: String(id) }));
}

function parsed<Shape extends z.ZodType>(shape: Shape, answer: { text(): string }): z.output<Shape> {
  let given: unknown;
  try {
    given = JSON.parse(answer.text());
  } catch {
    throw new RemoteError('markup', 'the site answers with something else than JSON');
  }
  const { data, error } = shape.safeParse(given);
  if (error) throw new RemoteError('markup', `the answer of the site has no ${error.issues[0]?.path.join('.') || 'object'}`);
  return data as z.output<Shape>;
}

// oxlint-disable-next-line no-control-regex -- that is what colours begin with
const withoutColours = (text: string) => text.replaceAll(/\u001b\[[\d;]{0,20}[A-Za-z]/g, '').trim();
