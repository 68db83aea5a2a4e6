import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../Card/Card';
import type { Column } from '../PlainTable/column';
import { VirtualTable } from './VirtualTable';

interface Member {
  id: string;
  name: string;
  solved: number;
}

const members: Member[] = Array.from({ length: 5000 }, (_, place) => ({
  id: `u${place + 1}`,
  name: place % 7 === 3 ? `青岚 ${place + 1}` : `contestant_${place + 1}`,
  solved: (place * 37) % 412,
}));

const columns: readonly Column<Member>[] = [
  { key: 'id', header: 'Id', cell: row => row.id, width: '110px' },
  { key: 'name', header: 'Name', cell: row => row.name, sortBy: row => row.name },
  {
    key: 'solved',
    header: 'Solved',
    cell: row => row.solved,
    sortBy: row => row.solved,
    descendingFirst: true,
    align: 'end',
    width: '120px',
  },
];

const meta = {
  title: 'Primitives/VirtualTable',
  component: VirtualTable<Member>,
  args: { label: 'Members', columns, rows: members, rowKey: row => row.id, highlight: row => row.id === 'u4', maxHeightPx: 420 },
  decorators: [
    Story => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof VirtualTable<Member>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A semantic table: rows out of sight are counted, not drawn. Tab reaches the box, and the platform's keys scroll it. */
export const Keyboard: Story = {
  tags: ['apg:table'],
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Members' });
    await expect(table).toHaveAttribute('aria-rowcount', '5001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(8));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.tab();
    const box = canvas.getByRole('group', { name: 'Members' });
    await expect(box).toHaveFocus();
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(canvas.getByText('u5000')).toBeInTheDocument());
    await expect(canvas.getByText('u5000').closest('tr')).toHaveAttribute('aria-rowindex', '5001');
    await expect(canvas.queryByText('u1')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Solved' }));
    await expect(canvas.getByRole('columnheader', { name: 'Solved' })).toHaveAttribute('aria-sort', 'descending');
  },
};

/** Rows keep their place when their panel is hidden while they are scrolled, and shown again. */
export const HiddenAndShown: Story = {
  tags: ['vrt:skip'],
  render: args => (
    <div data-testid="panel">
      <VirtualTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByTestId('panel');
    const box = canvas.getByRole('group', { name: 'Members' });
    box.scrollTop = 50_000;
    await waitFor(() => expect(canvas.queryByText('u1')).toBeNull());
    const hasSettled = () => new Promise<void>(resolve => setTimeout(() => requestAnimationFrame(() => resolve()), 100));
    for (const display of ['none', '', 'none', '']) {
      panel.style.display = display;
      // The browser tells of the end of a scroll after a while, also when the box is hidden by then.
      if (display === 'none') box.dispatchEvent(new Event('scroll'));
      // Observers of sizes speak with the next frames.
      await hasSettled();
    }
    await waitFor(() => expect(canvas.getByText('u1255')).toBeVisible());
    await expect(box.scrollTop).toBe(50_000);
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

const onKeys = fn();

export const Selection: Story = {
  args: { selection: { nameOf: row => row.name, onKeysChange: onKeys } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select contestant_2' }));
    await expect(onKeys).toHaveBeenLastCalledWith(['u2']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    const [keys] = onKeys.mock.lastCall as [string[]];
    await expect(keys).toHaveLength(5000);
  },
};

const days = Array.from({ length: 300 }, (_, day): Column<Member> => ({
  key: `day${day + 1}`,
  header: `Day ${day + 1}`,
  cell: row => (row.solved + day * 5) % 9,
  align: 'center',
  width: '72px',
}));

/** Hundreds of columns: those out of sight are counted, not drawn, and the first one stays. */
export const Wide: Story = {
  args: { columns: [{ key: 'name', header: 'Name', cell: row => row.name, sortBy: row => row.name, width: '190px' }, ...days], wide: true },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Members' });
    await expect(table).toHaveAttribute('aria-colcount', '301');
    await waitFor(() => expect(canvas.getAllByRole('columnheader').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('columnheader').length).toBeLessThan(60);
    const box = canvas.getByRole('group', { name: 'Members' });
    box.scrollTo(box.scrollWidth, box.scrollHeight);
    await expect(await canvas.findByRole('columnheader', { name: 'Day 300' })).toHaveAttribute('aria-colindex', '301');
    const name = await canvas.findByText('contestant_5000');
    await expect(name.getBoundingClientRect().left).toBeLessThan(box.getBoundingClientRect().left + 190);
    await expect(canvas.queryByRole('columnheader', { name: 'Day 1' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

export const Compact: Story = { args: { density: 'compact' } };
export const FewRows: Story = { args: { rows: members.slice(0, 3) } };
export const Loading: Story = { args: { rows: [], loading: true } };
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
  },
};
export const ChineseLong: Story = {
  globals: { locale: 'zh-CN' },
  args: { rows: members.slice(0, 60).map(member => ({ ...member, name: `${'一个特别特别长的名字'.repeat(8)}${member.id}` })) },
};
