import type { ContestRow } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { acmRows, boardPage } from '../../testing/boardSamples';
import { contestProblems, contestRow, pausedFor } from '../../testing/contestSamples';
import { withFrame } from '../../testing/StoryFrame';
import { OutsideBoard } from './OutsideBoard';

const meta = {
  title: 'Pages/Outside scoreboard',
  component: OutsideBoard,
  parameters: { clock: true },
  args: { cid: 3, page: 1, pageSize: 50, onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof OutsideBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const outsideBoard = fn<() => Promise<ReturnType<typeof boardPage>>>();

/** A visitor, and a contest that started so many minutes ago. */
const board = (startedMinutesAgo: number, more: Partial<ContestRow> = {}) =>
  withFrame(() => {
    outsideBoard.mockReset().mockImplementation(async () => boardPage(acmRows));
    const row = contestRow(3, 'Autumn Invitational 秋季邀请赛', startedMinutesAgo, { openRank: true, ...more });
    const contest = { ...row, isSealed: false };
    const problemList = startedMinutesAgo < 0 ? [] : contestProblems;
    return { answers: { contest: { outsideInfo: async () => ({ contest, problemList }), outsideBoard } } };
  });

/** It counts down, and there is no board to ask for. */
export const BeforeTheStart: Story = {
  decorators: [board(-95)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The scoreboard appears here once the contest starts')).toBeVisible();
    await expect(outsideBoard).not.toHaveBeenCalled();
  },
};

export const BeforeTheStartChineseAndDark: Story = {
  decorators: [board(-95)],
  globals: { theme: 'dark', locale: 'zh-CN' },
};

export const Running: Story = {
  decorators: [board(95)],
  play: async ({ canvas }) => {
    await canvas.findByText('qinglan');
    await expect(outsideBoard).toHaveBeenCalled();
  },
};

/** The clock stands, and so does the time that one can look back to. */
export const Paused: Story = {
  decorators: [board(95, pausedFor(true))],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^Paused, resumes at 14:50 ?3:40:00 left$/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Look back' }));
    await expect(canvas.getByRole('slider', { name: 'Time on the scoreboard' })).toHaveAttribute('max', '80');
  },
};
