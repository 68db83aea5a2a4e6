import { ApiError, type ErrorCode } from '@oj/contract';
import { phrases, type Say, type Words } from '@oj/ui';

/** A sentence for every refusal of the API: a code without one does not compile. */
const sentences = {
  'input.invalid': { zh: '请求内容不合要求', en: 'The request is not valid' },
  'input.unreadable': { zh: '请求内容无法读取', en: 'The request body cannot be read' },
  'input.tooLarge': { zh: '内容太大', en: 'The request is too large' },
  'input.wrongType': { zh: '请求格式不受支持', en: 'The request has the wrong type' },
  'login.required': { zh: '请先登录', en: 'Please login first' },
  'login.expired': { zh: '登录已过期，请重新登录', en: 'Your session has expired, please login again' },
  'login.wrong': { zh: '用户名或密码错误', en: 'Wrong username or password' },
  'login.basicWrong': { zh: '用户名或密码错误', en: 'Wrong username or password' },
  'login.banned': { zh: '该账号已被封禁', en: 'This account has been banned' },
  'login.tooMany': { zh: '登录失败次数过多，请稍后再试', en: 'Too many failed logins, please try again later' },
  'login.slideRequired': { zh: '请先完成滑动验证', en: 'Please solve the slide verification first' },
  'login.slideWrong': { zh: '滑动验证未通过或已过期', en: 'The slide verification was not solved, or its time is over' },
  'login.notAdmin': { zh: '请使用管理员账号重新登录！', en: 'Please login again with the administrator account!' },
  'access.denied': { zh: '你没有这项权限', en: 'You have no permission for this' },
  'register.closed': { zh: '目前不开放注册', en: 'Registration is closed' },
  'register.usernameTaken': { zh: '该用户名已存在', en: 'The username already exists' },
  'register.usernameForm': {
    zh: '用户名含有不可见或易混淆的字符，请换一个',
    en: 'This username mixes or hides characters; please choose another',
  },
  'register.emailTaken': { zh: '该邮箱已被使用', en: 'The email already exists' },
  'register.codeWrong': { zh: '验证码错误或已过期', en: 'The verification code is wrong or has expired' },
  'register.codeTooSoon': { zh: '验证码刚刚发出，请稍候再试', en: 'A code was sent a moment ago, please wait before asking again' },
  'register.tooMany': { zh: '操作过于频繁，请稍后再试', en: 'Too many requests, please try again later' },
  'account.passwordWrong': { zh: '密码错误', en: 'The password is wrong' },
  'account.passwordSame': { zh: '新密码不能和原密码相同', en: "The new password doesn't change." },
  'account.locked': { zh: '密码错误次数过多，请半小时后再试', en: 'Too many wrong passwords, please try again in half an hour' },
  'account.resetCodeWrong': { zh: '重置密码的链接无效或已过期', en: 'The link to set a new password is wrong or has expired' },
  'account.sessionUnknown': { zh: '该登录已经结束', en: 'This session has ended already' },
  'captcha.wrong': { zh: '验证码不对，请按新图片再试', en: 'The characters in the picture were not these, please try the next picture' },
  'picture.type': { zh: '不支持这种文件类型', en: 'File type not support' },
  'picture.tooLarge': { zh: '超过大小限制', en: 'Exceed max size limit' },
  'picture.broken': { zh: '图片无法读取', en: 'The picture cannot be read' },
  'attachment.type': {
    zh: '不支持这种文件，或内容与文件名不符',
    en: 'This kind of file is not taken, or it is not what its name says',
  },
  'attachment.full': { zh: '你上传的文件已占满可用空间', en: 'Your files take up all the room that you have' },
  'profile.notFound': { zh: '用户不存在', en: 'The user does not exist' },
  'mail.failed': { zh: '邮件没有发出去，请稍后再试', en: 'The mail could not be sent, please try again later' },
  'route.notFound': { zh: '查询错误，找不到要请求的资源', en: 'Query error, unable to find the resource to request' },
  'users.notFound': { zh: '用户不存在', en: 'The user does not exist' },
  'users.rowsWrong': { zh: '有些行不正确，没有添加任何用户', en: 'Some rows are wrong, nobody was added' },
  'users.nameTooLong': { zh: '用户名最多 20 个字符', en: 'The username can have at most 20 characters' },
  'users.numbers': {
    zh: '结束编号不能小于开始编号，一次最多生成 1000 个用户',
    en: 'The end number must not be less than the start number, and at most 1000 users are made at once',
  },
  'users.listGone': { zh: '名单已被下载或已过期', en: 'This list was fetched already, or its time is over' },
  'users.oneself': {
    zh: '不能更改自己的角色或状态，也不能删除自己',
    en: 'Nobody changes the own role or status, or removes themselves',
  },
  'users.lastRoot': { zh: '必须保留最后一个超级管理员', en: 'The last super admin stays' },
  'settings.mailHost': {
    zh: '邮件服务器必须是公网地址；内网服务器请用 OJ_SMTP 设置',
    en: 'The mail server must have a public address; set one of your own network by OJ_SMTP',
  },
  'settings.byEnvironment': {
    zh: '数据库由启动环境中的 DATABASE_URL 决定',
    en: 'The database is set by DATABASE_URL where the product starts',
  },
  'carousel.notFound': { zh: '首页上没有这张图片', en: 'This picture is not on the home page' },
  'message.notFound': { zh: '消息不存在', en: 'The message does not exist' },
  'announcement.notFound': { zh: '公告不存在', en: 'The announcement does not exist' },
  'problem.notFound': { zh: '题目不存在', en: 'The problem does not exist' },
  'problem.none': { zh: '还没有题目', en: 'There is no problem yet' },
  'problem.idTaken': { zh: '已有题目使用这个题号', en: 'A problem with this display ID exists already' },
  'problem.contestAuth': { zh: '只有加入比赛时，题目才会成为比赛题目', en: 'Only a contest makes a problem one of a contest' },
  'problem.publishDenied': { zh: '只有题目管理员可以公开题目', en: 'Only problem admins may make a problem public' },
  'problem.hasSubmissions': {
    zh: '已有用户提交过这道题，不能删除，可以改为私有',
    en: 'Users have submitted to this problem: hide it instead of deleting it',
  },
  'tag.notFound': { zh: '标签不存在', en: 'The tag does not exist' },
  'tag.taken': { zh: '已有同名标签', en: 'A tag with this name exists already' },
  'tag.classificationNotFound': { zh: '标签分类不存在', en: 'The classification does not exist' },
  'tag.classificationTaken': { zh: '已有同名分类', en: 'A classification with this name exists already' },
  'contest.notFound': { zh: '比赛不存在', en: 'The contest does not exist' },
  'contest.notStarted': { zh: '比赛尚未开始', en: 'The contest has not started yet' },
  'contest.ended': { zh: '比赛已经结束', en: 'The contest has ended' },
  'contest.registrationRequired': { zh: '请先报名参加比赛', en: 'Please enter the contest first' },
  'contest.accountRefused': { zh: '本场比赛不对你的账号开放', en: 'Your account is not among those that this contest is for' },
  'contest.registered': { zh: '你已经报名参加了这场比赛', en: 'You have entered this contest already' },
  'contest.passwordWrong': { zh: '比赛密码错误', en: 'The contest password is wrong' },
  'contest.passwordRequired': { zh: '请输入比赛密码', en: 'Enter the contest password' },
  'contest.tooManyPasswords': { zh: '密码错误次数过多，请稍后再试', en: 'Too many wrong passwords, please try again later' },
  'contest.outsideClosed': { zh: '这场比赛没有开放外榜', en: 'This contest has no outside scoreboard' },
  'contest.problemNotFound': { zh: '比赛中没有这道题目', en: 'The contest has no such problem' },
  'contest.problemTaken': { zh: '这道题目或这个展示 ID 已在比赛中', en: 'The problem or this display ID is in the contest already' },
  'contest.problemType': { zh: '题目类型与赛制不符', en: 'The problem does not fit the rule of the contest' },
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
  'contest.boardTooLong': {
    zh: '榜单行数太多，无法做成表格，请下载 CSV',
    en: 'The board has too many rows for a spreadsheet: take the comma-separated values',
  },
  'contest.externalRule': { zh: '只能加入同一赛制的比赛', en: 'Only contests of the same rule can be added to the board' },
  'contest.notAcm': { zh: '只有 ACM 比赛提供 CCS 比赛接口', en: 'The CCS Contest API is there for ACM contests alone' },
  'contest.objectNotFound': { zh: '比赛中没有该对象', en: 'The contest has no such object' },
  'contest.noCeremony': {
    zh: '滚榜只用于设有封榜且已经结束的 ACM 比赛',
    en: 'The closing ceremony is for ACM contests with a seal, once they are over',
  },
  'contest.balloonNotFound': { zh: '这场比赛没有这条通过的提交', en: 'The contest has no such accepted submission' },
  'contest.helperTaken': { zh: '已经有另一位工作人员认领了', en: 'Another organiser has taken this already' },
  'contest.printClosed': { zh: '本场比赛不提供打印', en: 'Nothing is printed in this contest' },
  'contest.printNotFound': { zh: '打印任务不存在', en: 'The print job does not exist' },
  'contest.printTooSoon': { zh: '每 30 秒可以打印一份，请稍候', en: 'You can have something printed every 30 seconds, please wait' },
  'contest.printTooMany': {
    zh: '你有十份内容在等待打印，请等它们打印完',
    en: 'Ten texts of yours wait to be printed: please wait until they are',
  },
  'training.notFound': { zh: '训练不存在', en: 'The training does not exist' },
  'proposal.notFound': { zh: '方案不存在或已放弃', en: 'The proposal does not exist, or was dropped' },
  'proposal.open': { zh: '这道题已有未处理的方案', en: 'There is a proposal for this problem already' },
  'proposal.nothingToJudge': { zh: '这道题在比赛中没有已评测的提交', en: 'The problem has no judged submissions in this contest' },
  'proposal.tooMany': {
    zh: '一份方案最多 10,000 条提交，请直接重判',
    en: 'A proposal takes at most 10,000 submissions: rejudge the problem at once instead',
  },
  'proposal.judging': { zh: '方案中还有提交没有评测完', en: 'Some submissions of the proposal have no new verdict yet' },
  'proposal.stale': {
    zh: '方案评测之后，题目的数据或限制有改动，请重新评测',
    en: 'The test data or the limits of the problem have changed since the proposal was judged: judge it anew',
  },
  'proposal.applied': { zh: '方案已经应用', en: 'The proposal has been applied already' },
  'proposal.notApplied': { zh: '只有已应用的方案可以撤销', en: 'Only an applied proposal can be undone' },
  'submission.notRemote': { zh: '只有远程评测的提交可以重新提交', en: 'Only a submission to a remote judge can be submitted again' },
  'submission.notFound': { zh: '提交记录不存在', en: 'The submission does not exist' },
  'submission.languageUnknown': { zh: '这道题目不能使用该语言', en: 'The language is not available for this problem' },
  'submission.codeEmpty': { zh: '代码不能为空', en: 'Code can not be empty' },
  'submission.codeTooLong': { zh: '代码长度不能超过 65535', en: 'Code Length can not exceed 65535' },
  'submission.tooSoon': { zh: '提交太频繁，请过几秒再试', en: 'You submit too frequently, please wait a few seconds' },
  'submission.captchaRequired': {
    zh: '请先输入图中的字符，再提交一次',
    en: 'Please type the characters in the picture, then submit again',
  },
  'submission.closed': { zh: '目前不开放提交', en: 'Submissions are closed for now' },
  'submission.unsupported': { zh: '这里不支持这种提交', en: 'This kind of submission is not supported here' },
  'submission.underway': { zh: '该提交正在评测', en: 'The submission is being judged' },
  'submission.scoreRequired': { zh: '得分必须是不小于 0 的整数', en: 'The score must be a whole number, 0 or more' },
  'submission.compileError': { zh: '编译失败的提交不能改判', en: 'A submission that does not compile has no other verdict' },
  'submission.notOwner': { zh: '只有作者可以分享自己的提交', en: 'Only the author may share a submission' },
  'submission.inContest': { zh: '比赛中的提交不能分享', en: 'Submissions of a contest cannot be shared' },
  'customTest.notFound': { zh: '找不到这次自测，或结果已过期', en: 'The test is not known, or its result has expired' },
  'customTest.tooMany': { zh: '你的上一次自测还没有结束', en: 'A test of yours is still running' },
  'judge.notCompiled': { zh: '特判或交互代码没有通过编译', en: 'The special or interactive code has not compiled' },
  'judge.compileError': { zh: '编译失败', en: 'Compile Error' },
  'judge.none': { zh: '没有评测机应答，请稍后再试', en: 'No judge answers, please try again later' },
  'testData.archive': { zh: '这个压缩包不能使用', en: 'The archive cannot be used' },
  'testData.unknown': { zh: '上传的测试数据不存在', en: 'The uploaded test data does not exist' },
  'testData.none': { zh: '这道题目没有测试数据', en: 'The problem has no test data' },
  'stream.tooMany': { zh: '实时连接过多', en: 'Too many live connections' },
  'stream.notFound': { zh: '这条实时连接已经断开', en: 'This live connection is over' },
  'discussion.closed': { zh: '无权访问：本站没有开放讨论区！', en: 'No Access: There is no open discussion area on the website!' },
  'discussion.notFound': { zh: '讨论不存在', en: 'The discussion does not exist' },
  'discussion.disabled': { zh: '这篇讨论已被管理员停用', en: 'An admin has disabled this discussion' },
  'list.tooFar': { zh: '列表无法查到这么远，请缩小查找范围', en: 'The list cannot be searched that far; please narrow the search' },
  'server.tooMany': { zh: '同时发出的请求太多，请稍等片刻', en: 'Too many requests at once, please wait a moment' },
  'server.busy': { zh: '服务器繁忙，请稍后再试', en: 'The server is busy, please try again in a moment' },
  'server.full': {
    zh: '服务器磁盘已满：现有内容可以查看，但暂时无法添加',
    en: 'The server has no room left: what is there can be read, but nothing can be added for now',
  },
  'server.failed': { zh: '服务器错误，请刷新重试', en: 'Server error, please refresh again' },
  'file.format': { zh: '文件格式不正确', en: 'Invalid file format' },
  'network.timeout': { zh: '请求超时，请稍后再试', en: 'Request timed out, please try again later' },
  'network.failed': {
    zh: '网络错误，与服务器的连接异常，请稍后再试',
    en: 'Network error, abnormal link with server, please try again later',
  },
} as const satisfies Record<ErrorCode, Words[string]>;

const words = {
  ...sentences,
  wait: { zh: '{{sentence}}（{{seconds}} 秒后可再试）', en: '{{sentence}} (try again in {{seconds}} s)' },
} as const;

export const errorPhrases = phrases('error', words);

/**
 * What to tell a person about something that went wrong, and in how many seconds to try again where that is known. Of what is not there,
 * a server's own words tell nothing more.
 */
export function sentenceFor(reason: unknown, say: Say<typeof words>): string {
  if (reason instanceof ApiError) {
    const sentence = (reason.status !== 404 && reason.said) || say(reason.code);
    return reason.waitS ? say('wait', { sentence, seconds: reason.waitS }) : sentence;
  }
  // No refusal, but a fault of these pages.
  console.error(reason);
  return say('server.failed');
}
