import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import type { AcmStanding, Standing } from '../../ranking/standing';
import { ErrorState } from '../../primitives/ErrorState/ErrorState';
import { momentOf } from '../../testing/sampleContest';
import { isAtLeast, viewerOf } from '../../testing/viewer';
import { boardAt, ioiStandings, largeBoard, oiStandings, withLongTotals, problems, standings } from '../../testing/exampleBoard';
import { OneMoreTry, Overtaking } from '../../testing/changingBoards';
import { FeedPlayer } from '../../testing/FeedPlayer';
import { provisionalFirsts } from '../../testing/provisionalFirsts';
import { spilling } from '../../testing/spilling';
import { uglyStandings } from '../../testing/uglyStandings';
import { Scoreboard } from './Scoreboard';

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

/** The last hour: results are hidden, the board says how many. SCB-014 after-wrong: beside wrong tries, both numbers. */
export const Frozen: Story = {
  tags: ['vrt:forced-colors', 'vrt:print'],
  args: { freeze, defaultShownName: 'nickname' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('14 results hidden until the end', { exact: false })).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { name: '2 tries, results not known yet' })).toHaveLength(1);
    await expect(canvas.getByRole('gridcell', { name: '2 wrong tries, 1 try, result not known yet' })).toHaveTextContent('?1');
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
    await expect(canvas.queryByRole('gridcell', { name: /not known yet/ })).toBeNull();
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
  tags: ['apg:grid'],
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

/** A cell that changes draws its own row again and no other, even while the host hands in new handlers each time. */
export const OneCellOneRow: Story = {
  render: () => <OneMoreTry teamHref={countDraw} />,
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

const divisions = [
  { id: 'div1', name: 'Div. 1' },
  { id: 'div2', name: 'Div. 2' },
];
const tasks = [{ key: 'full', header: 'Full', width: 64, cell: ({ cells }: Standing) => fullOf(cells) }];
const fullOf = (cells: Standing['cells']) => Object.values(cells).filter(cell => 'score' in cell && cell.score === 100).length;

/** Points alone, a column of the host, and divisions: within one, ranks count its own rows. */
export const IoiWithDivisions: Story = {
  render: () => <Scoreboard kind="ioi" problems={problems.slice(0, 5)} standings={ioiStandings()} columns={tasks} divisions={divisions} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Time' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Full' })).toBeVisible();
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Division' }), 'Div. 2');
    const ranks = canvas.getAllByRole('row').slice(1);
    await expect(ranks).toHaveLength(4);
    await expect(within(ranks[0] as HTMLElement).getAllByRole('gridcell')[0]).toHaveTextContent(/^1/);
  },
};

/** The event feed of the ICPC Contest API, through `@oj/ui/adapters`: the board of any minute. */
export const PlaysAFeed: Story = {
  render: () => <FeedPlayer />,
  play: async ({ canvas }) => {
    const solved = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map(row => row.querySelector('[data-stuck=main]')?.textContent);
    await expect(solved()).toEqual(['0', '0', '0']);
    const minute = canvas.getByRole('slider', { name: 'Minute' });
    await fireEvent.change(minute, { target: { value: '30' } });
    await expect(solved()).toEqual(['1', '1', '1']);
    await fireEvent.change(minute, { target: { value: '300' } });
    await expect(canvas.getAllByRole('gridcell', { name: '1 wrong try, 1 try, result not known yet' })).toHaveLength(1);
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
/** Dashed edge, star and "1st?": an earlier try of somebody else is not judged yet. */
export const ProvisionalFirst: Story = { ...provisionalFirsts, tags: ['vrt:forced-colors'] };
export const ProvisionalOnAPhone: Story = { ...provisionalFirsts, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
export const Dense: Story = { args: { ...largeBoard(60, 15), density: 'compact' } };
export const UglyTexts: Story = {
  args: { standings: uglyStandings, problems: problems.map(each => ({ ...each, label: `${each.label}10`, solvedCount: 12_345 })) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Empty: Story = { args: { standings: [] } };
/** Neither rows nor problems are known yet: the heads stand where they will stand. */
export const FirstLoading: Story = {
  args: { problems: [], standings: [], loading: true },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('columnheader').map(head => head.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
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
