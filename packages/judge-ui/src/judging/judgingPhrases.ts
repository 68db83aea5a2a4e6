import { phrases } from '@oj/ui';

export const judgingPhrases = phrases('judging', {
  actions: { zh: '处理提交 {{id}}', en: 'Judge submission {{id}}' },
  rejudge: { zh: '重新评测', en: 'Rejudge' },
  rejudged: { zh: '已重新评测', en: 'Rejudge successfully' },
  manual: { zh: '人工判定……', en: 'Give a verdict …' },
  manualTitle: { zh: '人工判定提交 {{id}}', en: 'Verdict of submission {{id}}' },
  verdict: { zh: '判定结果', en: 'Verdict' },
  choose: { zh: '请选择', en: 'Choose one' },
  score: { zh: '得分', en: 'Score' },
  scoreHint: { zh: '整数，不超过题目总分', en: 'A whole number, at most what the problem is worth' },
  scoreRule: { zh: '请填写不小于 0 的整数', en: 'A whole number, 0 or more' },
  update: { zh: '更新', en: 'Update' },
  updated: { zh: '更新成功', en: 'Update Successfully' },
  cancel: { zh: '取消评测……', en: 'Cancel the judging …' },
  cancelTitle: { zh: '取消评测提示', en: 'Cancel Judge Tips' },
  cancelHint: {
    zh: '提交 {{id}} 的结果会变为“已取消”，不再计入通过数与得分。',
    en: 'Submission {{id}} becomes Cancelled and counts for nothing any more.',
  },
  cancelNow: { zh: '取消评测', en: 'Cancel the judging' },
  keep: { zh: '保持原样', en: 'Leave it' },
  cancelled: { zh: '取消成功', en: 'Cancel Successfully' },
});
