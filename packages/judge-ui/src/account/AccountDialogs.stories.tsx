import { ApiError } from '@oj/contract';
import { Button } from '@oj/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleUser } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
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
    withFrame(() => {
      const login = async ({ password }: { password: string }) => {
        if (password !== 'correct horse') throw new ApiError('login.wrong');
        return sampleUser;
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

const PLACE_PX = 160;
const picture = (width: number, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100">${shapes}</svg>`)}`;
const puzzle = {
  key: 'slide-1',
  background: picture(
    325,
    `<rect width="325" height="100" fill="#dfe6d5"/><rect x="${PLACE_PX}" y="46" width="42" height="42" fill="#0009"/>`,
  ),
  piece: picture(65, '<rect y="46" width="42" height="42" fill="#7d978a" stroke="#fff"/>'),
};

/** Each further try needs a solved slide once some passwords were wrong. Solving it sends the form; nothing typed is lost. */
export const LoginWithSlide: Story = {
  decorators: [
    withFrame(() => {
      const login = async ({ password, slide: ticket }: { password: string; slide?: string | undefined }) => {
        if (!ticket) throw new ApiError('login.slideRequired');
        if (password !== 'correct horse') throw new ApiError('login.wrong');
        return sampleUser;
      };
      const slide = async () => ({ ...puzzle });
      const solveSlide = async ({ track }: { track: { offsetPx: number } }) =>
        track.offsetPx === PLACE_PX ? ({ answer: 'ok', ticket: 'ticket' } as const) : ({ answer: 'wrong', ticket: null } as const);
      return { answers: { account: { login }, verification: { slide, solveSlide } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Come in' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('Username'), 'inkling{Tab}wrong horse{Enter}');
    const slider = await dialog.findByRole('slider');
    const slide = async (keys: string) => {
      await waitFor(() => expect(slider).toHaveAttribute('aria-disabled', 'false'));
      slider.focus();
      await userEvent.keyboard(keys);
    };
    await slide('{PageUp>3/}{Enter}');
    await expect(await dialog.findByText('That was not the place, try again')).toBeVisible();
    await slide('{PageUp>4/}{Enter}');
    await expect(await dialog.findByText('Wrong username or password')).toBeVisible();
    const password = dialog.getByLabelText('Password');
    await userEvent.clear(password);
    await userEvent.type(password, 'correct horse{Enter}');
    await expect(await dialog.findByText('Please solve the slide verification first')).toBeVisible();
    await expect(password).toHaveValue('correct horse');
    await slide('{PageUp>4/}{Enter}');
    await expect(await canvas.findByText('Hello inkling')).toBeVisible();
  },
};

/** An account with a second factor: the form asks for the code, and what was typed and solved before stays good. */
export const LoginWithCode: Story = {
  decorators: [
    withFrame(() => {
      const login = async ({ password, code }: { password: string; code?: string | null | undefined }) => {
        if (password !== 'correct horse') throw new ApiError('login.wrong');
        if (!code) throw new ApiError('login.codeRequired');
        if (code !== '314159') throw new ApiError('login.codeWrong');
        return sampleUser;
      };
      return { answers: { account: { login } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Come in' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('Username'), 'inkling{Tab}correct horse{Enter}');
    const code = await dialog.findByLabelText('Code of the second factor');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '271828{Enter}');
    await expect(await dialog.findByText('The code is wrong, or was used already')).toBeVisible();
    await expect(dialog.getByLabelText('Password')).toHaveValue('correct horse');
    await userEvent.type(code, '314159{Enter}');
    await expect(await canvas.findByText('Hello inkling')).toBeVisible();
  },
};

/** Who cannot see the picture has the device work for the same. */
export const LoginWithoutPicture: Story = {
  decorators: [
    withFrame(() => {
      const login = async ({ slide: ticket }: { slide?: string | undefined }) => {
        if (ticket !== 'worked') throw new ApiError('login.slideRequired');
        return sampleUser;
      };
      const solveWork = async ({ answer }: { answer: string }) => {
        if (!/^\d{1,8}$/.test(answer)) throw new ApiError('login.slideWrong');
        return { ticket: 'worked' };
      };
      const work = async () => ({ key: 'work-1', bits: 8 });
      return { answers: { account: { login }, verification: { slide: async () => ({ ...puzzle }), work, solveWork } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Come in' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('Username'), 'inkling{Tab}correct horse{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Cannot see it? Let this device prove it' }));
    await expect(await canvas.findByText('Hello inkling')).toBeVisible();
  },
};

const exists = async ({ username }: { username?: string | undefined } = {}) => ({ username: username === 'inkling', email: false });
const sendRegisterCode = async ({ email }: { email: string }) => ({ email, expire: 600 });

/** A taken name is known as soon as the field is left, and stays known whatever else is wrong. */
export const TakenName: Story = {
  decorators: [withFrame({ answers: { account: { exists } } })],
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
  decorators: [withFrame({ answers: { account: { exists, sendRegisterCode } } })],
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

/** A refused registration keeps what was typed but the code; a good one leads to the login, which is filled in and sends itself. */
export const Register: Story = {
  decorators: [
    withFrame(() => {
      const register = async ({ code }: { code: string }) => {
        if (code !== '123456') throw new ApiError('register.codeWrong');
      };
      const login = async ({ username, password }: { username: string; password: string }) => {
        if (username !== 'tide' || password !== 'correct horse') throw new ApiError('login.wrong');
        return sampleUser;
      };
      return { answers: { account: { exists, sendRegisterCode, register, login } } };
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
    await screen.findByText('Registered');
    await expect(await canvas.findByText('Hello inkling')).toBeVisible();
  },
};

/** A letter is asked for with an answer to a picture. A wrong answer is cleared, and another picture comes. */
export const ForgottenPassword: Story = {
  decorators: [
    withFrame(() => {
      const applyResetPassword = async ({ captcha }: { captcha: string }) => {
        if (captcha !== '246810') throw new ApiError('captcha.wrong');
      };
      const knows = async ({ email }: { email?: string | undefined } = {}) => ({
        username: false,
        email: email === 'inkling@judge.example',
      });
      const captcha = async () => ({ img: picture(120, '<text x="18" y="66" font-size="26">246810</text>'), captchaKey: 'captcha-1' });
      return { answers: { account: { exists: knows, applyResetPassword }, verification: { captcha } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Come in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset password - OJ' }));
    const email = dialog.getByLabelText('Email');
    await userEvent.type(email, 'nobody@judge.example{Tab}');
    await expect(await dialog.findByText('The email does not exist')).toBeVisible();
    await userEvent.clear(email);
    await userEvent.type(email, 'inkling@judge.example');
    const answer = dialog.getByLabelText('Digits in the picture');
    await userEvent.type(answer, '1{Enter}');
    await expect(await dialog.findByText(/were not these/)).toBeVisible();
    await expect(answer).toHaveValue('');
    await userEvent.type(answer, '246810{Enter}');
    await expect(await dialog.findByRole('button', { name: /Again in \d+ s/ })).toBeDisabled();
    await screen.findByText('A link is on its way to inkling@judge.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Back to login' }));
    await screen.findByRole('dialog', { name: 'Login - OJ' });
  },
};

export const ChineseAndDark: Story = {
  decorators: [withFrame({})],
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Come in' }));
    await userEvent.click(await screen.findByRole('button', { name: '还没有账号？去注册' }));
    await screen.findByRole('dialog', { name: '注册 - OJ' });
  },
};
