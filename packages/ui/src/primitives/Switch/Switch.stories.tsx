import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { longText } from '../../testing/longText';
import { Switch } from './Switch';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'Refresh every 30 s', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  tags: ['apg:switch'],
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Refresh every 30 s' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};
export const Controlled: Story = {
  args: { checked: true, label: '显示封榜' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

const Column = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
`;

export const States: Story = {
  render: () => (
    <Column>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Off, disabled" disabled />
      <Switch label="On, disabled" defaultChecked disabled />
    </Column>
  ),
};
export const LongText: Story = {
  args: { label: longText },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
