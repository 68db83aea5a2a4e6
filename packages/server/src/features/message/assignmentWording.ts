import type { Locale } from '../../access/caller';
import { siteTimeZone } from '../../siteTime';
import { asText } from './asText';
import type { AssignmentNotification } from '../notification/notification.table';
import type { Wording } from './message.wording';

const momentIn = (locale: Locale, at: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: siteTimeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at));

const linkOf = ({ gid, id, title }: AssignmentNotification) => `[${asText(title)}](/group/${gid}/assignment/${id})`;

export function assignmentInChinese(notification: AssignmentNotification): Wording {
  const { name, dueAt, lateUntil, change } = notification;
  const due = `**${momentIn('zh-CN', dueAt)}**`;
  const late = lateUntil ? `，之后到 ${momentIn('zh-CN', lateUntil)} 的通过记为迟交` : '';
  const place = `团队 **${asText(name)}**`;
  return change === 'handedOut'
    ? { title: '有新的作业', content: `${place}布置了作业 ${linkOf(notification)}，截止时间 ${due}${late}。` }
    : { title: '作业的截止时间变了', content: `${place}的作业 ${linkOf(notification)} 现在的截止时间是 ${due}${late}。` };
}

export function assignmentInEnglish(notification: AssignmentNotification): Wording {
  const { name, dueAt, lateUntil, change } = notification;
  const due = `**${momentIn('en-US', dueAt)}**`;
  const late = lateUntil ? ` What is accepted later counts as late until ${momentIn('en-US', lateUntil)}.` : '';
  const group = `the group **${asText(name)}**`;
  return change === 'handedOut'
    ? { title: 'A new assignment', content: `In ${group} you have a new assignment, ${linkOf(notification)}. It is due ${due}.${late}` }
    : {
        title: 'An assignment has another deadline',
        content: `The assignment ${linkOf(notification)} in ${group} is due ${due} now.${late}`,
      };
}
