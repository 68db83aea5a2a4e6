import type { Question } from '@oj/contract';
import { useQuestion } from './useQuestions';

/** The questions of a page, with the one that is being answered: it stays where it was when another organiser has answered it meanwhile. */
export function useShownQuestions(cid: number, rows: readonly Question[], answered: Question | undefined): readonly Question[] {
  const isGone = answered !== undefined && !rows.some(({ id }) => id === answered.id);
  const present = useQuestion(cid, isGone ? answered.id : undefined);
  if (!isGone) return rows;
  const behind = rows.findIndex(({ id }) => id > answered.id);
  return rows.toSpliced(behind < 0 ? rows.length : behind, 0, present ?? answered);
}
