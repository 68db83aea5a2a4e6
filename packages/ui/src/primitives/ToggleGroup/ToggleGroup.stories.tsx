import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe, Lock, Users } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { longText } from '../../testing/longText';
import { ToggleGroup } from './ToggleGroup';

const meta = {
  title: 'Primitives/ToggleGroup',
  component: ToggleGroup,
  args: {
    label: 'Contests',
    options: [
      { value: 'public', label: 'Public', icon: <Globe aria-hidden /> },
      { value: 'group', label: 'Of groups', icon: <Users aria-hidden /> },
      { value: 'private', label: 'Private', icon: <Lock aria-hidden /> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG patterns: toolbar, toggle button. */
export const Keyboard: Story = {
  tags: ['apg:toolbar'],
  args: { defaultValue: ['group'], hint: 'None: all are shown.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Contests' })).toHaveAccessibleDescription('None: all are shown.');
    await userEvent.tab();
    const group = canvas.getByRole('button', { name: 'Of groups' });
    await expect(group).toHaveFocus();
    await expect(group).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Private' })).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['group', 'private']);
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['public', 'group', 'private']);
    await userEvent.keyboard('{End}{ArrowLeft}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['public', 'private']);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(group).toHaveFocus();
  },
};

export const OneStaysOn: Story = {
  tags: ['vrt:skip'],
  args: { defaultValue: ['public'], required: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Public' }));
    await expect(canvas.getByRole('button', { name: 'Public' })).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const StatesAndLongText: Story = {
  render: ({ options, ...args }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ToggleGroup {...args} options={options} size="small" label="Small" defaultValue={['public']} />
      <ToggleGroup {...args} options={options} label="Disabled" disabled defaultValue={['public']} />
      <ToggleGroup {...args} options={options} label="With error" error="Choose at least one." />
      <ToggleGroup {...args} options={[...options, { value: 'long', label: longText }]} label={longText} defaultValue={['long']} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.getByRole('toolbar', { name: 'With error' })).toHaveAccessibleDescription('Choose at least one.');
  },
};
