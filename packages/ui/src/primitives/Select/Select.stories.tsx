import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { Select } from './Select';

const Narrow = styled.div`
  max-width: 280px;
`;

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Language',
    onValueChange: fn(),
    options: [
      { value: 'cpp', label: 'C++ 20 (GCC 12.2)' },
      { value: 'java', label: 'Java 21' },
      { value: 'python', label: 'Python 3.11' },
      { value: 'rust', label: 'Rust (not on this machine)', disabled: true },
    ],
  },
  decorators: [
    Story => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uncontrolled: Story = {
  args: { defaultValue: 'java' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await expect(select).toHaveValue('java');
    await userEvent.selectOptions(select, 'python');
    await expect(args.onValueChange).toHaveBeenCalledWith('python');
    await expect(select).toHaveValue('python');
  },
};
export const WithPlaceholder: Story = { args: { placeholder: 'All languages', hint: 'Narrows the list.' } };
export const WithError: Story = { args: { placeholder: 'Choose', error: 'Choose a language first.' } };
export const Disabled: Story = { args: { disabled: true } };
export const SmallLongText: Story = {
  args: { size: 'small', options: [{ value: 'a', label: '一个名字特别特别长而且还没有结束的编程语言版本（带优化开关 -O2）' }] },
};
