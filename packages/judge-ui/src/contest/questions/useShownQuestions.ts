import type { Question } from '@oj/contract';
import { useQuestion } from './useQuestions';

/**
 * The questions of a page, with the one that is being answered: it stays when another organiser has answered it meanwhile. Among open
 * questions, the oldest of which is the first, it stays where it was, otherwise in front.
 */
export function useShownQuestions(cid: number, rows: readonly Question[], answered: Question | undefined): readonly Question[] {
  const isGone = answered !== undefined && !rows.some(({ id }) => id === answered.id);
  const present = useQuestion(cid, isGone ? answered.id : undefined);
  if (!isGone) return rows;
  const isOfOpen = rows.every(({ question }) => question === 'open');
  const older = isOfOpen ? rows.filter(({ id }) => id < answered.id).length : 0;
  return rows.toSpliced(older, 0, present ?? answered);
}
