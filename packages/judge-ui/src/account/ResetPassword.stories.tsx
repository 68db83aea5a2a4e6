import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { withFrame } from '../testing/StoryFrame';
import { ResetPassword } from './ResetPassword';

const exists = async ({ username }: { username?: string | undefined } = {}) => ({ username: username === 'inkling', email: false });
const resetPassword = async ({ code }: { code: string }) => {
  if (code !== 'good') throw new ApiError('account.resetCodeWrong');
};

const meta = {
  title: 'Pages/ResetPassword',
  component: ResetPassword,
  args: { username: 'inkling', code: 'good', onDone: fn() },
  decorators: [withFrame({ answers: { account: { exists, resetPassword } } })],
} satisfies Meta<typeof ResetPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Username')).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('New password'), 'battery{Tab}{Tab}staple{Enter}');
    await expect(await canvas.findByText('Password does not match')).toBeVisible();
    const again = canvas.getByLabelText('Password again');
    await userEvent.clear(again);
    await userEvent.type(again, 'battery{Enter}');
    await screen.findByRole('dialog', { name: 'Login - OJ' });
    await expect(args.onDone).toHaveBeenCalled();
  },
};

/** The link is old: nothing is lost, and the reason stands beside the form. */
export const OldLink: Story = {
  args: { code: 'old' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'battery{Tab}{Tab}battery{Enter}');
    await expect(await canvas.findByText('The link to set a new password is wrong or has expired')).toBeVisible();
  },
};

export const UnknownUser: Story = {
  args: { username: 'nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The username does not exist')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Set password' })).toBeDisabled();
  },
};

export const IncompleteLink: Story = { args: { code: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
