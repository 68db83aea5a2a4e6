import { ApiError, type OwnSession } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { apiTokens } from '../testing/apiTokenSamples';
import { sampleUser, minutesAgo } from '../testing/samples';
import { addressIn, never, type Surroundings, withFrame } from '../testing/StoryFrame';
import { useSession } from '../session/SessionProvider';
import { StoryScreen } from '../testing/StoryScreen';
import { Settings } from './Settings';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604.1';
const session = (id: string, userAgent: string | null, isThis: boolean): OwnSession => ({
  id,
  ip: '203.0.113.7',
  userAgent,
  openedAt: minutesAgo(90),
  seenAt: minutesAgo(2),
  isThis,
});
const open = [session('a', firefox, true), session('b', phone, false), session('c', 'curl/8.0', false)];

const user = { ...sampleUser, email: 'inkling@judge.example', nickname: '砚台有墨', school: 'Beishan University' };
const outcome = { code: 200, msg: 'success', reason: null, userInfo: null };

/** Message switches that remember what is done to them. */
function switches() {
  let stored = { comment: true, reply: true, like: true, digest: false };
  return {
    switches: async () => stored,
    setSwitches: async (change: Partial<typeof stored> = {}) => {
      if (change.like === false) throw new ApiError('server.busy');
      return (stored = { ...stored, ...change });
    },
  };
}

/** An account that remembers what is done to it while the story is open. */
function account(): Surroundings {
  let sessions = open;
  return {
    user,
    address: '/setting',
    answers: {
      message: switches(),
      apiToken: apiTokens(),
      ownAccount: {
        sessions: async () => sessions,
        endSession: async ({ id }) => void (sessions = sessions.filter(each => each.id !== id)),
        endOtherSessions: async () => void (sessions = sessions.filter(({ isThis }) => isThis)),
        changePassword: async ({ oldPassword }) =>
          oldPassword === 'correct horse' ? outcome : { ...outcome, code: 400, reason: 'account.passwordWrong' },
        sendChangeEmailCode: async () => undefined,
        changeEmail: async ({ newEmail }) => ({ ...outcome, userInfo: { ...user, email: newEmail } }),
        changeProfile: async change => ({ ...user, ...change, gender: change?.gender ?? 'secrecy' }) as typeof user,
      },
    },
  };
}

const decorators = [withFrame(account)];
const meta = { title: 'Pages/Settings', component: Settings, parameters: { clock: true } } satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A wrong password is said beside its form and loses nothing; the same password is none. */
export const Password: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    const form = within(canvas.getByRole('form', { name: 'Change password' }));
    await userEvent.type(form.getByLabelText('Old password'), 'wrong horse');
    await userEvent.type(form.getByLabelText('New password'), 'wrong horse');
    await userEvent.type(form.getByLabelText('Password again'), 'wrong horse{Enter}');
    await expect(await form.findByText("The new password doesn't change.")).toBeVisible();
    await expect(form.getByLabelText('New password')).toHaveFocus();
    await userEvent.type(form.getByLabelText('New password'), '2');
    await userEvent.type(form.getByLabelText('Password again'), '2{Enter}');
    await expect(await form.findByText('The password is wrong')).toBeVisible();
    await expect(form.getByLabelText('New password')).toHaveValue('wrong horse2');
    await userEvent.clear(form.getByLabelText('Old password'));
    await userEvent.type(form.getByLabelText('Old password'), 'correct horse{Enter}');
    await screen.findByText('The password is changed; all other sessions have ended');
    await expect(form.getByLabelText('Old password')).toHaveValue('');
  },
};

export const Email: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    const form = within(canvas.getByRole('form', { name: 'Change email' }));
    await expect(form.getByText('Your email now: inkling@judge.example')).toBeVisible();
    const email = form.getByLabelText('New email');
    await userEvent.type(email, 'inkling@judge.example');
    await userEvent.click(form.getByRole('button', { name: 'Send code' }));
    await expect(await form.findByText('This is your email already')).toBeVisible();
    await userEvent.clear(email);
    await userEvent.type(email, 'ink@judge.example');
    await userEvent.click(form.getByRole('button', { name: 'Send code' }));
    await expect(await form.findByRole('button', { name: /Again in \d+ s/ })).toBeDisabled();
    await userEvent.type(form.getByLabelText('Code from the mail'), '123456');
    await userEvent.type(form.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(await form.findByText('Your email now: ink@judge.example')).toBeVisible();
  },
};

export const LoggedInElsewhere: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Firefox on Linux')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End the session of Safari on iOS' }));
    await waitFor(() => expect(canvas.queryByText('Safari on iOS')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(canvas.queryByText('Unknown device')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'End all others' })).toBeNull();
    await expect(canvas.getByText('Firefox on Linux')).toBeVisible();
  },
};

/** They are fetched when somebody opens their part. */
export const ApiTokens: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Homework checker')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'API tokens' }));
    await expect(await canvas.findByText('Homework checker')).toBeVisible();
  },
};

