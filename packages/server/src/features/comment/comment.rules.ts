import { type Caller, mayDo } from '../../access/caller';
import type { CommentPlace } from './commentPlace';

export const EDIT_MINUTES = 15;
export const MOST_REPLIES = 500;
const MOST_LINKS = 10;

interface Written {
  userId: number;
  byOrganiser: boolean;
}

/** Whether the caller may write anything below discussions and in contests. */
const mayWrite = (caller: Caller | undefined) => mayDo(caller, 'reply_add');

/**
 * CMT-016: below what an organiser wrote, only organisers reply. CMT-011: a visitor is offered a reply below a discussion; who sends it has
 * to log in.
 */
export const mayReply = ({ kind, caller, moderates, observes }: CommentPlace, comment: Written): boolean =>
  kind === 'discussion'
    ? caller === undefined || mayWrite(caller)
    : mayWrite(caller) && (moderates || (!observes && (comment.userId === caller?.id || !comment.byOrganiser)));

/** Who observes a contest without being of its jury writes nothing there. */
export const mayComment = ({ observes, moderates }: Pick<CommentPlace, 'observes' | 'moderates'>): boolean => moderates || !observes;

export const mayDelete = ({ caller, moderates }: CommentPlace, { userId }: Pick<Written, 'userId'>): boolean =>
  moderates || (caller !== undefined && caller.id === userId);

/** `isFresh`: written within the last 15 minutes. */
export const mayEdit = ({ caller }: CommentPlace, { userId, isFresh }: { userId: number; isFresh: boolean }): boolean =>
  isFresh && caller?.id === userId && mayWrite(caller);

/** More would be advertising. */
export const hasTooManyLinks = (content: string): boolean => (content.match(/https?:\/\//gi)?.length ?? 0) > MOST_LINKS;

const LONGEST_NAME = 20;
const MOST_MENTIONS = 10;

/** The text outside of code, in which an `@` is no name. */
const prose = (markdown: string) => markdown.replaceAll(/```[^`]*```|`[^`\n]*`/g, ' ');

/** Possible names behind each `@`, the longest first: names end at no particular character, and in Chinese no blank follows. */
export function mentionsIn(content: string): string[][] {
  const found = prose(content).matchAll(/(?<![\w@])@([^\s@]{1,20})/gu);
  const words = [...new Set([...found].map(([, word = '']) => word))].slice(0, MOST_MENTIONS);
  return words.map(word => {
    const signs = [...word].slice(0, LONGEST_NAME);
    return signs.map((_, left) => signs.slice(0, signs.length - left).join(''));
  });
}
