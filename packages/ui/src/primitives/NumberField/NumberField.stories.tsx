import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { longText } from '../../testing/longText';
import { NumberField } from './NumberField';

const Narrow = styled.div`
  display: grid;
  gap: 16px;
  max-width: 240px;
`;

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  args: { label: 'Time limit', onValueChange: fn() },
  decorators: [
    Story => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: spinbutton. */
export const Keyboard: Story = {
  tags: ['apg:spinbutton'],
  args: { defaultValue: 1000, min: 100, max: 15_000, step: 100, unit: 'ms', hint: '100 to 15 000 ms.' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Time limit' });
    await expect(field).toHaveAccessibleDescription('100 to 15 000 ms.');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveAttribute('aria-valuenow', '1100');
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2100);
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(field).toHaveValue('15000');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(field).toHaveValue('100');
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '99999');
    await expect(field).toHaveValue('99999');
    await userEvent.tab();
    await expect(field).toHaveValue('15000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(15_000);
  },
};

export const ByPointer: Story = {
  args: { label: 'Penalty', min: 0, defaultValue: 0.2, step: 0.1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.3);
    for (let clicks = 0; clicks < 3; clicks++) await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByRole('button', { name: 'Less' })).toBeDisabled();
  },
};

/** What is no number is dropped when the field is left. */
export const NoNumber: Story = {
  tags: ['vrt:skip'],
  args: { value: 20 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, 'e5');
    await expect(field).toHaveValue('20e5');
    await userEvent.tab();
    await expect(field).toHaveValue('20');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const StatesAndLongText: Story = {
  tags: ['vrt:skip'],
  render: args => (
    <>
      <NumberField {...args} label="Small" size="small" defaultValue={7} />
      <NumberField {...args} label="Large" size="large" defaultValue={7} />
      <NumberField {...args} label="With error" defaultValue={0} error="A subtask has at least 1 point." />
      <NumberField {...args} label="Disabled" defaultValue={256} unit="MB" disabled />
      <NumberField {...args} label={longText} hint={longText} unit="points" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.getByRole('spinbutton', { name: 'With error' })).toBeInvalid();
  },
};
