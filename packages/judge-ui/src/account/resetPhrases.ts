import { phrases } from '@oj/ui';

/** A lost password: the link that is asked for by mail, and where it leads. */
export const resetPhrases = phrases('resetPassword', {
  resetHint: {
    zh: '我们会寄出一个设置新密码的链接，10 分钟内有效。',
    en: 'We mail a link to set a new password; it works for 10 minutes.',
  },
  captcha: { zh: '图中的数字', en: 'Digits in the picture' },
  captchaRule: { zh: '请输入图中的数字', en: 'Enter the digits in the picture' },
  sendLink: { zh: '发送链接', en: 'Send the link' },
  linkSent: { zh: '链接已发送到 {{email}}', en: 'A link is on its way to {{email}}' },
  emailUnknown: { zh: '该邮箱不存在', en: 'The email does not exist' },
  usernameUnknown: { zh: '该用户名不存在', en: 'The username does not exist' },
  newPasswordTitle: { zh: '设置新密码', en: 'Set a new password' },
  setPassword: { zh: '设置密码', en: 'Set password' },
  passwordSet: { zh: '新密码已生效，请登录', en: 'The new password is set. Now login' },
  linkIncomplete: { zh: '这个链接不完整', en: 'This link is not complete' },
  linkIncompleteHint: { zh: '请从邮件中完整地打开链接，或者再要一个。', en: 'Open it from the mail as a whole, or ask for another.' },
  askForLink: { zh: '再要一个链接', en: 'Ask for another link' },
  toHome: { zh: '回到首页', en: 'Go home' },
});
