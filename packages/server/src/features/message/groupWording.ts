import { asText } from './asText';
import type { GroupNotification } from '../notification/notification.table';
import type { Wording } from './message.wording';

type Change = GroupNotification['change'];

const levels = { zh: { 3: '成员', 4: '管理员', 5: '负责人' }, en: { 3: 'member', 4: 'admin', 5: 'root' } };

/** Changes after which the receiver cannot open the group any more. */
const withoutLink: ReadonlySet<Change> = new Set<Change>(['removed', 'refused', 'disbanded']);

const nameOf = ({ gid, name, change }: GroupNotification) =>
  withoutLink.has(change) ? `**${asText(name)}**` : `[${asText(name)}](/group/${gid}${change === 'applied' ? '/member' : ''})`;

export function groupInChinese(notification: GroupNotification): Wording {
  const group = nameOf(notification);
  const who = `**${asText(notification.who ?? '')}**`;
  const level = levels.zh[notification.level ?? 3];
  const wordings: Record<Change, readonly [title: string, content: string]> = {
    applied: ['有人申请加入你的团队', `${who} 申请加入团队 ${group}。`],
    accepted: ['你已加入团队', `欢迎加入团队 ${group}，你现在是${level}。`],
    refused: ['加入团队的申请被拒绝', `你加入团队 ${group} 的申请被拒绝了。`],
    level: ['你在团队中的权限变了', `你在团队 ${group} 中现在是${level}。`],
    removed: ['你被移出了团队', `你被移出了团队 ${group}。`],
    left: ['有人退出了你的团队', `${who} 退出了团队 ${group}。`],
    disbanded: ['团队已解散', `团队 ${group} 已解散。`],
    offered: ['请你接管团队', `团队 ${group} 的拥有者想把它移交给你，请在团队主页确认。`],
    withdrawn: ['团队移交已撤回', `团队 ${group} 的移交已撤回。`],
    declined: ['团队移交被拒绝', `${who} 不接管团队 ${group}，你仍是拥有者。`],
    takenOver: ['团队已移交', `${who} 接管了团队 ${group}，你现在是负责人。`],
  };
  const [title, content] = wordings[notification.change];
  return { title, content };
}

export function groupInEnglish(notification: GroupNotification): Wording {
  const group = nameOf(notification);
  const who = `**${asText(notification.who ?? '')}**`;
  const level = levels.en[notification.level ?? 3];
  const wordings: Record<Change, readonly [title: string, content: string]> = {
    applied: ['Somebody applies to your group', `${who} applies to the group ${group}.`],
    accepted: ['You have joined a group', `Welcome to the group ${group}: you are a ${level} now.`],
    refused: ['Your application was refused', `Your application to the group ${group} was refused.`],
    level: ['You have another level in a group', `In the group ${group} you are a ${level} now.`],
    removed: ['You were removed from a group', `You were removed from the group ${group}.`],
    left: ['Somebody has left your group', `${who} has left the group ${group}.`],
    disbanded: ['A group was disbanded', `The group ${group} was disbanded.`],
    offered: [
      'You are asked to take a group over',
      `The owner of the group ${group} wants to hand it over to you: confirm it on its page.`,
    ],
    withdrawn: ['A group is not handed over', `The owner of the group ${group} does not hand it over any more.`],
    declined: ['Your group was not taken over', `${who} does not take the group ${group} over: you still own it.`],
    takenOver: ['Your group was handed over', `${who} has taken the group ${group} over: you are a root of it now.`],
  };
  const [title, content] = wordings[notification.change];
  return { title, content };
}
