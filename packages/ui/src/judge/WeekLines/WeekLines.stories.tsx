import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WeekLines } from './WeekLines';

const days = [
  ['2026-03-08', 412, 180],
  ['2026-03-09', 930, 402],
  ['2026-03-10', 871, 377],
  ['2026-03-11', 1204, 530],
  ['2026-03-12', 640, 310],
  ['2026-03-13', 1530, 702],
  ['2026-03-14', 220, 98],
].map(([date, submitted, accepted]) => ({ date: String(date), submitted: Number(submitted), accepted: Number(accepted) }));

const meta = {
  title: 'Judge/WeekLines',
  component: WeekLines,
  args: { label: 'Submissions of the last 7 days', days },
} satisfies Meta<typeof WeekLines>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: listbox. The days are its options. */
export const Keyboard: Story = {
  tags: ['apg:listbox'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show as table' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const day = canvas.getByRole('option', { name: /March 10.*: 871 submitted, 377 accepted/ });
    await expect(day).toHaveFocus();
    await expect(day).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('option', { name: /March 14/ })).toHaveFocus();
  },
};
export const Chinese: Story = { args: { label: '最近 7 天的提交' }, globals: { locale: 'zh-CN', theme: 'dark' } };
export const Quiet: Story = { args: { days: days.map(day => ({ ...day, submitted: 0, accepted: 0 })) } };
export const OneOfTen: Story = {
  args: { days: days.map((day, place) => ({ ...day, submitted: place === 3 ? 10 : 0, accepted: place === 3 ? 1 : 0 })) },
};
export const AsTable: Story = { args: { defaultView: 'table' } };
export const Empty: Story = { args: { days: [] } };
export const Loading: Story = { args: { days: [], loading: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
