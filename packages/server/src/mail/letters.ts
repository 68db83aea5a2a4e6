import type { Locale } from '../api/caller';
import type { Letter } from './mail';

/** The letter with a registration code, in the language of whoever asked. */
export function registerCodeMail(
  { code, shortName, minutes }: { code: string; shortName: string; minutes: number },
  locale: Locale,
): Letter {
  const words = {
    'zh-CN': {
      subject: `${shortName} 注册验证码：${code}`,
      lead: '您的注册验证码是',
      tail: `${minutes} 分钟内有效。如果不是您本人在注册，请忽略这封邮件。`,
    },
    'en-US': {
      subject: `${shortName} registration code: ${code}`,
      lead: 'Your registration code is',
      tail: `It is valid for ${minutes} minutes. If you did not ask for it, ignore this letter.`,
    },
  }[locale];
  return {
    subject: words.subject,
    text: `${words.lead}\n\n${code}\n\n${words.tail}\n`,
    html: `<p>${words.lead}</p><p style="font:600 28px monospace;letter-spacing:4px">${code}</p><p>${words.tail}</p>`,
  };
}
