import { ApiError, type ErrorCode } from '@oj/contract';
import { type Phrases, phrases, type Say, type Words } from '@oj/ui';
import type { moreSentences } from './moreErrorPhrases';

/** Of the calls that the first page of a visit makes, and of every call. `moreErrorPhrases.ts` has the others. */
export const sentences = {
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
  'profile.notFound': { zh: '用户不存在', en: 'The user does not exist' },
  'mail.failed': { zh: '邮件没有发出去，请稍后再试', en: 'The mail could not be sent, please try again later' },
  'route.notFound': { zh: '查询错误，找不到要请求的资源', en: 'Query error, unable to find the resource to request' },
  'problem.notFound': { zh: '题目不存在', en: 'The problem does not exist' },
  'problem.none': { zh: '还没有题目', en: 'There is no problem yet' },
  'problem.idTaken': { zh: '已有题目使用这个题号', en: 'A problem with this display ID exists already' },
  'problem.contestAuth': { zh: '只有加入比赛时，题目才会成为比赛题目', en: 'Only a contest makes a problem one of a contest' },
  'problem.publishDenied': { zh: '只有题目管理员可以公开题目', en: 'Only problem admins may make a problem public' },
  'problem.tooManyInGroup': { zh: '团队的题目数已达上限', en: 'The group has as many problems as one can have' },
  'problem.notApplied': { zh: '没有人申请公开这道题目', en: 'Nobody has applied for this problem' },
  'problem.hasSubmissions': {
    zh: '已有用户提交过这道题，不能删除，可以改为私有',
    en: 'Users have submitted to this problem: hide it instead of deleting it',
  },
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
  'stream.tooMany': { zh: '实时连接过多', en: 'Too many live connections' },
  'stream.notFound': { zh: '这条实时连接已经断开', en: 'This live connection is over' },
  'list.tooLong': { zh: '内容太多，无法做成表格，请下载 CSV', en: 'There is too much for a spreadsheet: take the comma-separated values' },
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
} as const satisfies Partial<Record<ErrorCode, Words[string]>>;

const words = {
  ...sentences,
  wait: { zh: '{{sentence}}（{{seconds}} 秒后可再试）', en: '{{sentence}} (try again in {{seconds}} s)' },
} as const;

type AllWords = typeof words & typeof moreSentences;

/** A sentence for every refusal of the API, once `learnMoreErrors` has been called; a code without one does not compile. */
export const errorPhrases = phrases('error', words) as unknown as Phrases<AllWords>;

/**
 * What to tell a person about something that went wrong, and in how many seconds to try again where that is known. Of what is not there,
 * a server's own words tell nothing more.
 */
export function sentenceFor(reason: unknown, say: Say<AllWords>): string {
  if (reason instanceof ApiError) {
    const sentence = (reason.status !== 404 && reason.said) || say(reason.code);
    return reason.waitS ? say('wait', { sentence, seconds: reason.waitS }) : sentence;
  }
  // No refusal, but a fault of these pages.
  console.error(reason);
  return say('server.failed');
}
