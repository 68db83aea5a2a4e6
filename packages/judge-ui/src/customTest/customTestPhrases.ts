import { phrases } from '@oj/ui';

export const customTestPhrases = phrases('customTest', {
  title: { zh: '在线自测', en: 'Online test' },
  run: { zh: '运行', en: 'Run' },
  close: { zh: '收起在线自测', en: 'Close the online test' },
  input: { zh: '输入', en: 'Input' },
  expected: { zh: '期望输出（可不填）', en: 'Expected output (optional)' },
  sample: { zh: '样例 {{place}}', en: 'Sample {{place}}' },
  count: { zh: '{{count}} / {{most}} 个字符', en: '{{count}} of {{most}} characters' },
  needsInput: { zh: '请先填写输入', en: 'Please write an input first' },
  running: { zh: '正在编译运行……', en: 'Compiling and running …' },
  waiting: { zh: '运行结果会显示在这里，不计入提交。', en: 'What your program prints appears here. It does not count as a submission.' },
  output: { zh: '程序输出', en: 'Output' },
  noOutput: { zh: '程序没有输出', en: 'The program printed nothing' },
  errors: { zh: '标准错误', en: 'Standard error' },
  compileFailed: { zh: '编译失败', en: 'Compilation Failed' },
});
