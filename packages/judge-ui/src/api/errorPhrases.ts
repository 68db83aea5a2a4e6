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
  'login.banned': { zh: '该账号已被封禁', en: 'This account has been banned' },
  'login.tooMany': { zh: '登录失败次数过多，请稍后再试', en: 'Too many failed logins, please try again later' },
  'access.denied': { zh: '您没有这项权限', en: 'You have no permission for this' },
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
  'mail.failed': { zh: '邮件没有发出去，请稍后再试', en: 'The mail could not be sent, please try again later' },
  'route.notFound': { zh: '查询错误，找不到要请求的资源', en: 'Query error, unable to find the resource to request' },
  'announcement.notFound': { zh: '公告不存在', en: 'The announcement does not exist' },
  'problem.notFound': { zh: '题目不存在', en: 'The problem does not exist' },
  'problem.forbidden': { zh: '这道题目没有对您开放', en: 'The problem is not open to you' },
  'submission.notFound': { zh: '提交记录不存在', en: 'The submission does not exist' },
  'submission.languageUnknown': { zh: '这道题目不能使用该语言', en: 'The language is not available for this problem' },
  'submission.codeEmpty': { zh: '代码不能为空', en: 'Code can not be empty' },
  'submission.codeTooLong': { zh: '代码长度不能超过 65535', en: 'Code Length can not exceed 65535' },
  'submission.tooSoon': { zh: '提交太频繁，请过几秒再试', en: 'You submit too frequently, please wait a few seconds' },
  'submission.unsupported': { zh: '这里不支持这种提交', en: 'This kind of submission is not supported here' },
  'submission.underway': { zh: '该提交正在评测', en: 'The submission is being judged' },
  'submission.compileError': { zh: '编译失败的提交不能改判', en: 'A submission that does not compile has no other verdict' },
  'submission.notOwner': { zh: '只有作者可以分享自己的提交', en: 'Only the author may share a submission' },
  'submission.inContest': { zh: '比赛中的提交不能分享', en: 'Submissions of a contest cannot be shared' },
  'trial.notFound': { zh: '找不到这次自测，或结果已过期', en: 'The test is not known, or its result has expired' },
  'trial.tooMany': { zh: '您的上一次自测还没有结束', en: 'A test of yours is still running' },
  'judge.compileError': { zh: '编译失败', en: 'Compile Error' },
  'judge.none': { zh: '没有评测机应答，请稍后再试', en: 'No judge answers, please try again later' },
  'testData.archive': { zh: '这个压缩包不能使用', en: 'The archive cannot be used' },
  'testData.unknown': { zh: '上传的测试数据不存在', en: 'The uploaded test data does not exist' },
  'testData.none': { zh: '这道题目没有测试数据', en: 'The problem has no test data' },
  'stream.tooMany': { zh: '实时连接过多', en: 'Too many live connections' },
  'server.busy': { zh: '服务器繁忙，请稍后再试', en: 'The server is busy, please try again in a moment' },
  'server.failed': { zh: '服务器错误，请刷新重试', en: 'Server error, please refresh again' },
  'network.timeout': { zh: '请求超时，请稍后再试', en: 'Request timed out, please try again later' },
  'network.failed': {
    zh: '网络错误，与服务器的连接异常，请稍后再试',
    en: 'Network error, abnormal link with server, please try again later',
  },
} as const satisfies Record<ErrorCode, Words[string]>;

export const errorPhrases = phrases('error', sentences);

/** What to tell a person about something that went wrong. */
export function sentenceFor(reason: unknown, say: Say<typeof sentences>): string {
  return say(reason instanceof ApiError ? reason.code : 'server.failed');
}
