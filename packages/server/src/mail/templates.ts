import type { Locale } from '../access/caller';
import { escapeHtml } from '../escapeHtml';
import type { MailContent } from './mail';

interface CodeMail {
  code: string;
  shortName: string;
  minutes: number;
}

const codeMail = (subject: string, lead: string, code: string, tail: string): MailContent => ({
  subject,
  text: `${lead}\n\n${code}\n\n${tail}\n`,
  html: `<p>${lead}</p><p style="font:600 28px monospace;letter-spacing:4px">${code}</p><p>${tail}</p>`,
});

/** The email with a registration code, in the language of whoever asked. */
export function registerCodeMail({ code, shortName, minutes }: CodeMail, locale: Locale): MailContent {
  if (locale === 'zh-CN')
    return codeMail(
      `${shortName} 注册验证码：${code}`,
      '你的注册验证码是',
      code,
      `${minutes} 分钟内有效。如果不是你本人在注册，请忽略这封邮件。`,
    );
  return codeMail(
    `${shortName} registration code: ${code}`,
    'Your registration code is',
    code,
    `It is valid for ${minutes} minutes. If you did not ask for it, ignore this email.`,
  );
}

export function changeEmailMail({ code, shortName, minutes }: CodeMail, locale: Locale): MailContent {
  if (locale === 'zh-CN')
    return codeMail(
      `${shortName} 更换邮箱验证码：${code}`,
      '你更换邮箱的验证码是',
      code,
      `${minutes} 分钟内有效。如果不是你本人在更换邮箱，请忽略这封邮件。`,
    );
  return codeMail(
    `${shortName} code for your new email address: ${code}`,
    'The code to confirm your new email address is',
    code,
    `It is valid for ${minutes} minutes. If you did not ask for it, ignore this email.`,
  );
}

interface ResetMail {
  username: string;
  link: string;
  shortName: string;
  minutes: number;
}

/** The email with the link to set a new password. */
export function resetPasswordMail({ username, link, shortName, minutes }: ResetMail, locale: Locale): MailContent {
  const words = {
    'zh-CN': {
      subject: `${shortName} 重置密码`,
      lead: `${username}，你好！请打开下面的链接设置新密码：`,
      tail: `链接在 ${minutes} 分钟内有效，只能使用一次。如果不是你本人要求重置，请忽略这封邮件，你的密码不会改变。`,
    },
    'en-US': {
      subject: `${shortName}: set a new password`,
      lead: `Hello ${username}, open this link to set a new password:`,
      tail: `It is valid for ${minutes} minutes and works once. If you did not ask for it, ignore this email: your password stays as it is.`,
    },
  }[locale];
  return {
    subject: words.subject,
    text: `${words.lead}\n\n${link}\n\n${words.tail}\n`,
    html: `<p>${escapeHtml(words.lead)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p><p>${escapeHtml(words.tail)}</p>`,
  };
}

interface EmailChangedMail {
  username: string;
  /** The new address. */
  email: string;
  shortName: string;
}

/** Tells the former address that an account has another one now. */
export function emailChangedMail({ username, email, shortName }: EmailChangedMail, locale: Locale): MailContent {
  const words = {
    'zh-CN': {
      subject: `${shortName} 邮箱已更换`,
      lead: `${username}，你好！你账号的邮箱已改为 ${hiddenAddress(email)}。`,
      tail: '如果不是你本人操作，请立即联系站点管理员。',
    },
    'en-US': {
      subject: `${shortName}: your email address has changed`,
      lead: `Hello ${username}, your account now uses the email address ${hiddenAddress(email)}.`,
      tail: 'If you did not do this, tell the administrators of the site at once.',
    },
  }[locale];
  return {
    subject: words.subject,
    text: `${words.lead}\n\n${words.tail}\n`,
    html: `<p>${escapeHtml(words.lead)}</p><p>${escapeHtml(words.tail)}</p>`,
  };
}

/** Enough of an address for its owner to recognise it. */
const hiddenAddress = (email: string) => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
};

/** An email that asks for nothing: it arrives, or it does not. */
export function testMail(shortName: string, locale: Locale): MailContent {
  const words = {
    'zh-CN': { subject: `${shortName} 测试邮件`, text: '收到这封邮件，说明邮件设置可以使用。' },
    'en-US': { subject: `${shortName}: test email`, text: 'You read this, so the mail settings work.' },
  }[locale];
  return { subject: words.subject, text: `${words.text}\n`, html: `<p>${words.text}</p>` };
}
