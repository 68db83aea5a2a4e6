import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TopBars } from './TopBars';

const users = [
  ['loopinvariant', 812, 1630],
  ['青岚', 790, 1204],
  ['砚台有墨', 655, 2210],
  ['segfault_at_dawn', 610, 1980],
  ['三更灯火五更鸡正是男儿读书时', 588, 901],
  ['kth_smallest', 431, 700],
  ['very_long_handle_very_long_handle_very_1', 402, 1450],
  ['👩‍💻 dev 🏮', 377, 512],
  ['Donaudampfschifffahrtskapitaen', 350, 351],
  ['inkling', 12, 90],
].map(([username, value, total]) => ({ username: String(username), value: Number(value), total: Number(total) }));

const meta = {
  title: 'Contest/TopBars',
  component: TopBars,
  args: { label: 'Top 10 by accepted problems', users, onUserSelect: fn() },
} satisfies Meta<typeof TopBars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: listbox. */
export const Keyboard: Story = {
  tags: ['apg:listbox'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show as table' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: '1. loopinvariant: 812 accepted of 1,630' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onUserSelect).toHaveBeenCalledWith('青岚');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: /inkling/ })).toHaveFocus();
  },
};
export const Score: Story = {
  args: { label: 'OI 总分前十', measure: 'score', users: users.map(({ username, value }) => ({ username, value: value * 31 })) },
  globals: { locale: 'zh-CN', theme: 'dark' },
};
export const Three: Story = { args: { users: users.slice(0, 3) } };
export const Zeros: Story = { args: { users: users.slice(0, 2).map(user => ({ ...user, value: 0, total: 0 })) } };
export const MoreThanTen: Story = {
  args: { users: [...users, { username: 'eleventh', value: 1 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(10);
  },
};
export const AsTable: Story = { args: { defaultView: 'table' } };
export const Empty: Story = { args: { users: [] } };
export const Loading: Story = { args: { users: [], loading: true } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
