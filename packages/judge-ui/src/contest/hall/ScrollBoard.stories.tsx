import { ApiError, type AcmRow, type Contest, type ContestPowers } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { acmRow, acmRows, boardPage } from '../../testing/boardSamples';
import { contestOf, contestProblems } from '../../testing/contestSamples';
import { sampleUser, minutesAgo } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { ContestShell } from '../ContestShell';
import { ScrollBoard } from './ScrollBoard';
import { ScrollBoardSetup } from './ScrollBoardSetup';

const meta = {
  title: 'Pages/Contest/Resolver',
  component: ScrollBoard,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '700px' } } },
  args: { cid: 3, removeStar: false, medals: { gold: 1, silver: 1, bronze: 1 } },
} satisfies Meta<typeof ScrollBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const over: Partial<Contest> = {
  status: 1,
  startTime: minutesAgo(400),
  endTime: minutesAgo(100),
  sealRankTime: minutesAgo(160),
};

const solved = (minute: number) => ({ isAC: true, isFirstAC: false, isAfterContest: false, ACTime: minute * 60, errorNum: 0, tryNum: 0 });
const tried = (errorNum: number, tryNum: number) => ({ ...solved(0), isAC: false, ACTime: null, errorNum, tryNum });
const changed = (cells: Record<string, AcmRow['submissionInfo']>) =>
  acmRows.map(row =>
    acmRow(row.uid, row.rank, { ...row.submissionInfo, ...cells[row.uid] }, { username: row.username, school: row.school }),
  );
/** The results hidden by the freeze: the second participant tries C in vain, and the third solves B and C. */
const frozen = changed({ 22: { C: tried(0, 2) }, 7: { B: tried(1, 1), C: tried(0, 1) } });
const unordered = changed({ 22: { C: tried(2, 0) }, 7: { B: solved(280), C: solved(290) } });
const final = ['21', '7', '22', '8', '24'].flatMap((uid, place) =>
  unordered.filter(row => row.uid === uid).map(row => (row.rank < 0 ? row : { ...row, rank: place + 1 })),
);

const revealing = (
  ceremony: { frozen: AcmRow[]; final: AcmRow[] },
  more: Partial<Contest> = {},
  allowed: Partial<ContestPowers> = { manage: true },
) =>
  withFrame(() => ({
    user: sampleUser,
    address: '/scrollBoard?cid=3',
    answers: {
      contest: {
        info: async () => contestOf({ ...over, ...more }, allowed),
        problems: async () => contestProblems,
        rank: async () => boardPage(acmRows, undefined, 34),
        ceremony: async () => ceremony,
        unreadAnnouncements: async () => [],
      },
    },
  }));

/** SCB-002: the keys work at once, from the last place up; the end is the true board. */
export const Ceremony: Story = {
  decorators: [revealing({ frozen, final })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 left')).toBeVisible();
    await expect(canvas.getByText('Press Space or tap to begin')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Board of the ceremony' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('2 left')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('All revealed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.queryByText('All revealed')).toBeNull();
  },
};

const board = { name: 'Board of the ceremony' };

/** After a press on the button for the whole screen, the keys are those of the ceremony. */
export const OverTheWholeScreen: Story = {
  decorators: [revealing({ frozen, final })],
  play: async ({ canvas, userEvent }) => {
    const asked = spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue(undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Full screen' }));
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('group', board)).toBeVisible();
    await expect(asked).toHaveBeenCalledOnce();
    asked.mockRestore();
  },
};

/** The name of the contest is seen once, on the title page or above the board; nothing comes next before all is revealed. */
export const BackToTheTitle: Story = {
  decorators: [revealing({ frozen, final })],
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading.offsetWidth).toBeLessThanOrEqual(1);
    await userEvent.keyboard('{End}');
    await canvas.findByRole('navigation', { name: 'Next steps' });
    await expect(heading.offsetWidth).toBeGreaterThan(1);
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('Press Space or tap to begin')).toBeVisible();
    await waitFor(() => expect(heading.offsetWidth).toBeLessThanOrEqual(1));
    await expect(canvas.queryByRole('navigation', { name: 'Next steps' })).toBeNull();
  },
};

const Reopened = (props: ComponentProps<typeof ScrollBoard>) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close it' : 'Open it'}
      </button>
      {isOpen && <ScrollBoard {...props} />}
    </>
  );
};

