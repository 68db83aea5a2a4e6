import { phrases } from '@oj/ui';

export const refreshPhrases = phrases('refreshRemoteProblem', {
  title: { zh: '{{id}} 与原网站的不同', en: '{{id}} and its site' },
  lead: {
    zh: '选择要从原网站更新的部分。题目的提交不受影响。',
    en: 'Choose what is taken over from the site. Submissions to the problem stay as they are.',
  },
  failed: { zh: '没能读到原网站的题目', en: 'The problem could not be read at its site' },
  none: { zh: '与原网站一致', en: 'Nothing differs' },
  noneHint: { zh: '原网站上的题面与限制和这里保存的相同。', en: 'Statement and limits at the site are what is stored here.' },
  take: { zh: '更新所选部分', en: 'Take over what is chosen' },
  close: { zh: '关闭', en: 'Close' },
  taken: { zh: '已更新 {{id}}', en: '{{id}} is up to date' },
  changes: { zh: '{{field}}的改动', en: 'Changes of: {{field}}' },
  here: { zh: '这里保存的', en: 'Stored here' },
  there: { zh: '原网站上的', en: 'At its site' },
  fieldTitle: { zh: '标题', en: 'Title' },
  timeLimit: { zh: '时间限制（毫秒）', en: 'Time limit (ms)' },
  memoryLimit: { zh: '内存限制（MB）', en: 'Memory limit (MB)' },
  description: { zh: '题目描述', en: 'Description' },
  input: { zh: '输入描述', en: 'Input description' },
  output: { zh: '输出描述', en: 'Output description' },
  hint: { zh: '提示', en: 'Hint' },
  examples: { zh: '样例', en: 'Samples' },
});
