import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AcmStanding } from '../../ranking/standing';
import { ErrorState } from '../../primitives/ErrorState/ErrorState';
import { momentOf } from '../../testing/sampleContest';
import { isAtLeast, viewerOf } from '../../testing/viewer';
import { boardAt, largeBoard, oiStandings, withLongTotals, problems, standings } from '../../testing/exampleBoard';
import { spilling } from '../../testing/spilling';
import { Scoreboard } from './Scoreboard';
import { ScoreboardRoot } from './ScoreboardRoot';

const freeze = { since: '17:00', hiddenCount: 14 };
const meta = {
  title: 'Contest/Scoreboard',
  component: Scoreboard,
  parameters: { layout: 'padded' },
  args: {
    kind: 'acm',
    problems,
    standings,
    onOpenTeam: fn(),
    onOpenCell: fn(),
    onOpenProblem: fn(),
    onToggleConcerned: fn(),
    autoRefresh: true,
    onAutoRefreshChange: fn(),
  },
} satisfies Meta<typeof Scoreboard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last hour: results are hidden, the board says how many. */
export const Frozen: Story = {
  tags: ['vrt:forced-colors', 'vrt:print'],
  args: { freeze, defaultShownName: 'nickname' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('14 results hidden until the end', { exact: false })).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { name: '2 tries in the freeze, result hidden' })).toHaveLength(1);
    await userEvent.click(canvas.getByText('青岚'));
    await expect(args.onOpenTeam).toHaveBeenCalledWith(standings[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow 砚台有墨' }));
    await expect(args.onToggleConcerned).toHaveBeenCalledWith(standings[2], false);
    await userEvent.click(canvas.getAllByRole('gridcell', { name: 'first to solve, at minute 9' })[0] as HTMLElement);
    await expect(args.onOpenCell).toHaveBeenCalledWith(standings[0], problems[1], expect.any(HTMLElement));
  },
};

const tellsOfFreeze = { freeze: { since: '17:00', hiddenCount: 5 } };

/** Follows the clock of the toolbar: empty before the start, open while it runs, then frozen, then all is known. */
export const ByClock: Story = {
  render: (args, { globals }) => {
    const moment = momentOf(globals.clock);
    return <Scoreboard {...args} kind="acm" standings={boardAt(moment)} {...(moment === 'frozen' && tellsOfFreeze)} />;
  },
  play: async ({ canvas, globals }) => {
    if (globals.clock !== 'running') return;
    await expect(canvas.queryByText('Scoreboard frozen')).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    await expect(canvas.queryByRole('gridcell', { name: /result hidden/ })).toBeNull();
  },
};

/** Follows the viewer of the toolbar: a visitor follows nobody, an admin may look behind the freeze and at real names. */
export const ByViewer: Story = {
  render: (args, { globals }) => {
    const viewer = viewerOf(globals.viewer);
    const { onToggleConcerned, ...visible } = args;
    const isAdmin = isAtLeast(viewer, 'contestAdmin');
    return (
      <Scoreboard
        {...visible}
        kind="acm"
        standings={viewer === 'visitor' ? standings.map(row => ({ ...row, own: false, concerned: false })) : standings}
        freeze={isAdmin ? { live: true } : freeze}
        {...(viewer !== 'visitor' && { onToggleConcerned })}
        {...(isAdmin && { forceUpdate: true, onForceUpdateChange: fn(), offerRealNames: true })}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    if (globals.viewer !== 'user') return;
    await expect(canvas.getByText('Scoreboard frozen')).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Live data' })).toBeNull();
  },
};

/** APG pattern: grid. One tab stop; arrows, Home, End, with Control the corners, PageUp and PageDown; Enter opens. */
export const Keyboard: Story = {
  args: { ...largeBoard(300, 15), onAutoRefreshChange: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Scoreboard' });
    await expect(grid).toHaveAttribute('aria-rowcount', '301');
    canvas.getByRole('switch', { name: 'Followed' }).focus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('1');
    const place = () => [document.activeElement?.parentElement?.ariaRowIndex, (document.activeElement as HTMLTableCellElement).cellIndex];
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(place()).toEqual(['3', 1]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenTeam).toHaveBeenCalledWith(args.standings[1]);
    await userEvent.keyboard('{End}');
    await expect(place()).toEqual(['3', 19]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenCell).toHaveBeenCalledWith(args.standings[1], args.problems[14], document.activeElement);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(place()).toEqual(['301', 19]));
    await expect(document.activeElement).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await expect(Number(place()[0])).toBeLessThan(300);
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    await expect(place()).toEqual(['1', 0]);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onOpenProblem).toHaveBeenCalledWith(args.problems[14]);
    await userEvent.tab();
    await expect(grid).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** Searching keeps the true rank; the number found is spoken. */
export const Search: Story = {
  args: { ...largeBoard(300, 11) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a team or school' }), 'team_42');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 team found');
    const [, row] = canvas.getAllByRole('row');
    const rank = Number(within(row as HTMLElement).getAllByRole('gridcell')[0]?.textContent);
    await expect(rank).toBeGreaterThan(1);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody at all');
    await expect(canvas.getByText('No team matches')).toBeVisible();
  },
};

