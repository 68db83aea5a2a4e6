import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CellLegend } from './CellLegend';

const meta = { title: 'Contest/CellLegend', component: CellLegend } satisfies Meta<typeof CellLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Acm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Legend' })).toHaveTextContent('First to solve');
    await expect(canvas.getByText('Pending')).toBeVisible();
  },
};
export const Oi: Story = { args: { kind: 'oi' } };
/** The legend of a scoreboard with virtual participants. */
export const Virtual: Story = {
  args: { withVirtual: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Virtual: the rank it would have been')).toBeVisible();
  },
};
export const ChineseAndDark: Story = { args: { withVirtual: true }, globals: { theme: 'dark', locale: 'zh-CN' } };
