import type { Locale } from '../access/caller';
import { escapeHtml } from '../escapeHtml';
import type { MailContent } from './mail';

interface DigestMail {
  username: string;
  shortName: string;
  /** What the messages say, the newest first. */
  lines: string[];
  /** Messages beyond the lines. */
  more: number;
  /** Addresses of the message centre, and of the setting that ends these emails. */
  messages: string;
  settings: string;
}

/** The email with what is unread. */
export function digestMail({ username, shortName, lines, more, messages, settings }: DigestMail, locale: Locale): MailContent {
  const count = lines.length + more;
  const words = {
    'zh-CN': {
      subject: `${shortName}：你有 ${count} 条未读消息`,
      lead: `${username}，你好！这些消息你还没有看过：`,
      more: `还有 ${more} 条。`,
      open: '查看全部消息：',
      end: '不想再收到这样的邮件？请在设置中关闭“每日邮件摘要”：',
    },
    'en-US': {
      subject: `${shortName}: ${count} unread ${count === 1 ? 'message' : 'messages'}`,
      lead: `Hello ${username}, you have not seen these messages yet:`,
      more: `And ${more} more.`,
      open: 'Read all messages:',
      end: 'To get no more of these emails, switch off “Daily e-mail digest” in your settings:',
    },
  }[locale];
  const link = (address: string) => `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
  const list = lines.map(line => `<li>${escapeHtml(line)}</li>`).join('');
  return {
    subject: words.subject,
    text: [
      words.lead,
      lines.map(line => `- ${line}`).join('\n'),
      ...(more ? [words.more] : []),
      `${words.open} ${messages}`,
      `${words.end} ${settings}`,
      '',
    ].join('\n\n'),
    html: `<p>${escapeHtml(words.lead)}</p><ul>${list}</ul>${more ? `<p>${words.more}</p>` : ''}<p>${words.open} ${link(messages)}</p><p>${words.end} ${link(settings)}</p>`,
  };
}
