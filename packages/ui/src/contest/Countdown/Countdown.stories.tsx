import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
    await expect(canvas.getByRole('timer', { name: '47 minutes remaining' })).toHaveTextContent('46:48 left');
  },
};
export const BeforeTheStart: Story = {
  args: { startAt: now + 61_000, endAt: now + 3_600_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '1 minute until the start' })).toHaveTextContent('Starts in 01:01');
  },
};
export const MoreThanADay: Story = {
  args: { startAt: now - 86_400_000, endAt: now + 4.5 * 86_400_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('4 days 12 hours left');
  },
};
const quarter = 15 * 60_000;
/** The clock stands at what was left when the pause began, and says when it goes on. */
export const Paused: Story = {
  args: { size: 'large', endAt: now + 2_808_000 + 2 * quarter, pauses: [{ startAt: now - quarter, endAt: now + quarter }] },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: /^Paused, resumes at \d\d:15 · 1 hour 2 minutes remaining$/ });
    await expect(timer).toHaveTextContent(/^Paused, resumes at \d\d:15 ?1:01:48 left$/);
  },
};
export const PausedSmall: Story = { args: { ...Paused.args, size: 'small' } };
export const PausedInChinese: Story = {
  args: PausedSmall.args ?? {},
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^比赛暂停，\d\d:15 继续$/)).toBeVisible();
  },
};
/** A pause that is over is no part of what is left. */
export const AfterAPause: Story = {
  args: { pauses: [{ startAt: now - 2 * quarter, endAt: now - quarter }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^46:48 left$/);
  },
};
export const Ended: Story = {
  args: { endAt: now },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ended')).toBeVisible();
  },
};

/** Keeps every text that was shown in it, in the order in which it was. */
function Remembered({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const remember = () => void (element.dataset.shown = `${element.dataset.shown ?? ''} ${element.textContent}`);
    const observer = new MutationObserver(remember);
    observer.observe(element, { characterData: true, childList: true, subtree: true });
    remember();
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} data-testid="remembered">
      {children}
    </div>
  );
}

/** A device whose clock is an hour slow is set right by the offset; the clock goes on and stops at the end. */
export const ServerOffset: Story = {
  tags: ['vrt:skip', 'vrt:moving'],
  render: () => {
    const server = Math.floor(Date.now() / 1000) * 1000 + 3_600_000;
    return (
      <Remembered>
        <Countdown startAt={server - 60_000} endAt={server + 3000} serverOffsetMs={3_600_000} />
      </Remembered>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Ended')).toBeVisible());
    await expect(canvas.getByTestId('remembered').dataset.shown).toMatch(/00:0[123] left.* Ended$/);
  },
};
/** Follows the clock of the toolbar through the sample contest. */
export const ByClock: Story = {
  parameters: { clock: true },
  args: { startAt: sampleContest.startAt, endAt: sampleContest.endAt, now: undefined, size: 'large' },
  play: async ({ canvas, globals }) => {
    if (globals.clock !== 'running') return;
    await expect(canvas.getByRole('timer')).toHaveTextContent('3:25:00 left');
  },
};
export const ChineseAndDark: Story = { args: { size: 'large' }, globals: { theme: 'dark', locale: 'zh-CN' } };
