import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrendLine } from './TrendLine';

const start = Date.UTC(2026, 2, 13, 8);
/** A day in steps of ten minutes: quiet at night, a contest in the afternoon. */
const points = Array.from({ length: 144 }, (_, place) => {
  const hour = place / 6;
  const wave = Math.max(0, Math.sin(((hour - 4) / 24) * Math.PI * 2)) * 18;
  const contest = hour > 9 && hour < 12 ? 140 * Math.sin(((hour - 9) / 3) * Math.PI) : 0;
  return { at: new Date(start + place * 600_000), value: Math.round(wave + contest) };
});

const meta = {
  title: 'Judge/TrendLine',
  component: TrendLine,
  args: { label: 'Jobs that waited', points, timeZone: 'UTC' },
} satisfies Meta<typeof TrendLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: listbox. The moments are its options. */
export const Keyboard: Story = {
  tags: ['apg:listbox'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show as table' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('option', { name: /^08:10: / })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: /^07:50: / })).toHaveFocus();
  },
};
export const Chinese: Story = {
  args: { label: '等待的任务', formatValue: value => `${value} 个` },
  globals: { locale: 'zh-CN', theme: 'dark' },
};
export const Quiet: Story = { args: { points: points.map(point => ({ ...point, value: 0 })) } };
export const OnePoint: Story = { args: { points: points.slice(60, 61) } };
export const AsTable: Story = { args: { defaultView: 'table', points: points.slice(0, 6) } };
export const Empty: Story = { args: { points: [] } };
export const Loading: Story = { args: { points: [], loading: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
