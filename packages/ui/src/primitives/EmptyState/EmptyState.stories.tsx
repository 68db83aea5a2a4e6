import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { longText } from '../../testing/longText';
import { EmptyState } from './EmptyState';

const clear = fn();

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No contest yet', children: 'When one is announced, it appears here a week before it starts.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mountains: Story = {};
export const Boat: Story = {
  args: {
    picture: 'boat',
    title: 'No problem matches',
    children: 'Three filters are on. Clear them to see all 1,204 problems.',
    action: <Button onClick={clear}>Clear filters</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    clear.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};
export const Scroll: Story = { args: { picture: 'scroll', title: '还没有讨论', children: '写下第一条：思路、疑问或者感谢都可以。' } };
export const Narrow: Story = { args: { picture: 'none', title: 'No messages' } };
export const LongText: Story = {
  args: { title: longText, children: longText },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
