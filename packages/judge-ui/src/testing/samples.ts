import {
  type Announcement,
  type ClassifiedTags,
  type JudgedCase,
  type Language,
  type ProblemDetail,
  type ProblemRow,
  type RecentProblem,
  type RecentSolver,
  statementTexts,
  Status,
  type Submission,
  type UserInfo,
  type WebsiteConfig,
  type WeekOfSubmissions,
} from '@oj/contract';
import { typeset } from '@oj/ui/typeset';
import { shellPhrases } from '../shell/shellPhrases';

/** What the fake API of the stories knows: a site, two people, problems and submissions. */
export const site: WebsiteConfig = {
  baseUrl: 'https://judge.example',
  name: 'Open Judge',
  shortName: 'OJ',
  description: shellPhrases.words.about.en,
  email: 'judge@judge.example',
  recordName: '',
  recordUrl: '',
  projectName: 'OJ',
  projectUrl: '',
  wikiUrl: 'https://oi-wiki.org/',
  register: true,
  openPublicDiscussion: true,
  openGroupDiscussion: true,
  openContestComment: true,
};

const person = (uid: string, username: string): UserInfo => ({
  uid,
  username,
  nickname: null,
  avatar: null,
  titleName: null,
  titleColor: null,
  email: null,
  realname: null,
  gender: 'secrecy',
  school: null,
  course: null,
  number: null,
  github: null,
  blog: null,
  cfUsername: null,
  signature: null,
  roleList: ['default_user'],
});

export const sampleUser = person('7', 'inkling');
/** A name that is written from the right and is long. */
export const longName = person('8', '\u202Eإبراهيم_the_second');

const MINUTE_MS = 60_000;
/** When the stories are told; stories that show it stop the clock there. */
const told = Date.parse('2026-10-17T14:35:00');
export const minutesAgo = (minutes: number) => new Date(told - minutes * MINUTE_MS);

export const announcement = (id: number, title: string, content = 'Nothing more to say.'): Announcement => ({
  id,
  title,
  content,
  username: 'root',
  gmtCreate: minutesAgo(id * 90),
  gmtModified: minutesAgo(id * 90),
});

export const noneUnread = { comment: 0, reply: 0, like: 0, sys: 0, mine: 0 };

const counts = { total: 212, ac: 183, wa: 20, tle: 4, mle: 1, re: 2, pe: 0, ce: 2, se: 0, pa: 0, sf: 0 };
const tag = (id: number, name: string) => ({ id, name, color: null, oj: 'ME', gid: null, tcid: null });
export const tags = ['implementation', 'dp', 'data structures 数据结构', 'shortest path'].map((name, index) => tag(index + 1, name));

const sourced = { oj: 'ME', gid: null, tcid: null };
export const classifiedTags: ClassifiedTags[] = [
  {
    classification: { id: 1, name: 'Algorithms 算法', oj: 'ME', rank: 1 },
    tagList: tags.slice(0, 2).map(each => ({ ...each, ...sourced, tcid: 1 })),
  },
  { classification: null, tagList: tags.slice(2).map(each => ({ ...each, ...sourced })) },
];
export const recentProblems: RecentProblem[] = ['Paper Boats 纸船', 'Tides'].map((title, index) => ({
  id: index + 1,
  problemId: `P${1042 + index}`,
  title,
  type: 0,
  gmtCreate: minutesAgo(500),
  gmtModified: minutesAgo(60 * (index + 1)),
}));

export const problemRow = (pid: number, title: string, more: Partial<ProblemRow> = {}): ProblemRow => ({
  pid,
  problemId: `P${1000 + pid}`,
  title,
  difficulty: pid % 6,
  type: 0,
  tags: tags.slice(0, pid % 3),
  ...counts,
  ...more,
});

const language = (id: number, name: string, contentType: string, template: string): Language => ({
  id,
  name,
  description: name,
  contentType,
  compileCommand: '',
  runCommand: '',
  template,
  codeTemplate: template,
  isSpj: false,
  oj: 'ME',
  seq: id,
  timeFactor: name === 'Python3' ? 2 : 1,
  memoryFactor: 1,
});

export const languages = [
  language(1, 'C++ 17', 'text/x-c++src', '#include <iostream>\n\nint main() {\n}\n'),
  language(2, 'Python3', 'text/x-python', 'print()\n'),
];

