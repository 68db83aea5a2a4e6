import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/Card';
import { EmptyState } from '../EmptyState/EmptyState';
import type { Column } from './column';
import { PlainTable } from './PlainTable';

interface Solver {
  place: number;
  name: string;
  solved: number;
  mine?: boolean;
}

const solvers: Solver[] = [
  { place: 1, name: 'osmanthus', solved: 212 },
  { place: 2, name: '桂花糕', solved: 198, mine: true },
  { place: 3, name: `one_who_never_${'learned_to_be_brief_'.repeat(4)}`, solved: 64 },
  { place: 4, name: 'Ünïcödé 名字', solved: 0 },
];

const columns: readonly Column<Solver>[] = [
  { key: 'place', header: 'Place', align: 'end', width: '72px', cell: row => row.place },
  { key: 'name', header: 'User', truncate: true, cell: row => row.name },
  { key: 'solved', header: 'Solved', align: 'end', width: '96px', sortBy: row => row.solved, cell: row => row.solved },
];

const meta = {
  title: 'Primitives/PlainTable',
  component: PlainTable<Solver>,
  args: { label: 'Most solved this week', columns, rows: solvers, rowKey: row => row.name, highlight: row => row.mine === true },
  decorators: [
    Story => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof PlainTable<Solver>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows stay as they come; no head is a button, even of a column that could be ordered. */
export const LongNames: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Solved' })).not.toHaveAttribute('aria-sort');
  },
};

/** The host orders the rows: the head only asks. */
export const OrderedByHost: Story = {
  tags: ['apg:table'],
  args: { sort: { key: 'solved', descending: true }, onSortChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Solved' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenCalledWith(null);
    await expect(canvas.getAllByRole('cell')[1]).toHaveTextContent('osmanthus');
  },
};

export const FirstLoading: Story = {
  args: { rows: [], loading: true, skeletonRows: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="Nobody solved anything this week" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody solved anything this week')).toBeVisible();
  },
};

export const Cards: Story = { args: { narrow: 'cards', density: 'comfortable' } };
