import { ApiError, type RemoteSite } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { AdminScreen, root } from '../../testing/AdminScreen';
import { withFrame } from '../../testing/StoryFrame';
import { RemoteAdminPage } from './RemoteAdminPage';

const site = (code: RemoteSite['code'], facts: Partial<RemoteSite> = {}): RemoteSite => ({
  code,
  address: `https://${code.toLowerCase()}.example`,
  isOn: true,
  isPaused: false,
  waiting: 0,
  restUntil: null,
  lastError: null,
  lastErrorAt: null,
  lastFineAt: new Date('2026-07-15T09:58:00Z'),
  canListContests: false,
  listsContests: false,
  contestsAt: null,
  contestsError: null,
  accounts: [],
  ...facts,
});

const account = {
  id: 1,
  username: 'inker',
  state: 'ok',
  stateText: null,
  isBusy: false,
  lastSubmitAt: new Date('2026-07-15T09:58:00Z'),
} as const;
const sites: RemoteSite[] = [
  site('HDU', {
    waiting: 12,
    canListContests: true,
    listsContests: true,
    contestsAt: new Date('2026-07-15T07:10:00Z'),
    contestsError: 'the page of the site has no list of contests',
    accounts: [
      { ...account, isBusy: true },
      {
        ...account,
        id: 2,
        username: 'a-very-long-name-of-an-account-that-somebody-chose',
        state: 'challenged',
        stateText: 'the site wants to see a person',
      },
      { ...account, id: 3, username: 'spare', state: 'off', lastSubmitAt: null },
    ],
  }),
  site('POJ', {
    lastError: 'the site cannot be reached (ECONNREFUSED)',
    lastErrorAt: new Date('2026-07-15T09:59:00Z'),
    restUntil: new Date('2026-07-15T10:05:00Z'),
    accounts: [{ ...account, id: 4, state: 'refused', stateText: 'the site knows no such name and password' }],
  }),
  site('LIBRE', { isOn: false, lastFineAt: null }),
];

const done = fn();
const meta = {
  title: 'Pages/Back office/Remote judges',
  component: RemoteAdminPage,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '900px' } } },
  beforeEach: () => void done.mockReset(),
  render: () => (
    <AdminScreen only="system_info_admin">
      <RemoteAdminPage />
    </AdminScreen>
  ),
} satisfies Meta<typeof RemoteAdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A site is switched on, an account is added, another one is tried and one goes. */
export const Sites: Story = {
  decorators: [
    withFrame(() => ({
      user: root,
      answers: {
        remote: {
          sites: async () => sites,
          setSite: async (change: object) => void done(change),
          addAccount: async (added: object) => {
            done(added);
            return { id: 9 };
          },
          changeAccount: async (change: object) => void done(change),
          removeAccount: async (gone: object) => void done(gone),
          testAccount: async () => ({ isFine: false, text: 'the site knows no such name and password' }),
        },
      },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Take submissions: LIBRE' }));
    await expect(done).toHaveBeenLastCalledWith({ code: 'LIBRE', isOn: true, isPaused: false });

    await userEvent.click(canvas.getByRole('switch', { name: 'Show its contests on the home page: HDU' }));
    await expect(done).toHaveBeenLastCalledWith({ code: 'HDU', isOn: true, isPaused: false, listsContests: false });

    const libre = canvas.getByRole('region', { name: 'Accounts at LIBRE' });
    await userEvent.click(within(libre).getByRole('button', { name: 'Add an account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add an account at LIBRE' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(within(dialog).getAllByText('Required')).toHaveLength(2);
    await userEvent.type(within(dialog).getByLabelText(/Username/), 'reader');
    await userEvent.type(within(dialog).getByLabelText(/Password/), 'paper');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(done).toHaveBeenLastCalledWith({ site: 'LIBRE', username: 'reader', password: 'paper' });

    const poj = canvas.getByRole('region', { name: 'Accounts at POJ' });
    await userEvent.click(within(poj).getByRole('button', { name: 'Test sign-in' }));
    await screen.findByText('inker could not sign in');

    const hdu = canvas.getByRole('region', { name: 'Accounts at HDU' });
    await userEvent.click(within(hdu).getByRole('button', { name: 'Actions for spare' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const ask = await screen.findByRole('alertdialog', { name: 'Remove the account spare?' });
    await userEvent.click(within(ask).getByRole('button', { name: 'Remove' }));
    await expect(done).toHaveBeenLastCalledWith({ id: 3 });
  },
};

export const Failed: Story = {
  decorators: [withFrame({ user: root, answers: { remote: { sites: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await canvas.findByText('The remote judges could not be loaded');
  },
};
