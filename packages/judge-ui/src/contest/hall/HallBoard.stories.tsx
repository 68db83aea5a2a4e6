import { ApiError, type Contest } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { acmRow, acmRows, boardPage, oiRows } from '../../testing/boardSamples';
import { contestOf, contestProblems, pausedFor } from '../../testing/contestSamples';
import { sampleUser, minutesAgo } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { HallBoard } from './HallBoard';

const meta = {
  title: 'Pages/Contest/Hall board',
  component: HallBoard,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '700px' } } },
  args: { cid: 3 },
} satisfies Meta<typeof HallBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = [...acmRows, ...Array.from({ length: 60 }, (_, place) => acmRow(String(100 + place), 5 + place, {}))];

const hanging = (rows: Parameters<typeof boardPage>[0], more: Partial<Contest> = {}, problems = contestProblems) =>
  withFrame(() => ({
    user: sampleUser,
    address: '/contest/3/hall',
    answers: {
      contest: {
        info: async () => contestOf(more),
        problems: async () => problems,
        rank: async () => boardPage(rows),
      },
    },
  }));

/** The space bar stops and goes on, wherever the focus is. */
export const Running: Story = {
  decorators: [hanging(many)],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('qinglan');
    await expect(canvas.getByRole('button', { name: 'Stop scrolling' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: 'Scroll by itself' })).toBeVisible();
    await userEvent.keyboard(' ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop scrolling' }));
    await expect(await canvas.findByRole('button', { name: 'Scroll by itself' })).toBeVisible();
    const box = canvas.getByRole('grid').parentElement;
    box?.scrollTo({ top: box.scrollHeight });
    await expect(await canvas.findByText('user_159')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** After a press on the button for the whole screen, the space bar still stops the scrolling. */
export const OverTheWholeScreen: Story = {
  decorators: [hanging(many)],
  play: async ({ canvas, userEvent }) => {
    const asked = spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue(undefined);
    await canvas.findByText('qinglan');
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: 'Scroll by itself' })).toBeVisible();
    await expect(asked).toHaveBeenCalledOnce();
    asked.mockRestore();
  },
};

const thirteen: typeof contestProblems = Array.from({ length: 13 }, (_, place) => ({
  ...(contestProblems[0] as (typeof contestProblems)[number]),
  id: 500 + place,
  pid: 500 + place,
  displayId: String.fromCodePoint(65 + place),
}));

/** Every problem is in sight, and the page may be shown over the whole screen. */
export const ThirteenProblems: Story = {
  decorators: [hanging(many, {}, thirteen)],
  play: async ({ canvas }) => {
    await canvas.findByText('qinglan');
    const box = canvas.getByRole('grid').parentElement as HTMLElement;
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(17));
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Full screen' })).toBeVisible();
  },
};

export const SealedOi: Story = {
  decorators: [hanging(oiRows, { type: 1, isSealed: true, sealRankTime: minutesAgo(10) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Frozen')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('qinglan')).toBeVisible());
  },
};

export const Paused: Story = {
  decorators: [hanging(acmRows, pausedFor(true))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^Paused, resumes at 14:50 ?3:40:00 left$/);
  },
};

export const Empty: Story = { decorators: [hanging([])] };

export const Failing: Story = {
  decorators: [withFrame({ user: sampleUser, answers: { contest: { info: () => Promise.reject(new ApiError('server.failed')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The scoreboard could not be loaded');
  },
};

export const Phone: Story = {
  decorators: [hanging(acmRows)],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('qinglan');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = {
  decorators: [hanging(many, { title: '二〇二六年秋季程序设计邀请赛（第七届）暨新生训练营选拔赛重现场'.repeat(2) })],
  globals: { theme: 'dark', locale: 'zh-CN' },
};
