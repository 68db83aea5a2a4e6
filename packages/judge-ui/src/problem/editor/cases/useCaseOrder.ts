import { useState } from 'react';
import { usePhrases } from '@oj/ui';
import { type RowOrder, useRowOrder } from '../../../parts/list/useRowOrder';
import { movedAmongSubtasks } from './subtasks';
import { problemFormPhrases } from '../problemFormPhrases';

/** The order of cases. A case that is moved among those of another subtask joins it. What was moved is told to readers. */
export function useCaseOrder<Case extends { groupNum: string }>(cases: readonly Case[], onChange: (cases: readonly Case[]) => void) {
  const say = usePhrases(problemFormPhrases);
  const [spoken, setSpoken] = useState('');
  const order = useRowOrder(cases.length, (from, to) => {
    onChange(movedAmongSubtasks(cases, from, to));
    setSpoken(say('moved', { number: from + 1, place: to + 1, count: cases.length }));
  });
  return {
    ...order,
    /** Read out when it changes. */
    spoken,
  };
}

export type CaseOrder = RowOrder;
