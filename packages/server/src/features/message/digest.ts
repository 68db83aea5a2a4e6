import type { Database } from '../../database/database';
import { digestMail } from '../../mail/digestMail';
import type { Mail } from '../../mail/mail';
import { claimDue, type Due, markSent, unreadMessages, type UnreadMessage } from './digest.queries';
import { wordingOf } from './message.wording';

interface Site {
  shortName: string;
  /** Origin of the links in the mail. */
  origin: string;
}

/**
 * Sends a mail to everybody to whom one is due and who has unread messages.
 * @returns the reasons for which mails were not sent; those users get one on the next day.
 */
export async function sendDigests(db: Database, mail: Pick<Mail, 'send'>, site: Site): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const due of await claimDue(db)) await sendOne(db, mail, site, due).catch((reason: unknown) => failures.push(reason));
  return failures;
}

async function sendOne(db: Database, mail: Pick<Mail, 'send'>, { shortName, origin }: Site, due: Due) {
  const { rows, total } = await unreadMessages(db, due);
  const [newest] = rows;
  if (!newest) return;
  const { username, locale } = due;
  const lines = rows.map(row => lineOf(row, locale));
  const links = { messages: `${origin}/message/discuss`, settings: `${origin}/setting` };
  await mail.send(due.email, digestMail({ username, shortName, lines, more: total - lines.length, ...links }, locale));
  await markSent(db, due.userId, newest.message.id);
}

const verbs = {
  'zh-CN': { Discuss: '评论了', Reply: '回复了你，在', Like_Post: '赞了', Like_Discuss: '赞了你的评论，在' },
  'en-US': { Discuss: 'commented on', Reply: 'replied to you in', Like_Post: 'liked', Like_Discuss: 'liked your comment in' },
};

function lineOf({ message: { deed, matter, senderIds }, sender, notice }: UnreadMessage, locale: Due['locale']): string {
  if (notice !== null) return notice;
  if (matter) return wordingOf(matter, locale).title;
  if (!deed) return '';
  const others = (senderIds?.length ?? 1) - 1;
  if (locale === 'zh-CN') return `${sender}${others ? `等 ${others + 1} 人` : ''} ${verbs[locale][deed.action]}「${deed.source.title}」`;
  return `${sender}${others ? ` and ${others} more` : ''} ${verbs[locale][deed.action]} “${deed.source.title}”`;
}
