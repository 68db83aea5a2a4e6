import { ApiError } from '@oj/contract';
import { Button } from '@oj/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inkling } from '../api/samples';
import { framed } from '../api/StoryFrame';
import { useUser } from '../session/SessionProvider';
import { AccountDialogs, useAccountDialog } from './AccountDialogs';

const onLogin = fn();

/** A page with the two ways in. */
function Doors() {
  const open = useAccountDialog();
  const user = useUser();
  return (
    <>
      <Button onClick={() => open('login', onLogin)}>Come in</Button> <Button onClick={() => open('register')}>Sign up</Button>
      <p>{user ? `Hello ${user.username}` : 'Hello visitor'}</p>
    </>
  );
}

const meta = {
  title: 'Account/AccountDialogs',
  component: AccountDialogs,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { children: <Doors /> },
} satisfies Meta<typeof AccountDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A wrong password is said beside the form and loses nothing; the right one opens the session and goes on. */
export const Login: Story = {
  decorators: [
    framed(() => {
      const login = async ({ password }: { password: string }) => {
        if (password !== 'correct horse') throw new ApiError('login.wrong');
        return inkling;
      };
      return { answers: { account: { login } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    onLogin.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Come in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Login - OJ' }));
    const username = await dialog.findByLabelText('Username');
    await waitFor(() => expect(username).toHaveFocus());
    await userEvent.type(username, 'inkling{Tab}short{Enter}');
    await expect(await dialog.findByText('The password needs 6 to 20 characters')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Password'), 'er horse{Enter}');
    await dialog.findByText('Wrong username or password');
    await expect(username).toHaveValue('inkling');
    await userEvent.clear(dialog.getByLabelText('Password'));
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(await canvas.findByText('Hello inkling')).toBeVisible();
    await expect(onLogin).toHaveBeenCalledOnce();
    await screen.findByText('Welcome back, inkling');
  },
};

const exists = async ({ username }: { username?: string | undefined } = {}) => ({ username: username === 'inkling', email: false });
const sendRegisterCode = async ({ email }: { email: string }) => ({ email, expire: 600 });

/** A taken name is known as soon as the field is left, and stays known whatever else is wrong. */
export const TakenName: Story = {
  decorators: [framed({ answers: { account: { exists } } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Register - OJ' }));
    await userEvent.type(await dialog.findByLabelText('Username'), 'inkling{Tab}correct horse{Tab}{Tab}wrong horse{Enter}');
    await expect(await dialog.findByText('The username already exists')).toBeVisible();
    await expect(dialog.getByText('Password does not match')).toBeVisible();
    await expect(dialog.getByLabelText('Email')).toBeInvalid();
    await userEvent.type(dialog.getByLabelText('Username'), '2');
    await expect(dialog.queryByText('The username already exists')).toBeNull();
  },
};

/** A code is asked for, and not again before the countdown ends. */
export const SentCode: Story = {
  decorators: [framed({ answers: { account: { exists, sendRegisterCode } } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send code' }));
    await expect(await dialog.findByText('Email format check')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Email'), 'inkling@judge.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    await expect(await dialog.findByRole('button', { name: /Again in \d+ s/ })).toBeDisabled();
    await screen.findByText('A code is on its way to inkling@judge.example');
  },
};

/** A refused registration keeps what was typed but the code; a good one leads to the login. */
export const Register: Story = {
  decorators: [
    framed(() => {
      const register = async ({ code }: { code: string }) => {
        if (code !== '123456') throw new ApiError('register.codeWrong');
      };
      return { answers: { account: { exists, sendRegisterCode, register } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('Username'), 'tide');
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse');
    await userEvent.type(dialog.getByLabelText('Password again'), 'correct horse');
    await userEvent.type(dialog.getByLabelText('Email'), 'tide@judge.example');
    await userEvent.type(dialog.getByLabelText('Code from the mail'), '654321{Enter}');
    await expect(await dialog.findByText('The verification code is wrong or has expired')).toBeVisible();
    await expect(dialog.getByLabelText('Code from the mail')).toHaveValue('');
    await userEvent.type(dialog.getByLabelText('Code from the mail'), '123456{Enter}');
    await screen.findByRole('dialog', { name: 'Login - OJ' });
    await screen.findByText('Registered. Now login');
  },
};

export const ChineseAndDark: Story = {
  decorators: [framed({})],
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Come in' }));
    await userEvent.click(await screen.findByRole('button', { name: '还没有账号？去注册' }));
    await screen.findByRole('dialog', { name: '注册 - OJ' });
  },
};
