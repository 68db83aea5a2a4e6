import type { ErrorCode } from '@oj/contract';
import { LocalisedRefusal } from './localisedRefusal';

type Code = Extract<ErrorCode, 'discussion.tooFewAccepted' | 'comment.fewAccepted' | 'group.tooFewAccepted'>;

const what: Record<Code, readonly [zh: string, en: string]> = {
  'discussion.tooFewAccepted': ['发帖', 'open a discussion'],
  'comment.fewAccepted': ['评论', 'comment'],
  'group.tooFewAccepted': ['创建团队', 'create a group'],
};

/** @throws LocalisedRefusal when somebody has solved less than the site asks for; it says how many. */
export function checkAccepted(code: Code, accepted: number, needed: number) {
  if (accepted >= needed) return;
  const [zh, en] = what[code];
  throw new LocalisedRefusal(code, {
    'zh-CN': `在本站通过 ${needed} 道题后才能${zh}，你已通过 ${accepted} 道`,
    'en-US': `Solve ${needed} ${needed === 1 ? 'problem' : 'problems'} on this site to ${en}; you have solved ${accepted}`,
  });
}
