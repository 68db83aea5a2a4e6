import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChartFrame } from './ChartFrame';

const meta = {
  title: 'Account/ChartFrame',
  component: ChartFrame,
  args: {
    label: 'Solved problems',
    table: {
      columns: ['Level', 'Solved'],
      rows: [
        ['Easy', 41],
        ['Hard', 3],
      ],
    },
    children: <svg width="200" height="40" aria-hidden />,
    onViewChange: fn(),
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The numbers of every chart can be read as a table. */
export const AsTable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table')).toHaveTextContent('Hard3');
    await expect(args.onViewChange).toHaveBeenCalledWith('table');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const Empty: Story = { args: { table: { columns: ['Level', 'Solved'], rows: [] } } };
export const Loading: Story = { args: { loading: true, table: { columns: ['Level', 'Solved'], rows: [] } } };
