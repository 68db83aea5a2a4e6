import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tag } from '../Tag/Tag';
import { longText } from '../../testing/longText';
import { Collapsible } from './Collapsible';

const meta = {
  title: 'Primitives/Collapsible',
  component: Collapsible,
  args: { title: 'Hint 1', onOpenChange: fn(), children: 'Think of the tree as an Euler tour.' },
} satisfies Meta<typeof Collapsible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  tags: ['apg:disclosure'],
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('button', { name: 'Hint 1' });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText(/Euler/)).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Euler/)).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(line);
    await expect(canvas.queryByText(/Euler/)).toBeNull();
  },
};
export const Open: Story = { args: { defaultOpen: true, headingLevel: 3, aside: <Tag>2 / 5</Tag> } };
export const Controlled: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};
export const LongText: Story = {
  args: { title: longText, defaultOpen: true, children: longText, aside: <Tag>2 / 5</Tag> },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
