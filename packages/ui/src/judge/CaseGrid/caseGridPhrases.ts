import { phrases } from '../../locale/phrases';

export const caseGridPhrases = phrases('caseGrid', {
  cases: { zh: '测试点', en: 'Test cases' },
  subtask: { zh: '子任务 {{place}}', en: 'Subtask {{place}}' },
  test: { zh: '测试点 {{place}}', en: 'Test {{place}}' },
  tile: { zh: '测试点 {{place}}：{{verdict}}', en: 'Test {{place}}: {{verdict}}' },
  notRun: { zh: '未运行', en: 'Not run' },
  passed: { zh: '{{passed}} / {{total}} 通过', en: '{{passed}} of {{total}} passed' },
  time: { zh: '用时', en: 'Time' },
  memory: { zh: '内存', en: 'Memory' },
  points: { zh: '得分', en: 'Score' },
  message: { zh: '评测信息', en: 'Message' },
  none: { zh: '没有测试点', en: 'No test cases' },
});
