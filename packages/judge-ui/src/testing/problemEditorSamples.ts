import type { ProblemCase, ProblemDraft, WholeProblem } from '@oj/contract';
import { fn } from 'storybook/test';
import type { Answers } from './fakeApi';
import { languages, minutesAgo, tags } from './samples';

/** A problem that is there, for the stories of its form. */
export const whole: WholeProblem = {
  id: 42,
  problemId: 'P1042',
  title: '灯谜',
  author: 'root',
  description: '每盏灯下挂着一个灯谜，值 $a_i$ 分。',
  input: '两个整数 $n$ 和 $k$，然后是 $a_1, \\dots, a_n$。',
  output: '其中 $k$ 个的最大总和。',
  examples: '<input>4 2\n1 5 3 2</input><output>8</output>',
  hint: '',
  source: '',
  translations: {
    'en-US': {
      title: 'Lantern Riddles',
      description: 'Under each lantern hangs a riddle, worth $a_i$ points.',
      input: 'Two integers $n$ and $k$, then $a_1, \\dots, a_n$.',
      output: 'The greatest sum of $k$ of them.',
      hint: '',
    },
  },
  difficulty: 2,
  type: 0,
  judgeMode: 'default',
  judgeCaseMode: 'default',
  timeLimit: 1000,
  memoryLimit: 256,
  stackLimit: 128,
  auth: 1,
  codeShare: true,
  isRemoveEndBlank: true,
  openCaseResult: true,
  openCheckerMessage: false,
  isFileIO: false,
  ioReadFileName: null,
  ioWriteFileName: null,
  spjCode: null,
  spjLanguage: null,
  userExtraFile: null,
  judgeExtraFile: null,
  ioScore: null,
  isUploadCase: true,
  caseVersion: 3,
  modifiedUser: null,
  isRemote: false,
  gmtCreate: minutesAgo(9000),
  gmtModified: minutesAgo(900),
  languages: languages.map(({ name }) => name),
  tags: tags.slice(0, 2),
  codeTemplates: {},
};

export const cases: ProblemCase[] = [1, 2, 3].map(number => ({
  id: number,
  pid: 42,
  input: `${number}.in`,
  output: `${number}.out`,
  score: 0,
  groupNum: null,
  inputBytes: 1 << (number * 5),
  outputBytes: number * 4,
  inputText: null,
  outputText: null,
}));

export const saved = fn<(draft: ProblemDraft) => void>();

export const answers = (more: Answers = {}): Answers => ({
  ...more,
  problem: { languages: async () => languages },
  problemEditor: {
    read: async () => whole,
    add: async draft => {
      saved(draft);
      return { pid: 42, problemId: 'P1042' };
    },
    change: async draft => {
      saved(draft);
      return { pid: 42, problemId: 'P1042' };
    },
    ...more.problemEditor,
  },
  contestEditor: {
    wholeProblem: async () => ({ ...whole, auth: 3 }),
    problem: async ({ cid, pid }) => ({
      id: 1,
      cid: Number(cid),
      pid: Number(pid),
      displayId: 'B',
      displayTitle: 'Bridge',
      color: '#1971c2',
    }),
    changeWholeProblem: async draft => {
      saved(draft);
      return { pid: 42, problemId: 'P1042' };
    },
  },
  testData: { cases: async () => cases, ...more.testData },
});
