import type { ErrorCode } from '@oj/contract';
import type { Words } from '@oj/ui';

/** Refusals about contests, their times, their boards and what organisers do in them. */
export const contestErrorSentences = {
  'contest.notOver': {
    zh: '比赛结束并且不再封榜后，才能开始虚拟参赛',
    en: 'Virtual participation begins when the contest is over and its scoreboard is no longer frozen',
  },
  'contest.virtualRunning': { zh: '你的虚拟参赛正在进行', en: 'Your virtual participation in this contest is running already' },
  'contest.notVirtual': { zh: '你没有正在进行的虚拟参赛', en: 'No virtual participation of yours is running in this contest' },
  'contest.registered': { zh: '你已经报名参加了这场比赛', en: 'You have entered this contest already' },
  'contest.passwordWrong': { zh: '比赛密码错误', en: 'The contest password is wrong' },
  'contest.tooManyPasswords': { zh: '密码错误次数过多，请稍后再试', en: 'Too many wrong passwords, please try again later' },
  'contest.outsideClosed': { zh: '这场比赛没有开放外榜', en: 'This contest has no outside scoreboard' },
  'contest.problemNotFound': { zh: '比赛中没有这道题目', en: 'The contest has no such problem' },
  'contest.problemTaken': { zh: '这道题目或这个展示 ID 已在比赛中', en: 'The problem or this display ID is in the contest already' },
  'contest.problemType': { zh: '题目类型与赛制不符', en: 'The problem does not fit the rule of the contest' },
  'contest.sealBegun': {
    zh: '榜单已经封榜，封榜时刻须留在开始与结束之间；要公开榜单，请关闭封榜',
    en: 'The board is frozen: the moment of the freeze stays between start and end. Switch the freeze off to open the board',
  },
  'contest.typeFixed': { zh: '比赛的赛制不能更改', en: 'The rule of a contest cannot be changed' },
  'contest.hasSubmissions': {
    zh: '比赛中已有提交：请隐藏比赛，而不是删除',
    en: 'Users have submitted in this contest: hide it instead of deleting it',
  },
  'contest.wouldBeOver': { zh: '这样改，比赛就已经结束了', en: 'With this change the contest would be over' },
  'contest.startFixed': {
    zh: '已经有人提交过：只能改动结束时间，不能改动开始时间',
    en: 'Users have submitted already: the end can be moved, the start cannot',
  },
  'contest.movedMeanwhile': {
    zh: '比赛时间刚被别人改过，请核对后再改',
    en: 'The times of the contest have been changed meanwhile: please look at them again',
  },
  'contest.pauseOverlaps': { zh: '这段时间里比赛已经暂停', en: 'The contest is paused already in this time' },
  'contest.pauseOutside': {
    zh: '暂停只能从比赛进行中、不晚于现在的时刻开始，并在现在之后结束',
    en: 'A pause begins while the contest runs, not later than now, and ends after its start and after now',
  },
  'contest.pauseEnded': { zh: '这次暂停已经结束，不能再改', en: 'This pause is over: its end cannot be changed any more' },
  'contest.endInPause': {
    zh: '比赛不能在暂停之后才开始，结束时间必须晚于暂停结束；有过暂停的比赛不能整场移动',
    en: 'The contest cannot begin after the start of a pause, and must end after its end. One with pauses is not moved as a whole',
  },
  'contest.tooManyPauses': { zh: '比赛已暂停 20 次，不能再多', en: 'The contest has been paused 20 times, which is the most' },
  'contest.externalRule': { zh: '只能加入同一赛制的比赛', en: 'Only contests of the same rule can be added to the board' },
  'contest.notAcm': { zh: '只有 ACM 比赛提供 CCS 比赛接口', en: 'The CCS Contest API is there for ACM contests alone' },
  'contest.objectNotFound': { zh: '比赛中没有该对象', en: 'The contest has no such object' },
  'contest.noCeremony': {
    zh: '滚榜只用于设有封榜且已经结束的 ACM 比赛',
    en: 'The closing ceremony is for ACM contests with a freeze, once they are over',
  },
  'contest.notFrozen': { zh: '这场比赛的榜单没有封榜', en: 'The board of this contest is not frozen' },
  'contest.stillRunning': {
    zh: '比赛还在进行，结束后才能公布榜单',
    en: 'The contest still runs: its board can be opened once it is over',
  },
  'contest.freezeOutside': {
    zh: '比赛开始后才能这样封榜，封榜时刻要在开始与结束之间',
    en: 'A board is frozen from a moment between the start and the end of the contest, once the contest has started',
  },
  'contest.balloonNotFound': { zh: '这场比赛没有这条通过的提交', en: 'The contest has no such accepted submission' },
  'contest.balloonChanged': {
    zh: '这项气球变动已有人处理，或又有了新的变动',
    en: 'This change of the balloon is settled, or it is another one by now',
  },
  'contest.balloonLeftOut': {
    zh: '该选手已被隐藏或取消资格，气球保持“已送达”',
    en: 'The participant is hidden or disqualified: the balloon stays delivered',
  },
  'contest.helperTaken': { zh: '已经有另一位工作人员认领了', en: 'Another organiser has taken this already' },
  'contest.participantNotFound': { zh: '这场比赛没有这名选手', en: 'The contest has no such participant' },
  'contest.standingSame': { zh: '这名选手已经是该参赛状态', en: 'The participant has this status already' },
  'contest.organiserOwns': { zh: '该用户在这场比赛中已拥有全部权限', en: 'The user may do everything in this contest already' },
  'contest.organiserOutside': {
    zh: '团队比赛的组织者必须是团队成员',
    en: 'Organisers of a contest of a group must be members of the group',
  },
  'contest.tooManyOrganisers': { zh: '一场比赛最多有 100 名组织者', en: 'A contest can have at most 100 organisers' },
  'contest.seatsWrong': { zh: '有些行不正确，座位没有修改', en: 'Some rows are wrong, no seat was changed' },
  'contest.printClosed': { zh: '本场比赛不提供打印', en: 'Nothing is printed in this contest' },
  'contest.printNotFound': { zh: '打印任务不存在', en: 'The print job does not exist' },
  'contest.noPrinter': { zh: '网站没有配置打印机', en: 'The site has no printer' },
  'contest.printerBusy': { zh: '打印机正忙，请稍后再试', en: 'The printer is busy with other jobs, please try again' },
  'contest.printerFailed': { zh: '打印机没有接受这份任务，可以重试', en: 'The printer has not taken the job; it can be tried again' },
  'contest.printerTimedOut': {
    zh: '打印机没有响应：请先看看有没有出纸，再重试',
    en: 'The printer has not answered: look whether there is paper before you try again',
  },
  'contest.printTooSoon': { zh: '每 30 秒可以打印一份，请稍候', en: 'You can have something printed every 30 seconds, please wait' },
  'contest.printTooMany': {
    zh: '你有十份内容在等待打印，请等它们打印完',
    en: 'Ten texts of yours wait to be printed: please wait until they are',
  },
  'contest.tooManyInGroup': { zh: '团队的比赛已达上限', en: 'The group has as many contests as it can have' },
} as const satisfies Partial<Record<ErrorCode, Words[string]>>;
