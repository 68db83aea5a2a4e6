import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { momentAt } from '../../testing/sampleContest';
import { RelativeTime } from './RelativeTime';

const now = new Date('2026-03-14T12:00:00Z');
const meta = {
  title: 'Judge/RelativeTime',
  component: RelativeTime,
  args: { at: now.getTime() - 95_000, now },
  decorators: [
    Story => (
      <div style={{ textAlign: 'end', maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {
  play: async ({ canvas, userEvent }) => {
    const time = canvas.getByText('1m ago');
    await expect(time).toHaveAttribute('datetime', '2026-03-14T11:58:25.000Z');
    await userEvent.tab();
    await expect(time).toHaveFocus();
    await expect(getComputedStyle(time, '::after').content).toContain('2026');
  },
};

/** Older than thirty days: the date. */
export const LongAgo: Story = {
  args: { at: '2024-12-31T10:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2024-12-31')).toBeVisible();
  },
};

/** A server clock a little ahead is not the future. */
export const ClockDrift: Story = {
  args: { at: now.getTime() + 3000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('now')).toBeVisible();
  },
};

/** Follows the clock of the toolbar: told from the start of the sample contest. */
export const ByClock: Story = {
  parameters: { clock: true },
  args: { at: momentAt.running - 95 * 60_000, now: undefined },
  play: async ({ canvas, globals }) => {
    if (globals.clock !== 'running') return;
    await expect(await canvas.findByText('1h ago')).toBeVisible();
  },
};

export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
