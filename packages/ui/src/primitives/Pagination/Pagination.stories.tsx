import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Pagination, type PaginationProps } from './Pagination';

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 30, total: 612, onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

function Leafing(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  const change = (next: number) => {
    setPage(next);
    props.onPageChange(next);
  };
  return <Pagination {...props} page={page} onPageChange={change} />;
}

export const Keyboard: Story = {
  render: args => <Leafing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 21' }));
    await expect(canvas.getByRole('button', { name: 'Page 21' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

/** Rows that stand twice make pages longer, and are said once. */
export const RowsThatStandTwice: Story = {
  tags: ['vrt:skip'],
  args: { total: 31, count: 30 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30 results')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toBeVisible();
  },
};

export const Middle: Story = {
  args: { page: 11, pageSizes: [15, 30, 50, 100, 200], jumper: true },
  play: async ({ args, canvas, userEvent }) => {
    const numbers = canvas.getAllByRole('button', { name: /^Page/ }).map(button => button.textContent);
    await expect(numbers).toEqual(['1', '10', '11', '12', '21']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '100');
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(100);
    const jumper = canvas.getByRole('textbox', { name: 'Go to page' });
    await userEvent.type(jumper, '17{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(17);
    await expect(jumper).toHaveValue('');
    await userEvent.type(jumper, '9999{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(21);
  },
};

/** A list that does not count itself claims no last page. */
export const UnknownTotal: Story = {
  args: { page: 7, total: undefined, unknownTotal: true, hasNext: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Page 8' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(8);
  },
};

/** Past the end: drawn on the last page, and the host hears of it. */
export const Clamped: Story = {
  args: { page: 9, total: 61 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(args.onPageChange).toHaveBeenCalledWith(3));
  },
};

export const Empty: Story = {
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const WithAddresses: Story = {
  args: { page: 2, hrefOf: page => `?page=${page}` },
  play: async ({ args, canvas, userEvent }) => {
    const third = canvas.getByRole('link', { name: 'Page 3' });
    await expect(third).toHaveAttribute('href', '?page=3');
    await userEvent.click(third);
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};
