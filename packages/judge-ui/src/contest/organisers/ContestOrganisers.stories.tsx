import { ApiError, type ContestOrganiser, type ContestRole } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contestOf } from '../../testing/contestSamples';
import type { Answers } from '../../testing/fakeApi';
import { minutesAgo, sampleUser } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { ContestShell } from '../ContestShell';
import { ContestOrganisers } from './ContestOrganisers';

const meta = {
  title: 'Pages/Contest/Organisers',
  component: ContestShell,
  parameters: { clock: true },
  args: { cid: 3, tab: 'organisers', children: contest => <ContestOrganisers contest={contest} /> },
} satisfies Meta<typeof ContestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const organiser = (uid: number, username: string, roles: ContestRole[], more: Partial<ContestOrganiser> = {}): ContestOrganiser => ({
  uid: String(uid),
  username,
  nickname: null,
  avatar: null,
  roles,
  isEffective: true,
  addedBy: { uid: '1', username: 'root' },
  addedAt: minutesAgo(60),
  ...more,
});

const organisers = [
  organiser(31, 'chief_of_the_regional_contest_with_a_long_name', ['all'], { nickname: '总裁判'.repeat(8) }),
  organiser(32, 'balloon_team', ['balloons', 'prints'], { addedBy: { uid: '9', username: 'organiser_with_a_very_long_username' } }),
  organiser(33, '\u202Eإبراهيم_the_second', ['jury', 'observer', 'balloons', 'prints'], { addedBy: null, addedAt: minutesAgo(60 * 50) }),
  organiser(34, 'left_the_group', ['observer'], { isEffective: false }),
];

const changed = fn<(change: object) => void>();

/** Keeps what was changed, as the server does. */
const organising = (rows: ContestOrganiser[] = organisers, more: Answers['contestOrganiser'] = {}, own = true) =>
  withFrame(() => {
    changed.mockReset();
    let present = rows;
    return {
      user: sampleUser,
      address: '/contest/3/organisers',
      answers: {
        contest: { info: async () => contestOf({ openPrint: true }, { manage: true, own }), unreadAnnouncements: async () => [] },
        contestOrganiser: {
          list: async () => present,
          change: async change => {
            const { username, roles } = change;
            changed(change);
            if (username === 'nobody') throw new ApiError('users.notFound');
            if (username === 'root') throw new ApiError('contest.organiserOwns');
            const others = present.filter(row => row.username !== username);
            present = roles.length ? [...others, organiser(40, username, [...roles], { addedAt: minutesAgo(0) })] : others;
          },
          ...more,
        },
      },
    };
  });

/** Everybody with a role, and somebody whose roles allow nothing any more. */
export const Everybody: Story = {
  decorators: [organising()],
  play: async ({ canvas }) => {
    await canvas.findByText('balloon_team');
    await expect(canvas.getByRole('link', { name: 'Organisers', current: 'page' })).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Organisers' }));
    for (const word of ['Everything', 'Jury', 'Balloons', 'Printing', 'Observer']) await expect(table.getAllByText(word)[0]).toBeVisible();
    await expect(table.getByText('No member of the group any more: the roles allow nothing')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A name and a role are asked for; an unknown name is refused at its field; then the list shows the new organiser. */
export const Add: Story = {
  decorators: [organising()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add organiser' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add organiser' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Enter the username');
    await dialog.findByText('Choose at least one role');
    await expect(changed).not.toHaveBeenCalled();
    const name = dialog.getByRole('textbox', { name: /Username/ });
    await userEvent.type(name, 'nobody');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Jury/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Balloons/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(name);
    await userEvent.type(name, 'qinglan');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('The roles of qinglan are saved');
    await expect(changed).toHaveBeenLastCalledWith({ cid: 3, username: 'qinglan', roles: ['jury', 'balloons'] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Change roles of qinglan' })).toBeVisible();
  },
};

/** The roles of somebody are ticked, and change by the keyboard. */
export const Change: Story = {
  decorators: [organising()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change roles of balloon_team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change roles of balloon_team' }));
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.getByRole('checkbox', { name: /^Balloons/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^Observer/ })).not.toBeChecked();
    dialog.getByRole('checkbox', { name: /^Printing/ }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ cid: 3, username: 'balloon_team', roles: ['balloons'] }));
  },
};

/** Removal is asked about. */
export const Remove: Story = {
  decorators: [organising()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove organiser balloon_team' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove organiser balloon_team?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('balloon_team is no organiser any more');
    await expect(changed).toHaveBeenLastCalledWith({ cid: 3, username: 'balloon_team', roles: [] });
    await waitFor(() => expect(canvas.queryByText('balloon_team')).toBeNull());
  },
};

/** Who manages the contest without owning it reads the list. */
export const WithoutOwning: Story = {
  decorators: [organising(organisers, {}, false)],
  play: async ({ canvas }) => {
    await canvas.findByText('balloon_team');
    await expect(canvas.queryByRole('button', { name: /organiser|Change roles/ })).toBeNull();
  },
};

export const Empty: Story = {
  decorators: [organising([])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no other organisers yet')).toBeVisible();
  },
};

export const Failing: Story = {
  decorators: [organising([], { list: () => Promise.reject(new ApiError('server.failed')) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The organisers could not be loaded');
  },
};

export const Loading: Story = { decorators: [organising([], { list: never })] };

export const Phone: Story = {
  decorators: [organising()],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('balloon_team');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const DialogOnPhone: Story = {
  decorators: [organising()],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add organiser' }));
    await screen.findByRole('dialog');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { decorators: [organising()], globals: { theme: 'dark', locale: 'zh-CN' } };
