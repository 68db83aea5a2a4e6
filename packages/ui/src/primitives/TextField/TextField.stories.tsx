import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { Kbd } from '../Kbd/Kbd';
import { longText } from '../../testing/longText';
import { TextField } from './TextField';

const Narrow = styled.div`
  max-width: 370px;
`;

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Username', onChange: fn() },
  decorators: [
    Story => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  args: { hint: '6 to 20 letters or digits; others see it.', required: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: /Username/ });
    await expect(input).toHaveAccessibleDescription('6 to 20 letters or digits; others see it.');
    await userEvent.click(canvas.getByText('Username'));
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'inkling');
    await expect(input).toHaveValue('inkling');
    await expect(args.onChange).toHaveBeenCalledTimes(7);
  },
};

export const WithError: Story = {
  args: { label: 'Email', defaultValue: 'inkling@', error: 'This is not an email address: something must follow the @.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/not an email address/);
  },
};

export const Password: Story = {
  args: { label: 'Password', type: 'password', defaultValue: 'correct horse', autoComplete: 'current-password' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const SearchBox: Story = {
  args: {
    label: 'Search',
    labelHidden: true,
    type: 'search',
    placeholder: 'Jump to anything',
    prefix: <Search aria-hidden />,
    suffix: <Kbd>⌘ K</Kbd>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'inkling', hint: 'The name cannot be changed.' } };
export const Sizes: Story = {
  render: args => (
    <>
      <TextField {...args} label="Small" size="small" placeholder="28 px" />
      <br />
      <TextField {...args} label="Medium" placeholder="36 px" />
      <br />
      <TextField {...args} label="Large" size="large" placeholder="44 px" />
    </>
  ),
};
export const LongText: Story = {
  args: { label: longText, hint: longText, defaultValue: longText, placeholder: longText },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
