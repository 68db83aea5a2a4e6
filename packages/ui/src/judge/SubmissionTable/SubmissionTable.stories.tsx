import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import type { SubmissionRecord } from './submissionRecord';
import { isAtLeast, viewerOf } from '../../testing/viewer';
import { SubmissionTable } from './SubmissionTable';

const now = new Date('2026-03-14T12:00:00Z');
const ago = (seconds: number) => now.getTime() - seconds * 1000;

const submissions: readonly SubmissionRecord[] = [
  {
    id: 1048581,
    problemLabel: 'P1042',
    problemTitle: 'Lantern Riddles 灯谜',
    status: 7,
    progress: { done: 23, total: 40 },
    language: 'C++ 20',
    length: 1284,
    author: 'inkling',
    submittedAt: ago(12),
    own: true,
  },
  {
    id: 1048580,
    problemLabel: 'P1107',
    problemTitle: 'Moonlit Segment Tree',
    status: 5,
    queuePlace: 3,
    language: 'Rust',
    length: 3120,
    author: '青岚',
    submittedAt: ago(15),
  },
  {
    id: 1048577,
    problemLabel: 'P1001',
    problemTitle: 'A + B, but Slowly',
    status: 0,
    score: 100,
    timeMs: 318,
    memoryKb: 18_640,
    language: 'Python 3',
    length: 412,
    judger: 'node-2',
    author: 'kth_smallest',
    submittedAt: ago(64),
  },
  {
    id: 1048576,
    problemLabel: 'P1042',
    problemTitle: 'Lantern Riddles 灯谜',
    status: -1,
    score: 0,
    timeMs: 124,
    memoryKb: 812,
    language: 'C++ 20',
    length: 65_535,
    judger: 'node-1',
    author: 'inkling',
    submittedAt: ago(131),
    own: true,
  },
  {
    id: 1048571,
    problemLabel: 'P1113',
    problemTitle: 'Counting Osmanthus Paths 金桂',
    status: -2,
    language: 'Java 21',
    length: 2048,
    judger: 'node-1',
    author: '三更灯火',
    submittedAt: ago(4 * 3600),
  },
  {
    id: 1048570,
    problemLabel: 'P1120',
    problemTitle: 'The Slow Gondola',
    status: 8,
    score: 60,
    timeMs: 2000,
    memoryKb: 261_400,
    language: 'Go',
    length: 990,
    judger: 'node-2',
    author: 'loopinvariant',
    submittedAt: ago(3 * 86_400),
  },
];

const meta = { title: 'Judge/SubmissionTable', component: SubmissionTable, args: { submissions, now } } satisfies Meta<
  typeof SubmissionTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getByText('18.2 MB')).toBeVisible();
    await expect(canvas.getByText('12s ago')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Judging, 23 of 40 tests done' }).closest('tr')).toHaveAttribute('data-highlight');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Links and buttons come from the host. */
export const WithLinksAndActions: Story = {
  args: {
    hiddenColumns: ['judger'],
    renderLink: (target, submission, children) => <a href={`#${target}-${submission.id}`}>{children}</a>,
    renderActions: submission => (
      <Button size="small" onClick={() => rejudge(submission.id)}>
        Rejudge
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Wrong Answer, score 0' })).toHaveAttribute('href', '#submission-1048576');
    await expect(canvas.getByRole('link', { name: '青岚' })).toHaveAttribute('href', '#author-1048580');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Rejudge' })[3] as HTMLElement);
    await expect(rejudge).toHaveBeenCalledWith(1048576);
    await expect(canvas.queryByText('Judger')).toBeNull();
  },
};
const rejudge = fn();

/** Ids and verdicts of another judge, a column of its own, and none in which nothing stands. */
export const OfAnotherJudge: Story = {
  args: {
    submissions: submissions.map(({ id, score: _, judger: __, ...each }, place) => ({
      ...each,
      id: `cf-${id}`,
      status: (['JG', 'PD', 'AC', 'WA', 'CE', 'TLE'] as const)[place] ?? '??',
    })),
    ownColumns: [{ key: 'round', header: 'Round', after: 'problem', cell: ({ problemLabel }) => `Round ${problemLabel.slice(-2)}` }],
    hidesEmpty: true,
  },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads.slice(0, 4)).toEqual(['Run ID', 'Problem', 'Round', 'Status']);
    await expect(heads).not.toContain('Judger');
    await expect(canvas.getByText('cf-1048577')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Time Limit Exceeded' })).toBeVisible();
  },
};

/** Follows the viewer of the toolbar: a visitor has no rows of their own, an admin sees the machines and may judge again. */
export const ByViewer: Story = {
  render: (args, { globals }) => {
    const viewer = viewerOf(globals.viewer);
    const isAdmin = isAtLeast(viewer, 'contestAdmin');
    const shown = viewer === 'visitor' ? args.submissions.map(each => ({ ...each, own: false })) : args.submissions;
    const renderActions = ({ id }: SubmissionRecord) => (
      <Button size="small" onClick={() => rejudge(id)}>
        Rejudge
      </Button>
    );
    return <SubmissionTable {...args} submissions={shown} hiddenColumns={isAdmin ? [] : ['judger']} {...(isAdmin && { renderActions })} />;
  },
  play: async ({ canvas, globals }) => {
    if (globals.viewer !== 'user') return;
    await expect(canvas.queryByRole('columnheader', { name: 'Judger' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Rejudge' })).toBeNull();
  },
};

export const Loading: Story = { args: { submissions: [], loading: true } };

export const Empty: Story = {
  args: { submissions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No submissions yet')).toBeVisible();
  },
};

export const UglyContent: Story = {
  args: {
    submissions: submissions.map(each => ({
      ...each,
      problemTitle: `${each.problemTitle} ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`,
      author: `\u202Eإبراهيم_${'very_long_handle_'.repeat(3)}🏮`,
      language: 'PyPy 3.10 (7.3.12) with numpy 1.26 -O2',
      judger: 'judge-eu-central-1a.internal:8088',
    })),
  },
};

/** 390 px: each row is a card. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  args: { renderLink: (target, submission, children) => <a href={`#${target}-${submission.id}`}>{children}</a> },
};

export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
