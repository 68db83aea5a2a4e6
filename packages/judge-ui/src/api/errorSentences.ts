import type { ErrorCode } from '@oj/contract';
import type { Words } from '@oj/ui';

/** Errors of a first page, of every call, and of closed areas. `moreErrorSentences.ts` has the others; the first refusal loads it. */
export const sentences = {
  'input.invalid': { zh: '请求内容不合要求', en: 'The request is not valid' },
  'input.tooLarge': { zh: '内容太大', en: 'The request is too large' },
  'login.required': { zh: '请先登录', en: 'Please login first' },
  'login.expired': { zh: '登录已过期，请重新登录', en: 'Your session has expired, please login again' },
  'login.wrong': { zh: '用户名或密码错误', en: 'Wrong username or password' },
  'login.banned': { zh: '该账号已被封禁', en: 'This account has been banned' },
  'login.tooMany': { zh: '登录失败次数过多，请稍后再试', en: 'Too many failed logins, please try again later' },
  'login.slideRequired': { zh: '请先完成滑动验证', en: 'Please solve the slide verification first' },
  'login.slideWrong': { zh: '滑动验证未通过或已过期', en: 'The slide verification was not solved, or its time is over' },
  'access.denied': { zh: '你没有这项权限', en: 'You have no permission for this' },
  'register.closed': { zh: '目前不开放注册', en: 'Registration is closed' },
  'register.usernameTaken': { zh: '该用户名已存在', en: 'The username already exists' },
  'register.emailTaken': { zh: '该邮箱已被使用', en: 'The email already exists' },
  'account.passwordWrong': { zh: '密码错误', en: 'The password is wrong' },
  'profile.notFound': { zh: '用户不存在', en: 'The user does not exist' },
  'route.notFound': { zh: '查询错误，找不到要请求的资源', en: 'Query error, unable to find the resource to request' },
  'problem.notFound': { zh: '题目不存在', en: 'The problem does not exist' },
  'submission.notFound': { zh: '提交记录不存在', en: 'The submission does not exist' },
  'submission.codeEmpty': { zh: '代码不能为空', en: 'Code can not be empty' },
  'server.tooMany': { zh: '同时发出的请求太多，请稍等片刻', en: 'Too many requests at once, please wait a moment' },
  'server.busy': { zh: '服务器繁忙，请稍后再试', en: 'The server is busy, please try again in a moment' },
  'server.failed': { zh: '服务器错误，请刷新重试', en: 'Server error, please refresh again' },
  'file.format': { zh: '文件格式不正确', en: 'Invalid file format' },
  'network.timeout': { zh: '请求超时，请稍后再试', en: 'Request timed out, please try again later' },
  'network.failed': {
    zh: '网络错误，与服务器的连接异常，请稍后再试',
    en: 'Network error, abnormal link with server, please try again later',
  },
  'discussion.closed': { zh: '无权访问：本站没有开放讨论区！', en: 'No Access: There is no open discussion area on the website!' },
  'discussion.groupClosed': {
    zh: '无权访问：本站没有开放团队讨论区！',
    en: 'No Access: There is no open group discussion area on the website!',
  },
  'comment.contestClosed': {
    zh: '无权访问：本站没有开放比赛评论区！',
    en: 'No Access: There is no open contest comment area on the website!',
  },
  'submission.closed': { zh: '目前不开放提交', en: 'Submissions are closed for now' },
  'submission.codeTooLong': { zh: '代码长度不能超过 65535', en: 'Code Length can not exceed 65535' },
} as const satisfies Partial<Record<ErrorCode, Words[string]>>;
