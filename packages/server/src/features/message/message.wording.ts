import { type RoleId, Status } from '@oj/contract';
import type { Locale } from '../../access/caller';
import { asText } from './asText';
import { assignmentInChinese, assignmentInEnglish } from './assignmentWording';
import { groupInChinese, groupInEnglish } from './groupWording';
import { organiserInChinese, organiserInEnglish } from './organiserWording';
import type { NotificationPayload } from '../notification/notification.table';

export interface Wording {
  title: string;
  /** Markdown. */
  content: string;
}

const zh = {
  verdicts: {
    [Status.notSubmitted]: '未提交',
    [Status.submittedUnknown]: '已提交',
    [Status.cancelled]: '已取消',
    [Status.presentationError]: '格式错误',
    [Status.compileError]: '编译错误',
    [Status.wrongAnswer]: '答案错误',
    [Status.accepted]: '通过',
    [Status.timeLimitExceeded]: '运行超时',
    [Status.memoryLimitExceeded]: '内存超限',
    [Status.runtimeError]: '运行错误',
    [Status.systemError]: '系统错误',
    [Status.pending]: '排队中',
    [Status.compiling]: '编译中',
    [Status.judging]: '评测中',
    [Status.partialAccepted]: '部分通过',
    [Status.submitting]: '提交中',
    [Status.submittedFailed]: '提交失败',
  } satisfies Record<Status, string>,
  roles: {
    1000: '超级管理员',
    1001: '管理员',
    1002: '普通用户',
    1003: '普通用户（禁止提交）',
    1004: '普通用户（禁止发帖）',
    1005: '普通用户（禁言）',
    1006: '普通用户（禁止提交和发帖）',
    1007: '普通用户（禁止提交和发言）',
    1008: '题目管理员',
  } satisfies Record<RoleId, string>,
};

const en = {
  verdicts: {
    [Status.notSubmitted]: 'Not Submitted',
    [Status.submittedUnknown]: 'Submitted',
    [Status.cancelled]: 'Cancelled',
    [Status.presentationError]: 'Presentation Error',
    [Status.compileError]: 'Compile Error',
    [Status.wrongAnswer]: 'Wrong Answer',
    [Status.accepted]: 'Accepted',
    [Status.timeLimitExceeded]: 'Time Limit Exceeded',
    [Status.memoryLimitExceeded]: 'Memory Limit Exceeded',
    [Status.runtimeError]: 'Runtime Error',
    [Status.systemError]: 'System Error',
    [Status.pending]: 'Pending',
    [Status.compiling]: 'Compiling',
    [Status.judging]: 'Judging',
    [Status.partialAccepted]: 'Partial Accepted',
    [Status.submitting]: 'Submitting',
    [Status.submittedFailed]: 'Submitted Failed',
  } satisfies Record<Status, string>,
  roles: {
    1000: 'super admin',
    1001: 'admin',
    1002: 'user',
    1003: 'user who may not submit',
    1004: 'user who may not open discussions',
    1005: 'user who may not write',
    1006: 'user who may neither submit nor open discussions',
    1007: 'user who may neither submit nor write',
    1008: 'problem admin',
  } satisfies Record<RoleId, string>,
};

type About<Kind extends NotificationPayload['about']> = Extract<NotificationPayload, { about: Kind }>;

/** What a matter says to a reader. */
export function wordingOf(matter: NotificationPayload, locale: Locale): Wording {
  const isChinese = locale === 'zh-CN';
  if (matter.about === 'verdict') return isChinese ? verdictInChinese(matter) : verdictInEnglish(matter);
  if (matter.about === 'discussion') return isChinese ? discussionInChinese(matter) : discussionInEnglish(matter);
  if (matter.about === 'group') return isChinese ? groupInChinese(matter) : groupInEnglish(matter);
  if (matter.about === 'groupProblem') return groupProblemDecided(matter, isChinese);
  if (matter.about === 'assignment') return isChinese ? assignmentInChinese(matter) : assignmentInEnglish(matter);
  if (matter.about === 'organiser') return isChinese ? organiserInChinese(matter) : organiserInEnglish(matter);
  if (matter.about === 'comment') return commentRemoved(matter, isChinese);
  return isChinese ? accountInChinese(matter) : accountInEnglish(matter);
}