/** What changes in the contest leaves the ceremony alone until it is opened again. */
export const FirstAnswerStays: Story = {
  render: props => <Reopened {...props} />,
  decorators: [
    withFrame(() => {
      let isOpened = false;
      return {
        user: sampleUser,
        answers: {
          contest: {
            info: async () => contestOf({ ...over, isSealed: !isOpened }, { manage: true }),
            problems: async () => contestProblems,
            openBoard: async () => void (isOpened = true),
            ceremony: async () => ({ frozen: isOpened ? final : frozen, final }),
          },
        },
      };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 left');
    await userEvent.keyboard('{End}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the board' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Open the board now?' }));
    await userEvent.click(question.getByRole('button', { name: 'Open the board' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Open the board' })).toBeNull());
    canvas.getByRole('region', { name: 'Resolver' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByText('3 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }));
    await expect(await canvas.findByText('0 left')).toBeVisible();
  },
};

export const NobodyCame: Story = {
  decorators: [revealing({ frozen: [], final: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody submitted anything: there is nothing to reveal')).toBeVisible();
  },
};

/** When all is revealed, the board is opened from here. */
export const ThenTheBoardIsOpened: Story = {
  decorators: [revealing({ frozen, final }, { isSealed: true })],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 left');
    await expect(canvas.queryByRole('navigation', { name: 'Next steps' })).toBeNull();
    await userEvent.keyboard('{End}');
    const next = within(await canvas.findByRole('navigation', { name: 'Next steps' }));
    await expect(next.getByRole('link', { name: 'Show the final board' })).toHaveAttribute('href', '/contest/3/rank');
    await userEvent.click(next.getByRole('button', { name: 'Open the board' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Open the board now?' })).toBeVisible();
  },
};

/** Who wins a medal is shown large until the next key; the medal of a place is told before. */
export const Awards: Story = {
  decorators: [revealing({ frozen, final })],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('3 left');
    await userEvent.keyboard(' ');
    const shown = () => canvasElement.querySelector('[data-screen="award"]');
    for (let step = 0; step < 20 && !shown(); step += 1) await userEvent.keyboard(' ');
    await expect(shown()).toHaveTextContent(/^Bronze medal/);
    await userEvent.keyboard('{Escape}');
    await expect(shown()).toBeNull();
    // The board comes with the awards of the contest, which are not told before their turn.
    await expect(canvasElement.querySelectorAll('td [data-medal]')).toHaveLength(1);
    await expect(canvas.getByText('Next: Silver medal')).toBeVisible();
  },
};

/** Who observes a contest without managing it holds the ceremony, and leaves the opening to others. */
export const Observing: Story = {
  decorators: [revealing({ frozen, final }, { isSealed: true }, { observe: true })],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 left');
    await userEvent.keyboard('{End}');
    const next = within(await canvas.findByRole('navigation', { name: 'Next steps' }));
    await expect(next.queryByRole('button', { name: 'Open the board' })).toBeNull();
  },
};

/** The page does not exist for participants. */
export const NotOrganised: Story = {
  decorators: [revealing({ frozen, final }, {}, {})],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
};

export const Failing: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        contest: {
          info: async () => contestOf(over, { manage: true }),
          problems: async () => contestProblems,
          ceremony: () => Promise.reject(new ApiError('contest.noCeremony')),
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The closing ceremony is for ACM contests with a freeze');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: sampleUser, answers: { contest: { info: never, problems: never } } })] };

export const ChineseAndDark: Story = {
  decorators: [revealing({ frozen, final }, { title: '二〇二六年秋季程序设计邀请赛（第七届）暨新生训练营选拔赛重现场'.repeat(2) })],
  globals: { theme: 'dark', locale: 'zh-CN' },
};

const inShell: Story['render'] = ({ cid }) => (
  <ContestShell cid={cid} tab="scroll-board">
    {contest => <ScrollBoardSetup contest={contest} />}
  </ContestShell>
);

/** SCB-001: 10, 20 and 30 % of 34, rounded down; what is no number opens nothing. */
export const Setup: Story = {
  parameters: { layout: 'padded' },
  render: inShell,
  decorators: [revealing({ frozen, final })],
  play: async ({ canvas, userEvent }) => {
    const opens = async (address: string) =>
      waitFor(() => expect(canvas.getByRole('link', { name: 'Open the resolver' })).toHaveAttribute('href', address));
    await canvas.findByRole('link', { name: 'Open the resolver' });
    await opens('/scrollBoard?cid=3&removeStar=false&medals%5B%5D=3&medals%5B%5D=6&medals%5B%5D=10');
    const gold = canvas.getByLabelText('Gold');
    await userEvent.clear(gold);
    await expect(await canvas.findByText('A whole number, 0 or more')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the resolver' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(gold, '4');
    await userEvent.click(canvas.getByRole('switch', { name: 'Without unofficial participants' }));
    await opens('/scrollBoard?cid=3&removeStar=true&medals%5B%5D=4&medals%5B%5D=6&medals%5B%5D=10');
  },
};

export const SetupTooEarly: Story = {
  parameters: { layout: 'padded' },
  render: inShell,
  decorators: [revealing({ frozen, final }, { status: 0, endTime: minutesAgo(-100), startTime: minutesAgo(200) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The ceremony begins when the contest is over')).toBeVisible();
  },
};

export const SetupOnPhone: Story = {
  parameters: { layout: 'padded' },
  render: inShell,
  decorators: [revealing({ frozen, final })],
  globals: { viewport: { value: 'phone' }, locale: 'zh-CN' },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '打开滚榜' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
