import { phrases } from '@oj/ui';

export const rejudgePhrases = phrases('contestRejudge', {
  title: { zh: '重判', en: 'Rejudge' },
  lead: {
    zh: '方案先在旁边重新评测，应用之前选手什么也看不到；直接重判会先收回旧的结果，榜单随评测更新。',
    en: 'A proposal is judged beside the stored verdicts, and participants see nothing of it until it is applied. A rejudge takes the old verdicts back at once, and the scoreboard follows the new ones.',
  },
  failed: { zh: '题目没有加载出来', en: 'The problems could not be loaded' },
  none: { zh: '比赛还没有题目', en: 'The contest has no problems yet' },
  problem: { zh: '题目', en: 'Problem' },
  submissions: { zh: '提交', en: 'Submissions' },
  progress: { zh: '进度', en: 'Progress' },
  progressOf: { zh: '{{problem}} 题的评测进度', en: 'Judging of problem {{problem}}' },
  judged: { zh: '{{total}} 条中已评测 {{done}} 条', en: '{{done}} of {{total}} judged' },
  stop: { zh: '停止', en: 'Stop' },
  stopOf: { zh: '停止重判 {{problem}} 题', en: 'Stop the rejudge of problem {{problem}}' },
  stopped: { zh: '{{total}} 条提交恢复了原来的结果', en: '{{total}} submissions have their verdicts back' },
  allJudged: { zh: '全部已评测', en: 'All judged' },
  actions: { zh: '操作', en: 'Actions' },
  rejudge: { zh: '重判', en: 'Rejudge' },
  rejudgeOf: { zh: '重判 {{problem}} 题', en: 'Rejudge problem {{problem}}' },
  propose: { zh: '先看方案', en: 'Propose' },
  proposeOf: { zh: '先看方案：{{problem}} 题', en: 'Propose a rejudge of problem {{problem}}' },
  openProposal: { zh: '查看方案', en: 'Proposal' },
  openProposalOf: { zh: '查看方案：{{problem}} 题', en: 'Open the proposal for problem {{problem}}' },
  confirmTitle: { zh: '重判 {{problem}} 题？', en: 'Rejudge problem {{problem}}?' },
  confirmText: {
    zh: '{{total}} 条提交会按现在的数据重新评测，名次与奖项可能改变。',
    en: '{{total}} submissions are judged again by the data as it is now. Ranks and awards may change.',
  },
  done: { zh: '已重新评测 {{total}} 条提交', en: 'Rejudge successfully: {{total}} submissions' },
});