const linkTo = (place: 'submission-detail' | 'problem' | 'discussion-detail', id: string | number, name: string, gid?: number) =>
  `[${name}](${gid === undefined ? '' : `/group/${gid}`}/${place}/${id})`;

function verdictInChinese({ submitId, problemId, gid, before, after, by }: About<'verdict'>): Wording {
  const submission = linkTo('submission-detail', submitId, `提交 ${submitId}`, gid);
  const cause = by === 'hand' ? '由管理员更改' : '重新评测';
  return {
    title: `提交 ${submitId} 的结果变了：${zh.verdicts[after]}`,
    content: `题目 ${linkTo('problem', problemId, problemId, gid)} 的${submission}：**${zh.verdicts[before]}** → **${zh.verdicts[after]}**（${cause}）。`,
  };
}

function verdictInEnglish({ submitId, problemId, gid, before, after, by }: About<'verdict'>): Wording {
  const submission = linkTo('submission-detail', submitId, `Submission ${submitId}`, gid);
  const cause = by === 'hand' ? 'changed by an admin' : 'judged again';
  return {
    title: `Submission ${submitId} has another verdict: ${en.verdicts[after]}`,
    content: `${submission} to ${linkTo('problem', problemId, problemId, gid)}: **${en.verdicts[before]}** → **${en.verdicts[after]}** (${cause}).`,
  };
}

function accountInChinese({ role, isBanned }: About<'account'>): Wording {
  const changes = [
    role && `角色：**${zh.roles[role.before]}** → **${zh.roles[role.after]}**。`,
    isBanned !== undefined && (isBanned ? '账号已被封禁。' : '账号已解除封禁。'),
  ];
  return { title: '管理员更改了你的账号', content: changes.filter(Boolean).join('\n\n') };
}

function accountInEnglish({ role, isBanned }: About<'account'>): Wording {
  const changes = [
    role && `Role: **${en.roles[role.before]}** → **${en.roles[role.after]}**.`,
    isBanned !== undefined && (isBanned ? 'The account was banned.' : 'The account is no longer banned.'),
  ];
  return { title: 'An admin changed your account', content: changes.filter(Boolean).join('\n\n') };
}

const changesOfDiscussions = {
  disabled: { zh: '停用了', en: 'disabled' },
  deleted: { zh: '删除了', en: 'deleted' },
  restored: { zh: '恢复了', en: 'restored' },
};

const discussionLink = ({ did, title, change }: About<'discussion'>) =>
  change === 'restored' ? linkTo('discussion-detail', did, asText(title)) : `**${asText(title)}**`;

function discussionInChinese(matter: About<'discussion'>): Wording {
  const change = changesOfDiscussions[matter.change].zh;
  return { title: `管理员${change}你的讨论`, content: `管理员${change}你的讨论 ${discussionLink(matter)}。` };
}

function discussionInEnglish(matter: About<'discussion'>): Wording {
  const change = changesOfDiscussions[matter.change].en;
  return { title: `An admin ${change} your discussion`, content: `An admin ${change} your discussion ${discussionLink(matter)}.` };
}

function groupProblemDecided({ gid, group, problemId, isPublic }: About<'groupProblem'>, isChinese: boolean): Wording {
  const link = linkTo('problem', problemId, problemId, isPublic ? undefined : gid);
  const name = asText(group);
  if (isPublic)
    return isChinese
      ? { title: `题目 ${problemId} 已公开`, content: `团队 ${name} 的题目 ${link} 已进入公共题库。` }
      : { title: `Problem ${problemId} is public`, content: `The problem ${link} of the group ${name} is a problem of the site now.` };
  return isChinese
    ? { title: `题目 ${problemId} 的公开申请被拒绝`, content: `团队 ${name} 的题目 ${link} 没有进入公共题库。` }
    : { title: `Problem ${problemId} stays in its group`, content: `The problem ${link} of the group ${name} has not become public.` };
}

function commentRemoved({ text, title, url }: About<'comment'>, isChinese: boolean): Wording {
  const place = `[${asText(title)}](${url})`;
  const quote = `\n\n> ${asText(text)}`;
  if (isChinese) return { title: '管理员删除了你的评论', content: `管理员删除了你在 ${place} 中的评论：${quote}` };
  return { title: 'An admin deleted your comment', content: `An admin deleted your comment in ${place}:${quote}` };
}
