import type { ErrorCode } from '@oj/contract';
import type { Words } from '@oj/ui';

/** Refusals about accounts, logins and letters. */
export const accountSentences = {
  'login.notAdmin': { zh: '请使用管理员账号重新登录！', en: 'Please login again with the administrator account!' },
  'login.codeRequired': {
    zh: '此账号已开启两步验证，请输入身份验证器应用的验证码或恢复码',
    en: 'This account has a second factor: type a code of your authenticator app, or a recovery code',
  },
  'login.codeWrong': { zh: '验证码错误或已被使用', en: 'The code is wrong, or was used already' },
  'login.codeUnsent': {
    zh: '此账号已开启两步验证，请改用 API 令牌',
    en: 'This account has a second factor: use an API token instead of the password',
  },
  'account.codeRequired': { zh: '请先用两步验证的验证码确认身份', en: 'Please show a code of your second factor first' },
  'account.codesLocked': { zh: '验证码错误次数过多，请半小时后再试', en: 'Too many wrong codes, please try again in half an hour' },
  'account.factorThere': { zh: '此账号已开启两步验证', en: 'The account has a second factor already' },
  'account.factorMissing': { zh: '此账号没有开启两步验证', en: 'The account has no second factor' },
  'register.usernameForm': {
    zh: '用户名含有不可见或易混淆的字符，请换一个',
    en: 'This username mixes or hides characters; please choose another',
  },
  'captcha.wrong': { zh: '验证码不对，请按新图片再试', en: 'The characters in the picture were not these, please try the next picture' },
  'mail.failed': { zh: '邮件没有发出去，请稍后再试', en: 'The mail could not be sent, please try again later' },
  'register.codeTooSoon': { zh: '验证码刚刚发出，请稍候再试', en: 'A code was sent a moment ago, please wait before asking again' },
  'register.codeWrong': { zh: '验证码错误或已过期', en: 'The verification code is wrong or has expired' },
  'register.tooMany': { zh: '操作过于频繁，请稍后再试', en: 'Too many requests, please try again later' },
  'account.passwordSame': { zh: '新密码不能和原密码相同', en: "The new password doesn't change." },
  'account.locked': { zh: '密码错误次数过多，请半小时后再试', en: 'Too many wrong passwords, please try again in half an hour' },
  'account.resetCodeWrong': { zh: '重置密码的链接无效或已过期', en: 'The link to set a new password is wrong or has expired' },
  'account.sessionUnknown': { zh: '该登录已经结束', en: 'This session has ended already' },
  'mail.noServer': { zh: '还没有设置邮件服务器', en: 'No mail server is set' },
  'mail.noLetter': { zh: '这封信已不在发件箱中', en: 'The letter is not in the outbox any more' },
  'login.basicWrong': { zh: '用户名或密码错误', en: 'Wrong username or password' },
} as const satisfies Partial<Record<ErrorCode, Words[string]>>;
