import type { ContestRole } from '@oj/contract';
import { asText } from './asText';
import type { OrganiserNotification } from '../notification/notification.table';
import type { Wording } from './message.wording';

const names: Record<ContestRole, { zh: string; en: string }> = {
  all: { zh: '全部权限', en: 'everything' },
  jury: { zh: '裁判', en: 'jury' },
  balloons: { zh: '气球', en: 'balloons' },
  prints: { zh: '打印', en: 'printing' },
  observer: { zh: '观察员', en: 'observer' },
};

/** Who has no role any more may not be able to open the contest. */
const contestOf = ({ cid, title, roles }: OrganiserNotification) =>
  roles.length ? `[${asText(title)}](/contest/${cid})` : `**${asText(title)}**`;

export function organiserInChinese(notification: OrganiserNotification): Wording {
  const roles = notification.roles.map(role => names[role].zh).join('、');
  const contest = contestOf(notification);
  return roles
    ? { title: '你在一场比赛中的角色', content: `你现在是比赛 ${contest} 的组织者，角色：**${roles}**。` }
    : { title: '你不再是一场比赛的组织者', content: `你不再是比赛 ${contest} 的组织者。` };
}

export function organiserInEnglish(notification: OrganiserNotification): Wording {
  const roles = notification.roles.map(role => names[role].en).join(', ');
  const contest = contestOf(notification);
  return roles
    ? { title: 'Your role in a contest', content: `You are an organiser of the contest ${contest} now: **${roles}**.` }
    : { title: 'You are no organiser of a contest any more', content: `You are no organiser of the contest ${contest} any more.` };
}
