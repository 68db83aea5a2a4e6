import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import type { Column } from '../PlainTable/column';
import { Table } from '../Table/Table';
import { longText } from '../../testing/longText';
import { ColumnsMenu, type ColumnsMenuProps } from './ColumnsMenu';

interface Row {
  id: string;
  time: string;
}

const rows: readonly Row[] = [
  { id: 'P1001', time: '318 ms' },
  { id: 'P1042', time: '124 ms' },
];
const columns: readonly Column<Row>[] = [
  { key: 'id', header: 'Problem', cell: row => row.id, hideable: false },
  { key: 'time', header: 'Time', cell: row => row.time, align: 'end' },
];

/** The menu over its table. */
function Chosen({ columns, hiddenColumns: first }: ColumnsMenuProps<Row>) {
  const [hiddenColumns, setHiddenColumns] = useState(first);
  return (
    <>
      <ColumnsMenu columns={columns} hiddenColumns={hiddenColumns} onHiddenColumnsChange={setHiddenColumns} />
      <Table label="Submissions" columns={columns} rows={rows} rowKey={row => row.id} hiddenColumns={hiddenColumns} />
    </>
  );
}

const meta = {
  title: 'Primitives/ColumnsMenu',
  component: ColumnsMenu<Row>,
  args: { columns, hiddenColumns: [], onHiddenColumnsChange: () => undefined },
  render: args => <Chosen {...args} />,
} satisfies Meta<typeof ColumnsMenu<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A column that may not go is not in the menu. */
export const Hide: Story = {
  tags: ['apg:menu-button'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const time = await screen.findByRole('menuitemcheckbox', { name: 'Time' });
    await expect(time).toHaveAttribute('aria-checked', 'true');
    await expect(screen.queryByRole('menuitemcheckbox', { name: 'Problem' })).toBeNull();
    await userEvent.click(time);
    await expect(canvas.queryByRole('columnheader', { name: 'Time' })).toBeNull();
  },
};
export const SomeHidden: Story = { args: { hiddenColumns: ['time'] } };
export const LongText: Story = {
  args: { columns: [...columns, { key: 'note', header: longText, cell: () => '–' }] },
};
export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
