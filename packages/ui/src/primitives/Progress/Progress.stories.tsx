import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../../testing/longText';
import { Progress } from './Progress';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  args: { label: 'Judging', value: 23, max: 40, valueText: '23 of 40 tests', showText: true },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  args: { tone: 'running' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Judging' });
    await expect(bar).toHaveAttribute('aria-valuetext', '23 of 40 tests');
  },
};
export const Ink: Story = { args: { label: 'Upload', value: 64, max: 100, valueText: undefined } };
export const Done: Story = { args: { tone: 'success', value: 40, valueText: 'All 40 tests passed' } };
export const OutOfRange: Story = { args: { value: 90, max: 40, valueText: undefined, tone: 'danger' } };
export const BarOnly: Story = { args: { showText: false } };
export const LongText: Story = {
  args: { label: longText, valueText: longText },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
