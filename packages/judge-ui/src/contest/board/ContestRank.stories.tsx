import { ApiError, type BoardCell } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { acmRows, boardPage, oiRows, solvedCell, untriedCell } from '../../testing/boardSamples';
import { contestOf, contestProblems } from '../../testing/contestSamples';
import { sampleUser, minutesAgo } from '../../testing/samples';
import { addressIn, never, withFrame } from '../../testing/StoryFrame';
import { fakeLive } from '../../live/fakeLive';
import { ContestRank } from './ContestRank';
import { ContestShell } from '../ContestShell';
import { OutsideBoard } from './OutsideBoard';

const paging = { page: 1, pageSize: 50, onPageChange: fn(), onPageSizeChange: fn() };
const CONCERNED = 'oj.contest.3.concerned';

const meta = {
  title: 'Pages/Contest scoreboard',
  component: ContestShell,
  parameters: { clock: true },
  args: { cid: 3, tab: 'rank', children: contest => <ContestRank contest={contest} {...paging} /> },
  beforeEach: () => localStorage.removeItem(CONCERNED),
} satisfies Meta<typeof ContestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const around = { problems: async () => contestProblems, unreadAnnouncements: async () => [] };
const rank = fn<(query: object) => Promise<ReturnType<typeof boardPage>>>();
const ofAcm = withFrame(() => {
  rank.mockReset().mockImplementation(async () => boardPage(acmRows, sampleUser.uid, 312));
  return { user: sampleUser, answers: { contest: { ...around, info: async () => contestOf(), rank } } };
});

/** The own row stands once, in its place; filters and paging ask the server. */
export const Acm: Story = {
  decorators: [ofAcm],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('qinglan');
    await expect(canvas.getAllByText('inkling')).toHaveLength(1);
    await expect(canvas.getByText('312 results')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Auto 30 s' })).toBeChecked();
    await expect(canvas.queryByRole('switch', { name: 'Live data' })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide ★' }));
    await waitFor(() => expect(rank).toHaveBeenLastCalledWith(expect.objectContaining({ cid: 3, limit: 50, removeStar: true })));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a team or school' }), 'nanhu');
    await waitFor(() => expect(rank).toHaveBeenLastCalledWith(expect.objectContaining({ keyword: 'nanhu' })));
    await userEvent.click(canvas.getByRole('button', { name: 'Follow loopinvariant' }));
    await waitFor(() => expect(rank).toHaveBeenLastCalledWith(expect.objectContaining({ concernedList: ['22'] })));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(paging.onPageChange).toHaveBeenLastCalledWith(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByText('qinglan'));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/user-home?uid=21&username=qinglan'));
  },
};

let live = fakeLive();

/** A cell changes as soon as its verdict is there; the page is fetched again only when the order is another one. */
export const Live: Story = {
  tags: ['vrt:skip'],
  decorators: [
    withFrame(() => {
      live = fakeLive();
      rank.mockReset().mockImplementation(async () => boardPage(acmRows, sampleUser.uid, 312));
      return { user: sampleUser, answers: { live: live.api.live, contest: { ...around, info: async () => contestOf(), rank } } };
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('qinglan');
    await waitFor(() => expect(live.streams.at(-1)?.topics).toContain('board:3'));
    live.opened('s');
    await waitFor(() => expect(rank.mock.calls.length).toBeGreaterThan(1));
    const [qinglan] = acmRows;
    const cell = { isAC: false, isFirstAC: false, isAfterContest: false, ACTime: null, errorNum: 0, tryNum: 37 };
    const row = { rank: qinglan?.rank ?? 1, ac: 9, total: 45, totalTime: 9_000, submissionInfo: { A: cell } };
    await waitFor(async () => {
      // A page that is on its way takes the place of the row.
      live.streams.at(-1)?.send({ event: 'board.row', cid: 3, uid: '21', row });
      await waitFor(() => expect(canvas.getByText('qinglan').closest('[role=row], tr')).toHaveTextContent('37'), { timeout: 300 });
    });
  },
};

const boardCell = fn<(query: object) => Promise<BoardCell>>();
const withCell = (cell: BoardCell) =>
  withFrame(() => {
    rank.mockReset().mockImplementation(async () => boardPage(acmRows, sampleUser.uid, 312));
    boardCell.mockReset().mockImplementation(async () => cell);
    return { user: sampleUser, answers: { contest: { ...around, info: async () => contestOf(), rank, boardCell } } };
  });
/** The cell of problem A. */
const cellIn = (row: Element | null | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('gridcell')
    .at(5) as HTMLElement;

/** Why this rank: a cell opens its tries, also on the board of an earlier minute. */
export const TriesOfACell: Story = {
  decorators: [withCell(solvedCell)],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('qinglan');
    await userEvent.click(canvas.getByRole('button', { name: 'Look back' }));
    fireEvent.change(canvas.getByRole('slider', { name: 'Time on the scoreboard' }), { target: { value: '30' } });
    await expect(canvas.getByText('00:30:00 after the start')).toBeVisible();
    await waitFor(() => expect(rank).toHaveBeenLastCalledWith(expect.objectContaining({ cid: 3, at: 1800 })));
    await userEvent.click(cellIn(canvas.getAllByRole('row')[1]));
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByText('Solved at 00:14:09, penalty 00:20:00, together 00:34:09')).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: 'Submission 4711' })).toHaveAttribute('href', expect.stringContaining('4711'));
    await expect(boardCell).toHaveBeenLastCalledWith(expect.objectContaining({ cid: 3, displayId: 'A', at: 1800 }));
  },
};

