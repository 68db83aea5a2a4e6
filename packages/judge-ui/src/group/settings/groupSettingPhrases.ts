import { phrases } from '@oj/ui';

export const groupSettingPhrases = phrases('groupSetting', {
  avatar: { zh: '头像', en: 'Avatar' },
  uploaded: { zh: '头像已更新', en: 'Upload avatar successfully' },
  facts: { zh: '团队信息', en: 'Facts' },
  end: { zh: '导出与解散', en: 'Export and disband' },
  endLead: {
    zh: '导出的文件包含成员、公告和讨论。解散后，所有人都看不到这个团队；拥有者仍可导出。',
    en: 'The file has the members, announcements and discussions. Once it is disbanded, nobody sees the group; its owner can still export it.',
  },
  export: { zh: '导出', en: 'Export' },
  disband: { zh: '解散团队', en: 'Disband group' },
  disbandAsk: { zh: '解散“{{name}}”？', en: 'Disband “{{name}}”?' },
  counting: { zh: '正在统计……', en: 'Counting …' },
  contents: {
    zh: '将一同消失：{{members}} 名成员、{{applications}} 份申请、{{announcements}} 则公告、{{discussions}} 篇讨论、{{problems}} 道题目、{{trainings}} 个训练、{{assignments}} 次作业、{{contests}} 场比赛。成员会收到通知。',
    en: 'What goes with it: {{members}} members, {{applications}} applications, {{announcements}} announcements, {{discussions}} discussions, {{problems}} problems, {{trainings}} trainings, {{assignments}} assignments, {{contests}} contests. The members are told.',
  },
  disbanded: { zh: '团队已解散', en: 'Disband Successfully' },
});
