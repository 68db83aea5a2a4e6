import { phrases } from '@oj/ui';

export const participantPhrases = phrases('contestParticipants', {
  title: { zh: '选手', en: 'Participants' },
  failed: { zh: '选手名单没有加载出来', en: 'The participants could not be loaded' },
  none: { zh: '还没有选手', en: 'There are no participants yet' },
  noneHint: { zh: '报名或提交过的人会出现在这里。', en: 'Whoever registers or submits appears here.' },
  noMatch: { zh: '没有符合条件的选手', en: 'No participant matches' },
  noMatchHint: { zh: '换一个词，或选择其他状态。', en: 'Try another word or status.' },
  search: { zh: '用户名、昵称、姓名或学校', en: 'Username, nickname, real name or school' },
  anyStanding: { zh: '全部状态', en: 'All statuses' },
  participant: { zh: '选手', en: 'Participant' },
  standing: { zh: '参赛状态', en: 'Status' },
  decision: { zh: '最近一次修改', en: 'Latest decision' },
  byList: { zh: '在比赛设置的打星名单中', en: 'On the list of unofficial users in the settings' },
  actions: { zh: '操作', en: 'Actions' },
  change: { zh: '修改状态', en: 'Change status' },
  changeOf: { zh: '修改状态：{{name}}', en: 'Change status of {{name}}' },
  notTold: {
    zh: '选手不会收到通知；理由和修改记录只有主办方能看到。',
    en: 'The participant is not notified, and only organisers see the reason and the history.',
  },
  officialHint: {
    zh: '在榜单上有名次，可以获奖；通过题目有气球。',
    en: 'Ranked on the scoreboard and may win awards. Solved problems earn balloons.',
  },
  unofficialHint: {
    zh: '在榜单上显示，但没有名次，也不能获奖；通过题目有气球。',
    en: 'On the scoreboard, but without rank or award. Solved problems earn balloons.',
  },
  hiddenHint: {
    zh: '不在任何榜单上（包括组织者看到的），不能获奖，不再有气球；其他选手看不到其提交。',
    en: 'Not on any scoreboard, that of organisers included; no award, no more balloons. Other participants do not see their submissions.',
  },
  disqualifiedHint: {
    zh: '效果与“隐藏”相同，但记为取消资格。',
    en: 'Has the same effect as Hidden, but is recorded as a disqualification.',
  },
  reason: { zh: '理由', en: 'Reason' },
  reasonRequired: { zh: '请填写理由', en: 'Please give a reason' },
  reasonTooLong: { zh: '理由最多 {{most}} 个字符', en: 'The reason may have {{most}} characters at most' },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '{{name}} 的参赛状态已修改', en: 'The status of {{name}} is changed' },
  history: { zh: '修改记录', en: 'History' },
  historyFailed: { zh: '修改记录没有加载出来', en: 'The history could not be loaded' },
  noHistory: { zh: '还没有修改过。', en: 'Nobody has changed the status yet.' },
  more: { zh: '显示更早的记录', en: 'Show earlier decisions' },
  noReason: { zh: '账号已删除，理由不再保留', en: 'The reason is not kept: the account was deleted' },
  deletedDecider: { zh: '已删除的账号', en: 'deleted account' },
});

export const standingPhrases = phrases('contestStandings', {
  official: { zh: '正式', en: 'Official' },
  unofficial: { zh: '打星', en: 'Unofficial' },
  hidden: { zh: '隐藏', en: 'Hidden' },
  disqualified: { zh: '取消资格', en: 'Disqualified' },
});
