import { phrases } from '../../locale/phrases';

export const testCaseMatrixPhrases = phrases('testCaseMatrix', {
  program: { zh: '程序', en: 'Program' },
  passed: { zh: '通过', en: 'Passed' },
  test: { zh: '测试点 {{place}}', en: 'Test {{place}}' },
  cell: { zh: '{{name}}，测试点 {{place}}：{{verdict}}', en: '{{name}}, test {{place}}: {{verdict}}' },
  cellTimed: { zh: '{{name}}，测试点 {{place}}：{{verdict}}，{{time}}', en: '{{name}}, test {{place}}: {{verdict}}, {{time}}' },
  notRun: { zh: '未运行', en: 'Not run' },
  empty: { zh: '还没有程序', en: 'No programs yet' },
});
