import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { minutesAgo, sampleUser } from '../testing/samples';
import { never, withFrame } from '../testing/StoryFrame';
import { SecondFactor } from './SecondFactor';

const recoveryCodes = [
  'k7mpr-2xh4t',
  'wq3ns-8vbyd',
  'a5gtc-j9ezf',
  'u2hkx-4rpm7',
  'd8ysn-6wqga',
  'm3vbe-t5jzh',
  'x9cfr-k2uy4',
  'p6gad-7nswh',
  'e4tqb-3mxvk',
  'z8jhy-5rcpd',
];
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const address = `otpauth://totp/OJ:inkling?secret=${secret}&issuer=OJ`;
const RIGHT = '314159';

/** An account that remembers what is done to it while the story is open. */
function account(since: Date | null, left = 10) {
  let state = { since, recoveryCodesLeft: since ? left : 0 };
  return {
    state: async () => state,
    begin: async ({ password }: { password: string }) => {
      if (password !== 'correct horse') throw new ApiError('account.passwordWrong');
      return { secret, address };
    },
    confirm: async ({ code }: { code: string }) => {
      if (code !== RIGHT) throw new ApiError('login.codeWrong');
      state = { since: minutesAgo(0), recoveryCodesLeft: 10 };
      return { recoveryCodes };
    },
    renewRecoveryCodes: async () => {
      state = { ...state, recoveryCodesLeft: 10 };
      return { recoveryCodes };
    },
    remove: async () => void (state = { since: null, recoveryCodesLeft: 0 }),
  };
}

const meta = {
  title: 'Pages/Settings/SecondFactor',
  component: SecondFactor,
  parameters: { clock: true, docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof SecondFactor>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (since: Date | null, left?: number) => [
  withFrame(() => ({ user: sampleUser, answers: { secondFactor: account(since, left) } })),
];

export const Off: Story = { decorators: on(null) };
export const On: Story = { decorators: on(minutesAgo(60 * 24 * 40)) };
/** Whoever has used most of the recovery codes is told before the last is gone. */
export const FewLeft: Story = { decorators: on(minutesAgo(60 * 24 * 400), 1) };

/** Password, picture, first code, recovery codes: what is wrong is said at each step, and nothing is lost. */
export const SetUp: Story = {
  decorators: on(null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up a second factor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up a second factor' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(await dialog.findByText('Type your password')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Your password/), 'wrong horse{Enter}');
    await expect(await dialog.findByText('The password is wrong')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/Your password/));
    await userEvent.type(dialog.getByLabelText(/Your password/), 'correct horse{Enter}');
    await expect(await dialog.findByRole('img', { name: 'QR code for authenticator apps' })).toBeVisible();
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Code/), '000000{Enter}');
    await expect(await dialog.findByText('The code is wrong, or was used already')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Code/), `${RIGHT}{Enter}`);
    const codes = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await expect(codes.getByText('k7mpr-2xh4t')).toBeVisible();
  },
};

/** The second step, as it is photographed. */
export const Picture: Story = {
  decorators: on(null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await userEvent.type(
      (await screen.findAllByLabelText(/.+/)).find(({ tagName }) => tagName === 'INPUT') ?? document.body,
      'correct horse{Enter}',
    );
    await expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};

export const RenewedAndRemoved: Story = {
  decorators: on(minutesAgo(60), 2),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New recovery codes' }));
    const codes = within(await screen.findByRole('dialog', { name: 'Your new recovery codes' }));
    await userEvent.click(codes.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText(/10 recovery codes left/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: 'Switch off' })).getByRole('button', { name: 'Switch off' }),
    );
    await expect(await canvas.findByText('Off')).toBeVisible();
  },
};

export const Loading: Story = { decorators: [withFrame({ user: sampleUser, answers: { secondFactor: { state: never } } })] };

export const Failing: Story = {
  decorators: [withFrame({ user: sampleUser, answers: { secondFactor: { state: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The state of the second factor could not be loaded')).toBeVisible();
  },
};
