import { phrases } from '@oj/ui';

export const judgeAnswersPhrases = phrases('judgeAnswers', {
  title: { zh: '评测程序怎样给出结果', en: 'How it answers' },
  calledSpj: {
    zh: '运行方式：checker 输入 输出 答案，三个参数都是文件名。每个测试点限 16 秒、512 MB。',
    en: 'It is called as checker input output answer: three names of files. It has 16 s and 512 MB for a case.',
  },
  calledInteractive: {
    zh: '运行方式：interactor 输入 记录 答案，三个参数都是文件名；标准输入、标准输出与选手程序相连。时间和内存限制是选手程序的两倍。',
    en: 'It is called as interactor input record answer: three names of files. Its standard input and output are joined to those of the program, and it has twice its limits.',
  },
  code: { zh: '退出码', en: 'Exit code' },
  verdict: { zh: '结果', en: 'Verdict' },
  percent: { zh: '按百分比得分', en: 'so many percent' },
  percentSpj: { zh: '标准输出的全部内容必须是一个数', en: 'the whole of standard output is one number' },
  percentInteractive: { zh: '标准错误的全部内容必须是一个数', en: 'the whole of standard error is one number' },
  testlib: { zh: 'testlib 的 quitp、_pc', en: 'quitp and _pc of testlib' },
  others: { zh: '其他退出码、崩溃、超出限制', en: 'any other, a crash, a limit passed' },
  fault: { zh: '系统错误，出题人会收到消息', en: 'system error; you get a message' },
  words: {
    zh: '结果由退出码决定，文字只供阅读。写到标准错误的第一行会作为说明保存，最多 200 个字。',
    en: 'The exit code decides; words are only read. What it writes to standard error is kept as a message, one line of at most 200 characters.',
  },
  library: { zh: '用 C++ 可以直接包含 testlib.h。', en: 'In C++, testlib.h is there.' },
});
