import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tabs } from './Tabs';
import { TabLinks } from '../TabLinks/TabLinks';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Contest',
    onValueChange: fn(),
    tabs: [
      { value: 'overview', label: 'Overview', content: 'Five hours, eleven problems.' },
      { value: 'problems', label: 'Problems', count: 11, content: 'A to K.' },
      { value: 'print', label: 'Print', disabled: true },
      { value: 'board', label: 'Scoreboard', content: 'Frozen since 4:00:00.' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move and open, disabled tabs are skipped, Home and End jump. */
export const Keyboard: Story = {
  tags: ['apg:tabs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Problems/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('A to K.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('board');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Five hours');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Scoreboard' })).toHaveFocus();
  },
};

export const Controlled: Story = {
  args: { value: 'problems' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Scoreboard' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('board');
    await expect(canvas.getByRole('tab', { name: /Problems/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Many: Story = {
  args: {
    tabs: Array.from({ length: 14 }, (_, place) => ({
      value: `${place}`,
      label: `很长的标签 ${place + 1}`,
      count: place * 37,
      content: place,
    })),
  },
};

/** Views with addresses: links that look like tabs. */
export const Links: Story = {
  render: () => (
    <TabLinks aria-label="Contest">
      <a href="#overview">Overview</a>
      <a href="#problems" aria-current="page">
        Problems
      </a>
      <a href="#board">Scoreboard</a>
    </TabLinks>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Contest' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Problems' })).toHaveAttribute('aria-current', 'page');
  },
};
