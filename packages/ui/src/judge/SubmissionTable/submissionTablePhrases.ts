import { phrases } from '../../locale/phrases';

export const submissionTablePhrases = phrases('submissionTable', {
  label: { zh: '提交记录', en: 'Submissions' },
  id: { zh: '编号', en: 'Run ID' },
  problem: { zh: '题目', en: 'Problem' },
  status: { zh: '状态', en: 'Status' },
  score: { zh: '得分', en: 'Score' },
  time: { zh: '用时', en: 'Time' },
  memory: { zh: '内存', en: 'Memory' },
  length: { zh: '长度', en: 'Length' },
  language: { zh: '语言', en: 'Language' },
  judger: { zh: '评测机', en: 'Judger' },
  author: { zh: '作者', en: 'Author' },
  submittedAt: { zh: '提交时间', en: 'Submitted' },
  actions: { zh: '操作', en: 'Actions' },
  empty: { zh: '还没有提交', en: 'No submissions yet' },
  emptyHint: { zh: '换个筛选条件，或者去做一道题。', en: 'Change the filters, or go and solve a problem.' },
});

/** Columns in their order. */
export const submissionColumnKeys = [
  'id',
  'problem',
  'status',
  'score',
  'time',
  'memory',
  'length',
  'language',
  'judger',
  'author',
  'submittedAt',
] as const;
export type SubmissionColumn = (typeof submissionColumnKeys)[number];
