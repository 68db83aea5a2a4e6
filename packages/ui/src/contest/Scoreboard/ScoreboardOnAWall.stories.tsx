import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { largeBoard } from '../../testing/exampleBoard';
import { Scoreboard } from './Scoreboard';

const meta = {
  title: 'Contest/ScoreboardOnAWall',
  component: Scoreboard,
  parameters: { layout: 'padded' },
  args: { kind: 'acm', ...largeBoard(30, 13), fit: true, maxHeight: '560px', style: { maxWidth: 1000 } },
} satisfies Meta<typeof Scoreboard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Thirteen problems are in sight in a box of 1,000 px, and names are cut. */
export const FitColumns: Story = {
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('grid').parentElement as HTMLElement;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    const [first] = canvasElement.querySelectorAll('td[data-state]');
    await expect(first?.getBoundingClientRect().width).toBeGreaterThanOrEqual(40);
    await expect(canvasElement.querySelector('[data-stuck="team"]')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(110);
  },
};
