import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RouteProgress } from './RouteProgress';

const meta = {
  title: 'Shell/RouteProgress',
  component: RouteProgress,
  parameters: { docs: { story: { inline: false, height: '80px' } } },
  args: { active: true },
} satisfies Meta<typeof RouteProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading page')).toBeInTheDocument();
  },
};
/** The line disappears within a second after the page has arrived. */
export const Idle: Story = {
  tags: ['vrt:skip', 'vrt:moving'],
  args: { active: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Loading page')).toBeNull();
    await expect(canvasElement.querySelector('[aria-live]')?.parentElement).toHaveStyle({ transitionDuration: '1s' });
  },
};
