import { phrases } from '@oj/ui';

export const shellPhrases = phrases('shell', {
  home: { zh: '首页', en: 'Home' },
  problems: { zh: '题库', en: 'Problems' },
  trainings: { zh: '训练', en: 'Trainings' },
  contests: { zh: '比赛', en: 'Contests' },
  groups: { zh: '团队', en: 'Groups' },
  status: { zh: '评测', en: 'Status' },
  login: { zh: '登录', en: 'Login' },
  register: { zh: '注册', en: 'Register' },
  rank: { zh: '排名', en: 'Rank' },
  discussions: { zh: '讨论', en: 'Discussions' },
  aboutSite: { zh: '关于', en: 'About' },
  help: { zh: '帮助', en: 'Help' },
  wiki: { zh: '算法百科', en: 'Wiki' },
  searchKeys: { zh: '搜索与命令（Ctrl K）', en: 'Search and commands (Ctrl K)' },
  system: { zh: '系统信息', en: 'System' },
  service: { zh: '服务', en: 'Service' },
  development: { zh: '开发', en: 'Development' },
  support: { zh: '帮助', en: 'Support' },
  queue: { zh: '评测队列', en: 'Judging queue' },
  api: { zh: 'API 文档', en: 'API' },
  openApi: { zh: 'OpenAPI 描述', en: 'OpenAPI document' },
  firstProblem: { zh: '从第一题开始', en: 'Start with a problem' },
  /** Its English wording is the description that a new site has. */
  about: {
    zh: '练习与比赛的在线评测：写下代码，提交，看结果到来。',
    en: 'A judge for practice and contests: write, submit, and watch the verdict arrive.',
  },
});
