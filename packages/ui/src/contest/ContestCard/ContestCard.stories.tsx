import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { sampleContest } from '../../testing/sampleContest';
import type { ContestSummary } from './contestSummary';
import { ContestCard } from './ContestCard';
import { AuthTag, KindTag, PhaseTag } from './ContestTags';

const now = Date.parse('2026-10-17T14:00:00');
const hours = (count: number) => count * 3_600_000;
const meta = {
  title: 'Contest/ContestCard',
  component: ContestCard,
  subcomponents: { AuthTag, KindTag, PhaseTag },
  args: {
    contest: {
      id: 1007,
      title: 'Autumn Invitational',
      kind: 'acm',
      auth: 'protected',
      startAt: now - hours(1),
      endAt: now + hours(4),
      participantCount: 312,
    },
    now,
    renderLink: title => <a href="#1007">{title}</a>,
    headingLevel: 3,
  },
} satisfies Meta<typeof ContestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const contestWith = (more: Partial<ContestSummary>): ContestSummary => ({ ...meta.args.contest, ...more });

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Autumn Invitational' })).toBeVisible();
    await expect(canvas.getByText('5 hours')).toBeVisible();
    await expect(canvas.getByText('312 participants')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('4:00:00 left');
  },
};
/** The tag says it, and the clock when it goes on; how long the contest lasts is told without the pause. */
export const Paused: Story = {
  args: {
    contest: contestWith({ endAt: now + hours(4.5), pauses: [{ startAt: now - hours(0.25), endAt: now + hours(0.25) }] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paused')).toBeVisible();
    await expect(canvas.queryByText('Running')).toBeNull();
    await expect(canvas.getByText('5 hours')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Paused, resumes at 14:15 ?4:15:00 left$/);
  },
};
export const PausedOnPhone: Story = { args: Paused.args ?? {}, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
export const Scheduled: Story = {
  args: { contest: contestWith({ auth: 'private', startAt: now + hours(20), endAt: now + hours(25), participantCount: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 participant')).toBeVisible();
  },
};
export const EndedOi: Story = {
  args: {
    contest: contestWith({ kind: 'oi', auth: 'public', startAt: now - hours(30), endAt: now - hours(25), participantCount: 0 }),
    actions: <Button size="small">Scoreboard</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};
/** Follows the clock of the toolbar through the sample contest. */
export const ByClock: Story = {
  parameters: { clock: true },
  args: { contest: sampleContest, now: undefined },
  play: async ({ canvas, globals }) => {
    if (globals.clock !== 'running') return;
    await expect(canvas.getByText('Running')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('3:25:00 left');
  },
};
export const LongTitle: Story = {
  args: {
    contest: contestWith({
      title: `${'二〇二六年秋季程序设计邀请赛（第七届）暨新生训练营选拔赛重现场'.repeat(4)} Donaudampfschifffahrtsgesellschaft 🏮`,
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