/** A switch is saved at once; one that is refused goes back. */
export const Messages: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('heading', { name: 'Messages' }).scrollIntoView();
    const digest = await canvas.findByRole('switch', { name: 'Daily e-mail digest' });
    await expect(digest).not.toBeChecked();
    await userEvent.click(digest);
    await waitFor(() => expect(digest).toBeChecked());
    const likes = canvas.getByRole('switch', { name: 'Likes' });
    await userEvent.click(likes);
    await screen.findByText('The server is busy, please try again in a moment');
    await waitFor(() => expect(likes).toBeChecked());
    await expect(digest).toBeChecked();
  },
};

/** What is typed stays through a fold; a wrong address is not sent. */
export const About: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Blog'), 'ink.example');
    const fold = canvas.getByRole('button', { name: 'User info setting' });
    await userEvent.click(fold);
    await expect(canvas.queryByLabelText('Blog')).toBeNull();
    await userEvent.click(fold);
    const blog = await canvas.findByLabelText('Blog');
    await expect(blog).toHaveValue('ink.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('It starts with http:// or https://')).toBeVisible();
    await userEvent.clear(blog);
    await userEvent.type(blog, 'https://ink.example');
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Update Successfully');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled());
    await expect(canvas.getByLabelText('Blog')).toHaveValue('https://ink.example');
  },
};

/** FIL-008: anybody puts a file into their signature; pictures are for admins. */
export const FileInSignature: Story = {
  tags: ['vrt:skip'],
  decorators: [
    withFrame(() => {
      const { answers, ...rest } = account();
      return {
        ...rest,
        answers: { ...answers, attachment: { uploadFile: async () => ({ link: '/api/public/file/notes.pdf', fileId: 9 }) } },
      };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Save' }).scrollIntoView();
    const signature = await canvas.findByRole('textbox', { name: /Signature/ });
    // F7, FIL-007: the way that would be refused is not offered.
    await expect(canvas.queryByRole('button', { name: 'Picture' })).toBeNull();
    const chooser = signature.closest('form')?.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(chooser, new File(['%PDF-'], 'notes.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(signature).toHaveValue('[notes.pdf](/api/public/file/notes.pdf)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Update Successfully');
  },
};

export const PictureInSignature: Story = {
  name: 'F7, FIL-007: an admin has the button for pictures',
  tags: ['vrt:skip'],
  decorators: [
    withFrame(() => {
      const { answers, ...rest } = account();
      const attachment = { uploadPicture: async () => ({ link: '/api/public/img/tree.png', fileId: 9 }) };
      return { ...rest, user: { ...user, roleList: ['admin'] }, answers: { ...answers, attachment } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Save' }).scrollIntoView();
    const signature = await canvas.findByRole('textbox', { name: /Signature/ });
    await expect(canvas.getByRole('button', { name: 'Picture' })).toBeVisible();
    const chooser = signature.closest('form')?.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(chooser, new File(['x'], 'tree.png', { type: 'image/png' }));
    await waitFor(() => expect(signature).toHaveValue('![tree.png](/api/public/img/tree.png)'));
  },
};

const saveHere = fn();

/** Saves as another tab of the same user does. */
function OtherTab() {
  const session = useSession();
  return <button onClick={() => session.begin({ ...user, school: 'Nanhu University' })}>Save in another tab</button>;
}

/** What another tab saved appears, and a save here sends only what was changed here. */
export const TwoTabs: Story = {
  decorators: [
    withFrame(() => {
      const changeProfile = async (change: object = {}) => {
        saveHere(change);
        return { ...user, school: 'Nanhu University', ...change };
      };
      return {
        ...account(),
        answers: { message: switches(), ownAccount: { sessions: async () => open, changeProfile } },
      };
    }),
  ],
  render: () => (
    <>
      <OtherTab />
      <Settings />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    saveHere.mockClear();
    const nickname = await canvas.findByLabelText('Nickname');
    await userEvent.clear(nickname);
    await userEvent.type(nickname, 'Inkstone');
    await userEvent.click(canvas.getByRole('button', { name: 'Save in another tab' }));
    await waitFor(() => expect(canvas.getByLabelText('School')).toHaveValue('Nanhu University'));
    await expect(nickname).toHaveValue('Inkstone');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saveHere).toHaveBeenCalledWith({ nickname: 'Inkstone' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled());
  },
};

/** A visitor has nothing to set: the first page, and the login over it. */
export const Visitor: Story = {
  decorators: [withFrame({ address: '/setting' })],
  play: async ({ canvasElement }) => {
    await screen.findByText('Please login first!');
    await screen.findByRole('dialog', { name: 'Login - OJ' });
    await expect(addressIn(canvasElement)).toBe('/home');
  },
};

export const Loading: Story = {
  decorators: [withFrame({ user, answers: { message: { switches: never }, ownAccount: { sessions: never } } })],
};

export const Failing: Story = {
  decorators: [
    withFrame({ user, answers: { message: switches(), ownAccount: { sessions: () => Promise.reject(new ApiError('server.busy')) } } }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The sessions could not be loaded')).toBeVisible();
  },
};

export const WholeScreen: Story = {
  decorators,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  render: () => (
    <StoryScreen>
      <Settings />
    </StoryScreen>
  ),
};

export const Phone: Story = {
  decorators,
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('Firefox on Linux');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { decorators, globals: { theme: 'dark', locale: 'zh-CN' } };
