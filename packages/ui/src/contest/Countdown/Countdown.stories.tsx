import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleContest } from '../../testing/sampleContest';
import { Countdown } from './Countdown';

const now = Date.parse('2026-10-17T14:00:00Z');
const meta = {
  title: 'Contest/Countdown',
  component: Countdown,
  args: { startAt: now - 3_600_000, endAt: now + 2_808_000, now },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  args: { size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '47 minutes remaining' })).toHaveTextContent('−00:46:48');
  },
};
export const BeforeTheStart: Story = {
  args: { startAt: now + 61_000, endAt: now + 3_600_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '1 minute until the start' })).toHaveTextContent('−00:01:01');
  },
};
export const MoreThanAWeek: Story = { args: { startAt: now + 9 * 86_400_000, endAt: now + 10 * 86_400_000 } };
export const Ended: Story = {
  args: { endAt: now },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ended')).toBeVisible();
  },
};

/** A device whose clock is an hour slow is set right by the offset; the clock goes on and stops at the end. */
export const ServerOffset: Story = {
  tags: ['vrt:skip'],
  render: () => {
    const server = Math.floor(Date.now() / 1000) * 1000 + 3_600_000;
    return <Countdown startAt={server - 60_000} endAt={server + 3000} serverOffsetMs={3_600_000} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/−00:00:0[123]/);
    await waitFor(() => expect(canvas.getByText('Ended')).toBeVisible());
  },
};
/** Follows the clock of the toolbar through the sample contest. */
export const ByClock: Story = {
  parameters: { clock: true },
  args: { startAt: sampleContest.startAt, endAt: sampleContest.endAt, now: undefined, size: 'large' },
  play: async ({ canvas, globals }) => {
    if (globals.clock !== 'running') return;
    await expect(canvas.getByRole('timer')).toHaveTextContent('−03:25:00');
  },
};
export const ChineseAndDark: Story = { args: { size: 'large' }, globals: { theme: 'dark', locale: 'zh-CN' } };
