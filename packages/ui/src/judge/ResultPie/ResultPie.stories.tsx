import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorState } from '../../primitives/ErrorState/ErrorState';
import { ResultPie } from './ResultPie';

const counts = [
  { status: 0, count: 4120 },
  { status: 8, count: 310 },
  { status: -3, count: 64 },
  { status: -2, count: 512 },
  { status: 3, count: 731 },
  { status: -1, count: 3904 },
  { status: 1, count: 1288 },
  { status: 2, count: 207 },
];

const meta = {
  title: 'Judge/ResultPie',
  component: ResultPie,
  args: { label: 'Results of P1042', counts },
} satisfies Meta<typeof ResultPie>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: listbox. One tab stop, arrows move over the slices, the ring follows. */
export const Keyboard: Story = {
  tags: ['apg:listbox'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show as table' }).focus();
    await userEvent.tab();
    const first = canvas.getByRole('option', { name: 'Accepted: 4,120, 37.0%' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /^Partial Accepted/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: /^Memory Limit Exceeded/ })).toHaveFocus();
    await expect(canvas.getByText('1.9%', { selector: 'text' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(first).toHaveFocus();
  },
};
export const Chinese: Story = { args: { label: 'P1042 提交结果' }, globals: { locale: 'zh-CN', theme: 'dark' } };
export const AsTable: Story = { args: { defaultView: 'table' } };
/** One verdict alone is a whole ring. */
export const OneVerdict: Story = { args: { counts: [{ status: 0, count: 1 }] } };
export const VeryUneven: Story = {
  args: {
    counts: [
      { status: 0, count: 1_000_000 },
      { status: -1, count: 1 },
    ],
  },
};
export const Empty: Story = { args: { counts: [] } };
export const Loading: Story = { args: { counts: [], loading: true } };
export const Failed: Story = { args: { error: <ErrorState title="Could not load the statistics" onRetry={() => undefined} /> } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
