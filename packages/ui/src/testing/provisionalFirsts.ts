import { expect, within } from 'storybook/test';
import { problems, standings } from './exampleBoard';
import { spilling } from './spilling';

/** A board whose first solutions wait for earlier tries of others, as a story of it. */
export const provisionalFirsts = {
  args: {
    standings: standings.map(row => ({
      ...row,
      cells: Object.fromEntries(
        Object.entries(row.cells).map(([label, { first, ...cell }]) => [
          label,
          { ...cell, first: first && label !== 'B', firstProvisional: first && label === 'B' },
        ]),
      ),
    })),
    problems,
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const cell = canvas.getByRole('gridcell', { name: '1st? at minute 9, an earlier try is not judged yet' });
    await expect(cell).toHaveAttribute('title', '1st? at minute 9, an earlier try is not judged yet');
    await expect(getComputedStyle(cell).borderStyle).toBe('dashed');
    await expect(cell.querySelector('small')).toHaveAttribute('data-note', '1st?');
    await expect(canvas.getByRole('gridcell', { name: /^first to solve, at minute 97/ })).toBeVisible();
    await expect(spilling(canvasElement, 'td[data-state=first-provisional]')).toEqual([]);
  },
};
