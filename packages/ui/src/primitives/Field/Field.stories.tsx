import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../../testing/longText';
import { Field } from './Field';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'Volume',
    hint: 'Of the sound that a balloon makes.',
    children: wiring => <input type="range" {...wiring} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A control of the host, named and described like those of the library. */
export const OwnControl: Story = {
  play: async ({ canvas }) => {
    const volume = canvas.getByRole('slider', { name: 'Volume' });
    await expect(volume).toHaveAccessibleDescription('Of the sound that a balloon makes.');
    await expect(volume).not.toHaveAttribute('aria-invalid');
  },
};

/** An error takes the place of the hint. */
export const Invalid: Story = {
  args: { error: 'Too loud for a hall', required: true },
  play: async ({ canvas }) => {
    const volume = canvas.getByRole('slider', { name: /Volume/ });
    await expect(volume).toHaveAccessibleDescription('Too loud for a hall');
    await expect(volume).toBeInvalid();
    await expect(volume).toBeRequired();
  },
};
export const LabelHidden: Story = { args: { labelHidden: true, hint: undefined } };
export const LongText: Story = {
  args: { label: longText, hint: longText },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const ChineseAndDark: Story = {
  args: { label: '音量', hint: '气球升起时的声音。' },
  globals: { theme: 'dark', locale: 'zh-CN' },
};
