import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { Card } from '../Card/Card';
import { Link } from '../Link/Link';
import { Tag } from '../Tag/Tag';
import type { Column } from '../PlainTable/column';
import { ColumnsMenu } from '../ColumnsMenu/ColumnsMenu';
import { Table, type TableProps } from './Table';

interface Problem {
  id: string;
  title: string;
  topic: string;
  passPercent: number | undefined;
  mine?: boolean;
}

const problems: Problem[] = [
  { id: 'P1001', title: 'A + B, but Slowly', topic: 'implementation', passPercent: 86.42 },
  { id: 'P1042', title: 'Lantern Riddles 灯谜', topic: 'dp', passPercent: 41.87 },
  { id: 'P1107', title: 'Moonlit Segment Tree', topic: 'data structures 数据结构', passPercent: 12.94, mine: true },
  { id: 'P1113', title: 'Counting Osmanthus Paths 金桂', topic: 'tree', passPercent: 38.66 },
  { id: 'P1120', title: 'The Slow Gondola', topic: 'shortest path 最短路', passPercent: undefined },
  { id: 'P1999', title: `Pneumonoultramicroscopicsilicovolcanoconiosis ${'的超长标题'.repeat(6)}`, topic: 'string', passPercent: 0.07 },
];

const Code = styled.span`
  color: var(--oj-text3);
  font: 400 13px/18px var(--oj-font-mono);
`;

const columns: readonly Column<Problem>[] = [
  { key: 'id', header: 'Problem', cell: row => <Code>{row.id}</Code>, sortBy: row => row.id, width: '96px', hideable: false },
  {
    key: 'title',
    header: 'Title',
    cell: row => (
      <Link href={`#${row.id}`} tone="ink">
        {row.title}
      </Link>
    ),
    sortBy: row => row.title,
    hideable: false,
  },
  { key: 'topic', header: 'Topic', cell: row => <Tag>{row.topic}</Tag> },
  {
    key: 'pass',
    header: 'Pass rate',
    align: 'end',
    descendingFirst: true,
    sortBy: row => row.passPercent,
    cell: row => (row.passPercent === undefined ? '–' : `${row.passPercent.toFixed(2)}%`),
  },
];

const meta = {
  title: 'Primitives/Table',
  component: Table<Problem>,
  args: { label: 'Problems', columns, rows: problems, rowKey: row => row.id, onSortChange: fn(), highlight: row => row.mine === true },
  decorators: [
    Story => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Table<Problem>>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => row.querySelector('td')?.textContent);

/** A header orders the rows: first one way, then the other, then as they came. Rows without a value stay last. */
export const SortsByItself: Story = {
  tags: ['apg:table'],
  play: async ({ args, canvas, userEvent }) => {
    const pass = canvas.getByRole('columnheader', { name: 'Pass rate' });
    await userEvent.click(canvas.getByRole('button', { name: 'Pass rate' }));
    await expect(pass).toHaveAttribute('aria-sort', 'descending');
    await expect(firstCells()).toEqual(['P1001', 'P1042', 'P1113', 'P1107', 'P1999', 'P1120']);
    await userEvent.keyboard('{Enter}');
    await expect(pass).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstCells()).toEqual(['P1999', 'P1107', 'P1113', 'P1042', 'P1001', 'P1120']);
    await userEvent.keyboard('{Enter}');
    await expect(pass).toHaveAttribute('aria-sort', 'none');
    await expect(firstCells()[0]).toBe('P1001');
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
  },
};

/** When `sort` is given, the host orders the rows and the table only asks for an order. */
export const SortedByHost: Story = {
  args: { sort: { key: 'title', descending: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(firstCells()[0]).toBe('P1001');
    await userEvent.click(canvas.getByRole('button', { name: 'Problem' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'id', descending: false });
    await expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
  },
};

const Toolbar = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: 10px 12px;
`;

function WithColumns(props: TableProps<Problem>) {
  const [hiddenColumns, setHiddenColumns] = useState<readonly string[]>(['topic']);
  return (
    <>
      <Toolbar>
        <ColumnsMenu columns={columns} hiddenColumns={hiddenColumns} onHiddenColumnsChange={setHiddenColumns} />
      </Toolbar>
      <Table {...props} hiddenColumns={hiddenColumns} />
    </>
  );
}

export const ChooseColumns: Story = {
  render: args => <WithColumns {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Topic' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Topic' }));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Topic' })).toBeVisible());
  },
};

/** Checkboxes before the rows: native, so Tab and Space. Shift takes all rows since the last press. */
export const Selection: Story = {
  args: {
    selection: { nameOf: row => row.id, canSelect: row => row.id !== 'P1999', defaultKeys: ['of another page'], onKeysChange: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    const told = args.selection?.onKeysChange;
    const all = await canvas.findByRole('checkbox', { name: 'Select all on this page' });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(told).toHaveBeenLastCalledWith(['of another page', 'P1001', 'P1042', 'P1107', 'P1113', 'P1120']);
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select P1042' }));
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select P1042' }).closest('tr')).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(all);
    await userEvent.click(all);
    await expect(told).toHaveBeenLastCalledWith(['of another page']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select P1001' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select P1107' }));
    await userEvent.keyboard('{/Shift}');
    await expect(told).toHaveBeenLastCalledWith(['of another page', 'P1001', 'P1042', 'P1107']);
    await expect(canvas.queryByRole('checkbox', { name: 'Select P1999' })).toBeNull();
  },
};
export const SelectionOnCards: Story = { args: { narrow: 'cards', selection: { nameOf: row => row.id, defaultKeys: ['P1042'] } } };

export const FirstLoading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('Nothing here yet')).toBeNull();
  },
};

/** Old rows stay while new ones are being fetched. */
export const Refetching: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The Slow Gondola')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
  },
};
export const Compact: Story = { args: { density: 'compact' } };
export const Comfortable: Story = { args: { density: 'comfortable' } };
/** Each row becomes a card on windows under 768 px. */
export const Cards: Story = { args: { narrow: 'cards' } };
export const Sticky: Story = {
  args: {
    stickyTopPx: 0,
    rows: Array.from({ length: 60 }, (_, place) => ({
      id: `P${2000 + place}`,
      title: `Problem ${place}`,
      topic: 'dp',
      passPercent: place,
    })),
  },
};
