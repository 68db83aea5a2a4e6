import { phrases } from '@oj/ui';

export const organiserPhrases = phrases('contestOrganisers', {
  title: { zh: '组织者', en: 'Organisers' },
  lead: {
    zh: '除主办者外，可以再请人参与组织。组织者不进榜单，也不用报名；多个角色的权限合在一起。',
    en: 'The author can ask others to help. Organisers are not on the scoreboard and need no registration. Several roles allow all that each of them allows.',
  },
  failed: { zh: '组织者名单没有加载出来', en: 'The organisers could not be loaded' },
  none: { zh: '还没有其他组织者', en: 'There are no other organisers yet' },
  noneHint: {
    zh: '主办者和超级管理员不在名单中，他们拥有全部权限。',
    en: 'The author and the super admin are not in the list: they may do everything.',
  },
  organiser: { zh: '组织者', en: 'Organiser' },
  roles: { zh: '角色', en: 'Roles' },
  added: { zh: '添加', en: 'Added' },
  outside: { zh: '已不在团队中，角色不起作用', en: 'No member of the group any more: the roles allow nothing' },
  deletedAdder: { zh: '已删除的账号', en: 'deleted account' },
  actions: { zh: '操作', en: 'Actions' },
  add: { zh: '添加组织者', en: 'Add organiser' },
  change: { zh: '修改', en: 'Change' },
  changeOf: { zh: '修改角色：{{name}}', en: 'Change roles of {{name}}' },
  remove: { zh: '移除', en: 'Remove' },
  removeOf: { zh: '移除组织者 {{name}}', en: 'Remove organiser {{name}}' },
  removeAsk: { zh: '移除组织者 {{name}}？', en: 'Remove organiser {{name}}?' },
  removeLead: {
    zh: '该用户立刻失去在这场比赛中的全部角色，并会收到通知。',
    en: 'The user loses all roles in this contest at once, and is told so.',
  },
  removed: { zh: '{{name}} 已不再是组织者', en: '{{name}} is no organiser any more' },
  told: { zh: '该用户会收到通知。', en: 'The user is told of it.' },
  username: { zh: '用户名', en: 'Username' },
  usernameRequired: { zh: '请填写用户名', en: 'Enter the username' },
  rolesRequired: { zh: '至少选择一个角色', en: 'Choose at least one role' },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '{{name}} 的角色已保存', en: 'The roles of {{name}} are saved' },
});

export const contestRolePhrases = phrases('contestRoles', {
  all: { zh: '全部权限', en: 'Everything' },
  allHint: {
    zh: '与主办者相同，但不能删除比赛，也不能修改组织者。改设置要能进后台；团队的比赛要能管理团队。',
    en: 'The same as the author, except deleting the contest and changing its organisers. Settings are changed in the back office, in a group by those who manage it.',
  },
  jury: { zh: '裁判', en: 'Jury' },
  juryHint: {
    zh: '随时查看比赛的一切内容，回答提问，发布公告；不能改设置、时间和参赛状态。',
    en: 'Reads everything at any time, answers questions and announces. No settings, times or statuses.',
  },
  balloons: { zh: '气球', en: 'Balloons' },
  balloonsHint: {
    zh: '使用气球页；其余与选手所见相同，看不到封榜后的结果。',
    en: 'Works with the balloons. Otherwise sees what participants see, and nothing behind the freeze.',
  },
  prints: { zh: '打印', en: 'Printing' },
  printsHint: {
    zh: '使用打印管理页；其余与选手所见相同，看不到封榜后的结果。',
    en: 'Works at the print desk. Otherwise sees what participants see, and nothing behind the freeze.',
  },
  observer: { zh: '观察员', en: 'Observer' },
  observerHint: {
    zh: '随时查看和导出比赛的一切内容，但不能做任何改动。',
    en: 'Reads and exports everything at any time, and changes nothing.',
  },
});
