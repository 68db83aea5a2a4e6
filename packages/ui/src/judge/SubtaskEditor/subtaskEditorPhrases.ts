import { phrases } from '../../locale/phrases';

export const subtaskEditorPhrases = phrases('subtaskEditor', {
  subtask: { zh: '子任务 {{number}}', en: 'Subtask {{number}}' },
  points: { zh: '分', en: 'points' },
  casesOf: { zh: '子任务 {{number}} 的测试点', en: 'Cases of subtask {{number}}' },
  pointsOf: { zh: '子任务 {{number}} 的分值', en: 'Points of subtask {{number}}' },
  remove: { zh: '删除子任务 {{number}}', en: 'Remove subtask {{number}}' },
  add: { zh: '添加子任务', en: 'Add a subtask' },
  even: { zh: '平分 {{points}} 分', en: 'Share {{points}} points evenly' },
  notRead: { zh: '填写 1 到 {{count}} 的编号，如 1-4, 7', en: 'Write numbers from 1 to {{count}}, such as 1-4, 7' },
  count: { zh: '{{count}} 个测试点', en: { one: '{{count}} case', other: '{{count}} cases' } },
  subtaskCount: { zh: '{{count}} 个子任务', en: { one: '{{count}} subtask', other: '{{count}} subtasks' } },
  total: { zh: '共 {{points}} 分', en: '{{points}} points in all' },
  ofNone: { zh: '不属于任何子任务的测试点：{{cases}}', en: 'In no subtask: {{cases}}' },
  none: { zh: '还没有子任务', en: 'No subtasks yet' },
});