/** Where the contest counts whole minutes, both times are told. */
export const TriesInWholeMinutes: Story = {
  decorators: [withCell({ ...solvedCell, totalTime: 34 * 60 })],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('qinglan');
    await userEvent.click(cellIn(canvas.getAllByRole('row')[1]));
    const sum = await screen.findByText('Solved at 00:14:09, counted as 00:14:00, penalty 00:20:00, together 00:34:00');
    await expect(sum).toBeVisible();
  },
};

/** The concerned users alone: the rows that the server puts on top. */
export const ConcernedOnly: Story = {
  decorators: [ofAcm],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('qinglan');
    await userEvent.click(canvas.getByRole('switch', { name: 'Followed' }));
    await waitFor(() => expect(canvas.queryByText('qinglan')).toBeNull());
    await expect(canvas.getByText('inkling')).toBeVisible();
  },
};

export const Oi: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: { contest: { ...around, info: async () => contestOf({ type: 1 }), rank: async () => boardPage(oiRows, sampleUser.uid) } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Score' })).toBeVisible();
    await expect(await canvas.findByText('240')).toBeVisible();
  },
};

/** SCB-010: an admin of the contest looks past the seal. */
export const Sealed: Story = {
  decorators: [
    withFrame(() => {
      rank.mockReset().mockImplementation(async () => boardPage(acmRows));
      const info = async () => contestOf({ isSealed: true, sealRankTime: minutesAgo(20) }, { manage: true, pastSeal: true });
      return { user: sampleUser, answers: { contest: { ...around, info, rank } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Scoreboard frozen')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Live data' }));
    await expect(await canvas.findByText('You see live data')).toBeVisible();
    await waitFor(() => expect(rank).toHaveBeenLastCalledWith(expect.objectContaining({ forceRefresh: true })));
  },
};

/** SCB-009: a failed fetch turns the refreshing off. */
export const Failing: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: { contest: { ...around, info: async () => contestOf(), rank: () => Promise.reject(new ApiError('server.failed')) } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The scoreboard could not be loaded');
    await expect(canvas.getByRole('switch', { name: 'Auto 30 s' })).not.toBeChecked();
  },
};

/** SCB-008: an ended contest offers no refreshing. */
export const Ended: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        contest: {
          ...around,
          info: async () =>
            contestOf({
              status: 1,
              startTime: minutesAgo(900),
              endTime: minutesAgo(600),
              sealRank: false,
              sealRankTime: null,
              allowEndSubmit: true,
            }),
          rank: async () => boardPage(acmRows),
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('qinglan');
    await expect(canvas.queryByRole('switch', { name: 'Auto 30 s' })).toBeNull();
    await expect(canvas.getByRole('switch', { name: 'With submissions after the end' })).toBeVisible();
  },
};

/** A virtual participant stands where the result would, and opens the cells of the own window. */
export const Virtual: Story = {
  decorators: [
    withFrame(() => {
      const own = { ...acmRows[2]!, rank: 3, isVirtual: true };
      rank.mockReset().mockImplementation(async () => boardPage([...acmRows.slice(0, 2), own, ...acmRows.slice(2)], undefined, 312));
      boardCell.mockReset().mockImplementation(async () => untriedCell);
      const info = async () =>
        contestOf({ status: 1, startTime: minutesAgo(900), endTime: minutesAgo(600), sealRank: false, sealRankTime: null });
      return { user: sampleUser, answers: { contest: { ...around, info, rank, boardCell } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const mark = await canvas.findByTitle('Virtual');
    await expect(canvas.getAllByText('inkling')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('switch', { name: 'Virtual participants' }));
    await waitFor(() => expect(rank).toHaveBeenLastCalledWith(expect.objectContaining({ withVirtual: true })));
    await userEvent.click(cellIn(mark.closest('tr')));
    await screen.findByRole('dialog');
    await expect(boardCell).toHaveBeenLastCalledWith(expect.objectContaining({ uid: sampleUser.uid, displayId: 'A', virtual: true }));
  },
};

export const Empty: Story = {
  decorators: [
    withFrame({ user: sampleUser, answers: { contest: { ...around, info: async () => contestOf(), rank: async () => boardPage([]) } } }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has submitted yet')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [withFrame({ user: sampleUser, answers: { contest: { ...around, info: async () => contestOf(), rank: never } } })],
};

/** SCB-021: without login. */
export const Outside: Story = {
  render: ({ cid }) => <OutsideBoard cid={cid} {...paging} />,
  decorators: [
    withFrame({
      answers: {
        contest: {
          outsideInfo: async () => ({ contest: contestOf({ openRank: true }), problemList: contestProblems }),
          outsideBoard: async () => boardPage(acmRows),
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('qinglan');
    await expect(canvas.getByRole('heading', { level: 1, name: /Autumn Invitational/ })).toBeVisible();
  },
};

/** The organisers have not opened the board yet, although the contest is over. */
export const OutsideStillSealed: Story = {
  ...Outside,
  decorators: [
    withFrame(() => {
      const contest = contestOf({ openRank: true, isSealed: true, status: 1, startTime: minutesAgo(310), endTime: minutesAgo(10) });
      const outsideInfo = async () => ({ contest, problemList: contestProblems });
      return { answers: { contest: { outsideInfo, outsideBoard: async () => boardPage(acmRows) } } };
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Scoreboard frozen')).toBeVisible();
  },
};

export const OutsideClosed: Story = {
  ...Outside,
  decorators: [
    withFrame({ user: sampleUser, answers: { contest: { outsideInfo: () => Promise.reject(new ApiError('contest.outsideClosed')) } } }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This contest has no outside scoreboard' })).toBeVisible();
  },
};

export const Phone: Story = { decorators: [ofAcm], globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators: [ofAcm], globals: { theme: 'dark', locale: 'zh-CN' } };
