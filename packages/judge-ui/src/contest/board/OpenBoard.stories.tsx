import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { acmRows, boardPage } from '../../testing/boardSamples';
import { contestOf, contestProblems } from '../../testing/contestSamples';
import { minutesAgo, sampleUser } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { ContestShell } from '../ContestShell';
import { ContestRank } from './ContestRank';

const paging = { page: 1, pageSize: 50, onPageChange: fn(), onPageSizeChange: fn() };

const meta = {
  title: 'Pages/Contest scoreboard that waits',
  component: ContestShell,
  parameters: { clock: true },
  args: { cid: 3, tab: 'rank', children: contest => <ContestRank contest={contest} {...paging} /> },
} satisfies Meta<typeof ContestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const openBoard = fn<(query: object) => Promise<void>>();
const around = {
  problems: async () => contestProblems,
  unreadAnnouncements: async () => [],
  rank: async () => boardPage(acmRows),
};
const waiting = (powers: Parameters<typeof contestOf>[1]) =>
  withFrame(() => {
    openBoard.mockReset().mockResolvedValue(undefined);
    const times = { startTime: minutesAgo(310), endTime: minutesAgo(10), sealRankTime: minutesAgo(70) };
    const info = async () => contestOf({ status: 1, isSealed: !openBoard.mock.calls.length, ...times }, powers);
    return { user: sampleUser, answers: { contest: { ...around, info, openBoard } } };
  });

/** The contest is over, and its board waits for the organisers. */
export const ForOrganisers: Story = {
  decorators: [waiting({ manage: true, pastSeal: true })],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('qinglan');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the board' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Open the board now?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Open the board' }));
    await expect(openBoard).toHaveBeenLastCalledWith({ cid: 3 });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Open the board' })).toBeNull());
  },
};

/** Participants are not asked. */
export const ForParticipants: Story = {
  decorators: [waiting({})],
  play: async ({ canvas }) => {
    await canvas.findByText('qinglan');
    await expect(canvas.queryByRole('button', { name: 'Open the board' })).toBeNull();
  },
};

export const ChineseAndDark: Story = {
  ...ForOrganisers,
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await canvas.findByText('qinglan');
    await expect(canvas.getByText(/榜单仍处于封榜状态/)).toBeVisible();
  },
};
