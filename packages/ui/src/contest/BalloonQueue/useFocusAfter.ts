import { type RefObject, useCallback } from 'react';

/** Does something with the row of a balloon. */
export type Act = (id: string | number, work: () => unknown) => Promise<void>;

const ROWS = '[data-balloon]';

/**
 * When something was done with a row, the focus goes to the one that came after it, or before it at the end; when the host answers `false`,
 * it stays with the row. A reader who has gone elsewhere meanwhile is left there.
 */
export function useFocusAfter(root: RefObject<HTMLElement | null>): Act {
  return useCallback(
    async (id, work) => {
      const rows = [...(root.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
      const place = rows.findIndex(row => row.dataset.balloon === String(id));
      const acted = rows[place];
      const answer = await work();
      const { activeElement } = document;
      const hasGone = activeElement !== null && activeElement !== document.body && !acted?.contains(activeElement);
      if (hasGone) return;
      (answer === false ? acted : (rows[place + 1] ?? rows[place - 1]))?.focus();
    },
    [root],
  );
}
