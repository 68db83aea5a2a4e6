import { ApiError } from '@oj/contract';
import { useState } from 'react';

/** Whether the server wants a solved slide first, or another one. */
export const isSlideRefusal = (reason: unknown) =>
  reason instanceof ApiError && (reason.code === 'login.slideRequired' || reason.code === 'login.slideWrong');

/**
 * Whether a form must show a slide verification: from the first refusal on that asks for one, and then every refusal brings a new
 * puzzle, because a ticket is good once.
 */
export function useSlideRound() {
  const [round, setRound] = useState(0);
  return {
    round,
    noteRefusal: (reason: unknown) => setRound(before => (before > 0 || isSlideRefusal(reason) ? before + 1 : 0)),
    end: () => setRound(0),
  };
}
