import { phrases } from '@oj/ui';

export const boardPhrases = phrases('contestBoard', {
  label: { zh: '{{title}} 的榜单', en: 'Scoreboard of {{title}}' },
  failed: { zh: '榜单没有加载出来', en: 'The scoreboard could not be loaded' },
  stopped: { zh: '榜单没有刷新成功，已停止自动刷新', en: 'The scoreboard could not be refreshed, and no longer refreshes itself' },
  openBoard: { zh: '公布榜单', en: 'Open the board' },
  openBoardLead: {
    zh: '比赛已经结束，榜单仍处于封榜状态：封榜后全场的结果只有主办方看得到。',
    en: 'The contest is over, and its board is still frozen: only organisers see everybody’s results since the freeze.',
  },
  openBoardAsk: { zh: '现在公布榜单？', en: 'Open the board now?' },
  openAcm: {
    zh: '所有人都会立刻看到封榜后的全部结果：榜单、外榜、提交记录和 CCS 接口。如要滚榜，请先滚榜再公布。',
    en: 'Everybody sees all results since the freeze at once: on the board, on the outside board, in submissions and through the CCS Contest API. Hold the closing ceremony first.',
  },
  openOi: {
    zh: '所有人都会立刻看到封榜后的全部得分和评测结果。',
    en: 'Everybody sees all scores and verdicts since the freeze at once.',
  },
  openBoardDone: { zh: '榜单已公布', en: 'The board is open' },
  hall: { zh: '大屏榜单', en: 'Hall board' },
  withVirtual: { zh: '虚拟参赛者', en: 'Virtual participants' },
  beforeStart: { zh: '比赛开始后，榜单会显示在这里', en: 'The scoreboard appears here once the contest starts' },
  open: { zh: '进入比赛', en: 'Open the contest' },
  lookBack: { zh: '回看', en: 'Look back' },
  moment: { zh: '榜单时刻', en: 'Time on the scoreboard' },
  now: { zh: '最新', en: 'Latest' },
  since: { zh: '开赛后 {{time}}', en: '{{time}} after the start' },
  tries: { zh: '{{name}} · 题目 {{problem}}', en: '{{name}} · Problem {{problem}}' },
  noTries: { zh: '没有计入榜单的提交', en: 'No submissions that the scoreboard knows' },
  cellFailed: { zh: '提交没有加载出来', en: 'The submissions could not be loaded' },
  hiddenTime: { zh: '封榜后', en: 'After the freeze' },
  openTry: { zh: '提交 {{id}}', en: 'Submission {{id}}' },
  points: { zh: '{{score}} 分', en: '{{score}} points' },
  penaltySum: {
    zh: '{{solved}} 通过，罚时 {{penalty}}，合计 {{total}}',
    en: 'Solved at {{solved}}, penalty {{penalty}}, together {{total}}',
  },
  countedSum: {
    zh: '{{solved}} 通过，按 {{counted}} 计，罚时 {{penalty}}，合计 {{total}}',
    en: 'Solved at {{solved}}, counted as {{counted}}, penalty {{penalty}}, together {{total}}',
  },
  unsolved: { zh: '尚未通过，不计罚时', en: 'Not solved: no penalty counts' },
  scoreSum: { zh: '计 {{score}} 分', en: '{{score}} points count' },
});

/** What a try does to its cell. */
export const tryPhrases = phrases('boardTry', {
  solved: { zh: '通过', en: 'Accepted' },
  penalised: { zh: '未通过，计罚时', en: 'Wrong, costs a penalty' },
  free: { zh: '不计罚时', en: 'Costs nothing' },
  afterSolved: { zh: '已通过后的提交，不计', en: 'After the accepted one: left out' },
  counts: { zh: '计入得分', en: 'Counts' },
  replaced: { zh: '被另一次提交取代', en: 'Another one counts' },
  unscored: { zh: '没有得分', en: 'Has no points' },
  hidden: { zh: '封榜，结果未公布', en: 'Hidden by the freeze' },
  waiting: { zh: '等待评测结果', en: 'Not judged yet' },
  late: { zh: '赛后提交，不计', en: 'After the end: left out' },
});
