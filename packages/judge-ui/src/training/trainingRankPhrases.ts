import { phrases } from '@oj/ui';

export const trainingRankPhrases = phrases('trainingRank', {
  label: { zh: '训练排名', en: 'Rank of the training' },
  place: { zh: '名次', en: 'Place' },
  user: { zh: '用户', en: 'User' },
  realname: { zh: '真实姓名', en: 'Real name' },
  gender: { zh: '性别', en: 'Gender' },
  male: { zh: '男', en: 'Male' },
  female: { zh: '女', en: 'Female' },
  school: { zh: '学校', en: 'School' },
  ac: { zh: '通过', en: 'Solved' },
  runTime: { zh: '总用时', en: 'Run time' },
  theirAccepted: { zh: '{{name}} 的通过提交', en: 'Accepted submissions of {{name}}' },
  cellOf: { zh: '{{name}} 的 {{id}}', en: '{{id}} of {{name}}' },
  own: { zh: '我', en: 'You' },
  girl: { zh: '女生', en: 'Girl' },
  search: { zh: '搜索用户名、姓名或学校', en: 'Search by name or school' },
  clear: { zh: '清除搜索', en: 'Clear the search' },
  none: { zh: '还没有人参加', en: 'Nobody takes part yet' },
  noneHint: { zh: '在训练中提交后就会出现在这里。', en: 'Whoever submits in the training shows up here.' },
  noMatch: { zh: '没有符合条件的用户', en: 'Nobody matches' },
  noMatchHint: { zh: '换个关键词，或清除搜索。', en: 'Try another word, or clear the search.' },
  failed: { zh: '排名没有加载出来', en: 'The rank could not be loaded' },
  rule: {
    zh: '通过题数多者在前；相同时总用时短者在前。',
    en: 'Most problems first; then the shortest run time in all.',
  },
});