/** The reader's own row waits at the edge of the box while its place is out of sight. */
export const OwnRowPinned: Story = {
  args: { ...largeBoard(300, 15), maxHeight: '480px' },
  play: async ({ canvas, canvasElement }) => {
    const pinned = () => canvasElement.querySelector('[data-pinned]');
    await expect(pinned()).toHaveAttribute('data-pinned', 'bottom');
    await expect(pinned()?.querySelector('[data-own]')).toBeVisible();
    const box = canvas.getByRole('grid').parentElement as HTMLElement;
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(pinned()).toHaveAttribute('data-pinned', 'top'));
    const own = Number(pinned()?.querySelector('tr')?.ariaRowIndex) - 2;
    box.scrollTop = own * 48 - 100;
    await waitFor(() => expect(pinned()).toBeNull());
  },
};

export const FollowedPinned: Story = { args: { ...largeBoard(300, 11), standings: followed(), pinConcerned: true, maxHeight: '560px' } };

function followed(): AcmStanding[] {
  return largeBoard(300, 11).standings.map((row, place) => (place === 80 || place === 140 ? { ...row, concerned: true } : row));
}

export const FiltersUnofficialAndFollowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide ★' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('switch', { name: 'Followed' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

export const RealNames: Story = {
  args: { offerRealNames: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Real names' }));
    await expect(canvas.getByText('Aya Brandt')).toBeVisible();
    await expect(canvas.getByText('segfault_at_dawn · Lindenhof')).toBeVisible();
  },
};

function Overtaking() {
  const [rows, setRows] = useState(standings);
  const overtake = () => {
    const swap = (rank: number) => (rank === 5 ? 4 : 5);
    const next = rows.map(row => (row.rank === 4 || row.rank === 5 ? { ...row, rank: swap(row.rank) } : row));
    setRows(next.sort((a, b) => (a.rank ?? 3.5) - (b.rank ?? 3.5)));
  };
  return (
    <>
      <button type="button" onClick={overtake}>
        Solve one more
      </button>
      <ScoreboardRoot kind="acm" problems={problems} standings={rows}>
        <Scoreboard.Table />
      </ScoreboardRoot>
    </>
  );
}

/** Who moves shows how far since the ranks last changed, and glides there in 300 ms unless motion is unwelcome. */
export const RankChanges: Story = {
  render: () => <Overtaking />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Solve one more' }));
    await expect(canvas.getByTitle('up 1 place').closest('tr')).toHaveTextContent('midnightlamp');
    await expect(canvas.getByTitle('down 1 place').closest('tr')).toHaveTextContent('segfault_at_dawn');
  },
};

const drawn: string[] = [];
const countDraw = ({ id }: { id: string }) => {
  drawn.push(id);
  return `#${id}`;
};