export function problemDetail(more: Partial<ProblemDetail['problem']> = {}): ProblemDetail {
  const problem: ProblemDetail['problem'] = {
    id: 42,
    problemId: 'P1042',
    title: 'Lantern Riddles 灯谜',
    author: 'root',
    type: 0,
    judgeMode: 'default',
    judgeCaseMode: 'default',
    timeLimit: 1000,
    memoryLimit: 256,
    stackLimit: 128,
    description: 'Under each lantern hangs a riddle, worth $a_i$ points. Take as many as you can carry.',
    input: 'Two integers $n$ and $k$, then $a_1, \\dots, a_n$.',
    output: 'The greatest sum of $k$ of them.',
    examples: '<input>4 2\n1 5 3 2</input><output>8</output>',
    hint: '',
    source: '',
    difficulty: 2,
    ioScore: null,
    codeShare: true,
    openCaseResult: true,
    isRemote: false,
    isFileIO: false,
    ioReadFileName: null,
    ioWriteFileName: null,
    userExtraFile: null,
    gmtCreate: minutesAgo(9000),
    gmtModified: minutesAgo(900),
    ...more,
  };
  const set = statementTexts.map(name => [name, typeset(problem[name])]);
  return {
    problem,
    typeset: Object.fromEntries(set),
    tags: tags.slice(0, 2),
    languages: languages.map(({ name }) => name),
    codeTemplate: {},
    problemCount: { pid: 42, ...counts },
    discussionNum: 3,
    myStatus: null,
  };
}

export const submission = (submitId: number, status: Status, more: Partial<Submission> = {}): Submission => ({
  submitId,
  uid: sampleUser.uid,
  username: sampleUser.username,
  pid: 42,
  displayPid: 'P1042',
  displayId: 'P1042',
  title: 'Lantern Riddles 灯谜',
  cid: 0,
  gid: null,
  language: 'C++ 17',
  length: 1284,
  share: false,
  submitTime: minutesAgo(3),
  status,
  time: 124,
  memory: 18_640,
  score: status === Status.accepted ? 100 : 0,
  oiRankScore: null,
  judger: 'judge-1',
  isManual: false,
  code: '#include <iostream>\n\nint main() {\n    int n, k;\n    std::cin >> n >> k;\n    std::cout << n + k << std::endl\n}\n',
  errorMessage: null,
  compilerWarnings: null,
  ...more,
});

export const judgedCase = (seq: number, status: Status, message: string | null = null): JudgedCase => ({
  caseId: seq,
  seq,
  status,
  time: status === Status.notSubmitted ? null : 12 + seq,
  memory: status === Status.notSubmitted ? null : 3600 + seq,
  score: status === Status.accepted ? 10 : 0,
  groupNum: null,
  inputData: null,
  outputData: null,
  userOutput: null,
  message,
});

/** Results of `total` cases of which the one at `failedAt` failed and ended the judging; without it all were accepted. */
export const caseResults = (total: number, failedAt = total + 1, status: Status = Status.wrongAnswer, message: string | null = null) => ({
  judgeCaseMode: 'default',
  judgeCaseList: Array.from({ length: total }, (_, index) => {
    const seq = index + 1;
    if (seq === failedAt) return judgedCase(seq, status, message);
    return judgedCase(seq, seq < failedAt ? Status.accepted : Status.notSubmitted);
  }),
  subTaskJudgeCaseVoList: null,
});

export const onePage = <Row>(records: Row[], total = records.length) => ({ records, total, size: 30, current: 1, pages: 1 });

const solver = (uid: number, username: string, ac: number, more: Partial<RecentSolver> = {}): RecentSolver => ({
  uid: String(uid),
  username,
  nickname: null,
  avatar: null,
  titleName: null,
  titleColor: null,
  ac,
  ...more,
});
export const solvers = [
  solver(11, 'inkling', 24, { titleName: 'Grandmaster', titleColor: '#c84341' }),
  solver(12, '三更灯火', 19, { titleName: '大师', titleColor: '#3d5a9e' }),
  solver(13, longName.username, 7),
  solver(14, 'tide', 3),
];
export const week: WeekOfSubmissions = {
  dateStrList: ['10-11', '10-12', '10-13', '10-14', '10-15', '10-16', '10-17'],
  acCountList: [12, 18, 9, 22, 31, 27, 16],
  totalCountList: [30, 41, 22, 58, 66, 71, 38],
};
