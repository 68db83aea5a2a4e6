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
/** Stored before the list was what it is: shown as what it is, in no list, and kept until another one is taken. */
export const UnknownValue: Story = {
  args: { value: 'pascal' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await expect(select).toHaveValue('pascal');
    await expect(select).toHaveDisplayValue('pascal (not among the choices)');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).not.toContain('pascal (not among the choices)');
    await userEvent.selectOptions(select, 'python');
    await expect(args.onValueChange).toHaveBeenCalledWith('python');
  },
};
/** Nothing is chosen and nothing says so: the box is empty, and does not seem to hold the first choice. */
export const EmptyWithoutPlaceholder: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await expect(select).toHaveValue('');
    await expect(select).toHaveDisplayValue('');
  },
};
/** Groups that are written out are looked through, too. Before there are choices, the value stands there as it is. */
export const UnknownInGroups: Story = {
  tags: ['vrt:skip'],
  render: () => (
    <>
      {['python', 'pascal'].map(value => (
        <Select key={value} label={`Of groups: ${value}`} defaultValue={value}>
          <optgroup label="Compiled">
            <option value="cpp">C++ 20</option>
          </optgroup>
          <>
            <option value="python">Python 3.11</option>
          </>
        </Select>
      ))}
      <Select label="On its way" defaultValue="pascal" options={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Of groups: python' })).toHaveDisplayValue('Python 3.11');
    await expect(canvas.getByRole('combobox', { name: 'Of groups: pascal' })).toHaveDisplayValue('pascal (not among the choices)');
    await expect(canvas.getByRole('combobox', { name: 'On its way' })).toHaveDisplayValue('pascal');
  },
};
export const WithError: Story = { args: { placeholder: 'Choose', error: 'Choose a language first.' } };
export const Disabled: Story = { args: { disabled: true } };
export const SmallLongText: Story = {
  args: { size: 'small', options: [{ value: 'a', label: '一个名字特别特别长而且还没有结束的编程语言版本（带优化开关 -O2）' }] },
};
