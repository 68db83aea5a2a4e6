import { phrases } from '@oj/ui';

export const contestProblemPhrases = phrases('contestProblems', {
  label: { zh: '比赛题目', en: 'Problems of the contest' },
  myStatus: { zh: '我的状态', en: 'My status' },
  id: { zh: '编号', en: 'ID' },
  title: { zh: '标题', en: 'Title' },
  balloon: { zh: '气球', en: 'Balloon' },
  ac: { zh: '通过', en: 'Accepted' },
  total: { zh: '提交', en: 'Submitted' },
  hidden: { zh: '封榜期间不公布', en: 'Not told while the scoreboard is frozen' },
  none: { zh: '比赛还没有题目', en: 'The contest has no problems yet' },
  noneHint: { zh: '主办方添加后会出现在这里。', en: 'They show up here once the organisers have added them.' },
  failed: { zh: '题目没有加载出来', en: 'The problems could not be loaded' },
  ask: { zh: '就本题提问', en: 'Ask about this problem' },
  points: { zh: '{{score}} 分', en: '{{score}} pts' },
});