function OneMoreTry() {
  const [rows, setRows] = useState(standings);
  const fail = () =>
    setRows(rows.map(row => (row.id === 'kth_smallest' ? { ...row, cells: { ...row.cells, K: { wrongTries: 1 } } } : row)));
  return (
    <>
      <button type="button" onClick={fail}>
        Fail once
      </button>
      <Scoreboard kind="acm" problems={problems} standings={rows} teamHref={countDraw} onOpenCell={() => undefined} />
    </>
  );
}

/** A cell that changes draws its own row again and no other, even while the host hands in new handlers each time. */
export const OneCellOneRow: Story = {
  render: () => <OneMoreTry />,
  play: async ({ canvas, userEvent }) => {
    await expect(new Set(drawn)).toEqual(new Set(standings.map(({ id }) => id)));
    drawn.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Fail once' }));
    await expect(canvas.getAllByRole('gridcell', { name: '1 wrong try' }).length).toBeGreaterThan(0);
    await expect(new Set(drawn)).toEqual(new Set(['kth_smallest']));
  },
};

/** Points instead of minutes: full, part, none. */
export const OiScores: Story = {
  render: () => <Scoreboard kind="oi" problems={problems.slice(0, 5)} standings={oiStandings()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Score' })).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { name: 'full score, 100' }).length).toBeGreaterThan(0);
    await expect(canvas.getAllByRole('gridcell', { name: '60 points' }).length).toBeGreaterThan(0);
  },
};

/** Totals of three figures and run times of seconds stay in their columns. */
export const OiPhone: Story = {
  render: () => <Scoreboard kind="oi" problems={problems.slice(0, 5)} standings={oiStandings().map(withLongTotals)} />,
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvasElement }) => {
    await expect(spilling(canvasElement, 'td:is([data-stuck=main], [data-stuck=side])')).toEqual([]);
  },
};

/** An admin who looks past the freeze is told so. */
export const LiveForAdmins: Story = { args: { freeze: { live: true }, forceUpdate: true, onForceUpdateChange: fn() } };

export const Dense: Story = { args: { ...largeBoard(60, 15), density: 'compact' } };

const ugly: readonly AcmStanding[] = standings.map((row, place) => ({
  ...row,
  username: ['a_handle_of_exactly_forty_characters_0040', 'Donaudampfschifffahrtsgesell', '🏮🐼🏮', '\u202Ertl', 'x'][place % 5] as string,
  nickname: null,
  school: `${'一所名字特别特别长的大学的计算机科学与人工智能学院'.repeat(2)} Donaudampfschifffahrtsgesellschaft`,
  titleName: place % 2 ? 'A very very long title of honour' : null,
  rank: row.rank === null ? null : row.rank * 1111,
  penaltySeconds: 5_999_940,
  cells: {
    ...Object.fromEntries(Object.entries(row.cells).map(([label, cell]) => [`${label}10`, cell])),
    A10: { accepted: true, acceptedAtSeconds: 1_200_000, wrongTries: 99 },
    B10: { wrongTries: 100 },
  },
}));

export const UglyTexts: Story = {
  args: { standings: ugly, problems: problems.map(each => ({ ...each, label: `${each.label}10`, solvedCount: 12_345 })) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Empty: Story = { args: { standings: [] } };
export const FirstLoading: Story = { args: { standings: [], loading: true } };
export const Refetching: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { standings: [], error: <ErrorState title="Could not load the scoreboard" onRetry={fn()} /> },
};
export const Ended: Story = { args: { onAutoRefreshChange: undefined, tools: <a href="#xlsx">Download</a> } };
/** What the printer gets: every row, nothing sticky. */
export const AllRows: Story = {
  args: { ...largeBoard(60, 11), draw: 'all' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(61);
  },
};
export const Phone: Story = { args: { freeze }, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
export const ChineseAndDark: Story = { args: { freeze, defaultShownName: 'nickname' }, globals: { theme: 'dark', locale: 'zh-CN' } };
