import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seeded } from '../../ranking/randomContest';
import { TabLinks } from '../../primitives/TabLinks/TabLinks';
import { sampleContest } from '../../testing/sampleContest';
import { isAtLeast, viewerOf } from '../../testing/viewer';
import { ContestHeader, type ContestHeaderProps } from './ContestHeader';

const startAt = Date.parse('2026-10-17T13:00:00');
const minutes = (count: number) => count * 60_000;
const random = seeded(42);
const hill = (minute: number, centre: number, width: number, height: number) =>
  height * Math.exp(-((minute - centre) ** 2) / (2 * width ** 2));
const busy = Array.from({ length: 300 }, (_, minute) =>
  Math.round(
    (hill(minute, 20, 14, 60) +
      hill(minute, 78, 20, 44) +
      hill(minute, 136, 22, 62) +
      hill(minute, 200, 20, 50) +
      hill(minute, 250, 14, 66) +
      8) *
      (0.7 + random() * 0.6),
  ),
);

const meta = {
  title: 'Contest/ContestHeader',
  component: ContestHeader,
  args: {
    contest: {
      title: 'Autumn Invitational',
      kind: 'acm',
      auth: 'protected',
      startAt,
      endAt: startAt + minutes(300),
      freezeAt: startAt + minutes(240),
    },
    subtitle: '秋季邀请赛 · 第七届',
    submissionsPerMinute: busy.slice(0, 253),
    serverOffsetMs: 312,
    now: startAt + minutes(253) + 12_000,
    tabs: (
      <TabLinks aria-label="Contest">
        <a href="#overview">Overview</a>
        <a href="#problems">Problems</a>
        <a href="#submissions">Submissions</a>
        <a href="#rank" aria-current="page">
          Scoreboard
        </a>
        <a href="#announcements">Announcements</a>
      </TabLinks>
    ),
  },
} satisfies Meta<typeof ContestHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Frozen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '47 minutes remaining' })).toHaveTextContent('46:48 left');
    await expect(canvas.getByText('Frozen since 17:00')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '84');
    await expect(canvas.getByText('server clock +0.3 s')).toBeVisible();
  },
};
export const Running: Story = {
  args: { now: startAt + minutes(95), submissionsPerMinute: busy.slice(0, 95) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Freezes in 2:25:00')).toBeVisible();
  },
};
/** The form that stands over a scoreboard. */
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Autumn Invitational');
    await expect(canvas.getByText('Frozen since 17:00')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('46:48 left');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '84');
    await expect(canvas.queryByText('ACM')).toBeNull();
  },
};
const paused: ContestHeaderProps['contest'] = {
  ...meta.args.contest,
  endAt: startAt + minutes(330),
  freezeAt: startAt + minutes(270),
  pauses: [{ startAt: startAt + minutes(150), endAt: startAt + minutes(180), keepsSubmissions: false }],
};
/** Half an hour is cut out: neither the clock nor the bar has moved since the pause began, and start and end are those of the day. */
export const Paused: Story = {
  args: {
    contest: paused,
    now: startAt + minutes(165),
    submissionsPerMinute: busy.slice(0, 150),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Paused, resumes at 16:00 · 2 hours 30 minutes remaining' })).toBeVisible();
    await expect(canvas.getByText('Paused')).toBeVisible();
    await expect(canvas.queryByText('Running')).toBeNull();
    await expect(canvas.getByText('Freezes in 1:30:00')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 hours 30 minutes of 5 hours');
    await expect(canvas.getByText('18:30')).toBeVisible();
  },
};
export const PausedCompact: Story = { args: { ...Paused.args, compact: true } };
export const PausedOnPhone: Story = {
  args: {
    ...PausedCompact.args,
    contest: { ...paused, title: 'Autumn Invitational of the three universities at the lake, final round' },
  },
  globals: { viewport: { value: 'phone' }, theme: 'dark', locale: 'zh-CN' },
  tags: ['vrt:phone'],
};
export const CompactOnPhone: Story = {
  args: {
    compact: true,
    contest: { ...meta.args.contest, title: 'Autumn Invitational of the three universities at the lake, final round' },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
};
export const Scheduled: Story = {
  args: { now: startAt - minutes(90), submissionsPerMinute: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Starts in 1:30:00');
    await expect(canvas.getByText('Freezes 4 hours after the start')).toBeVisible();
  },
};
export const FarAway: Story = {
  args: { now: startAt - minutes(60 * 24 * 12), submissionsPerMinute: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Starts in 12 days');
  },
};
export const Ended: Story = {
  args: { now: startAt + minutes(301), submissionsPerMinute: busy },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
/** Follows the clock of the toolbar through the sample contest: scheduled, running, frozen, ended. */
export const ByClock: Story = {
  parameters: { clock: true },
  args: { contest: sampleContest, now: undefined },
  render: args => {
    const minutesSinceStart = Math.max(0, Math.floor((Date.now() - sampleContest.startAt) / 60_000));
    return <ContestHeader {...args} submissionsPerMinute={busy.slice(0, minutesSinceStart)} />;
  },
  play: async ({ canvas, globals }) => {
    if (globals.clock !== 'running') return;
    await expect(canvas.getByRole('timer')).toHaveTextContent('3:25:00 left');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '32');
  },
};

const ofVisitors = ['Overview', 'Scoreboard', 'Announcements'];
const ofUsers = ['Overview', 'Problems', 'Submissions', 'Scoreboard', 'Announcements', 'Q & A'];
const ofAdmins = [...ofUsers, 'Print', 'Rejudge', 'Similar code'];

/** Follows the viewer of the toolbar: the tabs that the host offers. */
export const ByViewer: Story = {
  render: (args, { globals }) => {
    const viewer = viewerOf(globals.viewer);
    const names = viewer === 'visitor' ? ofVisitors : isAtLeast(viewer, 'contestAdmin') ? ofAdmins : ofUsers;
    const tabs = (
      <TabLinks aria-label="Contest">
        {names.map(name => (
          <a key={name} href={`#${name}`} aria-current={name === 'Overview' ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </TabLinks>
    );
    return <ContestHeader {...args} tabs={tabs} />;
  },
  play: async ({ canvas, globals }) => {
    if (globals.viewer !== 'user') return;
    await expect(canvas.getAllByRole('link')).toHaveLength(ofUsers.length);
  },
};
export const LongTitle: Story = {
  args: {
    contest: { ...meta.args.contest, title: '二〇二六年秋季程序设计邀请赛（第七届）暨新生训练营选拔赛重现场'.repeat(3), auth: 'private' },
    subtitle: 'Donaudampfschifffahrtsgesellschaftskapitän 🏮',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
