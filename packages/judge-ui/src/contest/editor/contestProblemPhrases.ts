import { phrases } from '@oj/ui';

export const contestProblemPhrases = phrases('contestProblemAdmin', {
  title: { zh: '比赛题目', en: 'Problems of the contest' },
  toContest: { zh: '编辑比赛', en: 'Edit the contest' },
  create: { zh: '新建题目', en: 'New problem' },
  add: { zh: '从题库添加', en: 'Add from the problems' },
  failed: { zh: '题目没有加载出来', en: 'The problems could not be loaded' },
  none: { zh: '比赛里还没有题目', en: 'The contest has no problem yet' },
  noneHint: { zh: '从题库里选题，并给它们在比赛中的编号。', en: 'Choose some from the problems, and give each an ID in the contest.' },
  displayId: { zh: '比赛编号', en: 'ID in the contest' },
  displayTitle: { zh: '比赛标题', en: 'Title in the contest' },
  problem: { zh: '题目', en: 'Problem' },
  author: { zh: '作者', en: 'Author' },
  actions: { zh: '操作', en: 'Actions' },
  edit: { zh: '修改', en: 'Change' },
  editOne: { zh: '修改 {{id}}', en: 'Change {{id}}' },
  remove: { zh: '移除', en: 'Remove' },
  removeOne: { zh: '移除 {{id}}', en: 'Remove {{id}}' },
  removeAsk: { zh: '把 {{id}} 移出比赛？', en: 'Remove {{id}} from the contest?' },
  removeLead: {
    zh: '这道题在本场比赛中的提交会一起删除。题目恢复加入比赛前的可见范围。',
    en: 'What was submitted to it in this contest is deleted with it. The problem is visible again to whom it was before.',
  },
  removed: { zh: '已移除', en: 'Removed' },
  saved: { zh: '已保存', en: 'Saved' },
  addOwn: { zh: '从团队题目添加', en: 'Add from the group' },
  addToGroupLead: { zh: '题目仍然公开。', en: 'The problem stays public.' },
  addLead: {
    zh: '题目在比赛中时不再公开，训练和作业里也暂时看不到；已通过的成绩保留。移出比赛后恢复原来的可见范围。',
    en: 'While it is in a contest, the problem is not public, and trainings and assignments do not show it; who has solved it keeps that. When it leaves the contest, it is what it was before.',
  },
  addOthersLead: {
    zh: '自己的题目在比赛中时不再公开，移出比赛后恢复原来的可见范围。他人的公开题目加入比赛后仍然公开，比赛期间任何人都可以练习。',
    en: 'Your own problem is not public while it is in a contest, and is what it was before when it leaves. A public problem of somebody else stays public: everybody can practise it during the contest.',
  },
  addOwnLead: {
    zh: '题目在比赛中时，团队成员在题目列表、训练和作业里都看不到它；已通过的成绩保留。移出比赛后恢复原来的可见范围。',
    en: 'While it is in a contest, members do not find it among the problems, in trainings or in assignments; who has solved it keeps that. When it leaves the contest, it is what it was before.',
  },
  save: { zh: '保存', en: 'Save' },
});
