import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ContestAnnouncementAdmin } from '../contest/editor/ContestAnnouncementAdmin';
import { ContestProblemAdmin } from '../contest/editor/ContestProblemAdmin';
import { GroupAdminScope } from '../page/AdminScope';
import { contestEntries, contestProblems, contestRows, editedContest } from '../testing/contestEditorSamples';
import { contestRow } from '../testing/contestSamples';
import { group } from '../testing/groupSamples';
import { onePage, sampleUser } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { GroupContests } from './GroupContests';

const meta = {
  title: 'Pages/Group contests',
  component: GroupContests,
  parameters: { clock: true },
  args: { group: group(3), isAdminView: false, filter: {}, page: 1, onFilterChange: fn(), onPageChange: fn() },
} satisfies Meta<typeof GroupContests>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();
const rows = [contestRow(7, 'Winter Preliminaries 冬季预选', -20_000, { gid: 1 }), contestRow(3, 'Owl Cup', 95, { gid: 1, auth: 1 })];
const edited = contestRows.map((row, place) => ({ ...row, gid: 1, mayEdit: place === 0 }));
const answers = {
  groupContest: {
    list: async () => onePage(rows),
    all: async () => onePage(edited),
    read: async () => editedContest,
    changeVisible: async (change: object) => void done(change),
    remove: async (gone: object) => void done(gone),
    problems: async () => ({ problemList: onePage(contestProblems), contestProblemMap: contestEntries }),
    addOwnProblem: async (added: object) => void done(added),
    announcements: async () => onePage([]),
    addAnnouncement: async (added: object) => {
      done(added);
      return { id: 1 };
    },
  },
};
const seen = withFrame({ user: sampleUser, address: '/group/1/contest', answers });

/** GRP-040, GRP-045: a contest of a group is entered where all contests are. */
export const Member: Story = {
  decorators: [seen],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Owl Cup' })).toHaveAttribute('href', '/contest/3/');
    await expect(canvas.getAllByRole('link', { name: 'All ACM contests' })[0]).toHaveAttribute('href', '/group/1/contest?type=0');
    await expect(canvas.queryByRole('link', { name: 'New contest' })).toBeNull();
  },
};

export const Admin: Story = {
  args: { group: group(4) },
  decorators: [seen],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/group/1/contest?admin=true');
    await expect(canvas.getByRole('link', { name: 'New contest' })).toHaveAttribute('href', '/group/1/contest/create');
  },
};

/** GRP-041, GRP-111: whoever may change a contest hides and deletes it; others only see it. */
export const AdminView: Story = {
  args: { group: group(4), isAdminView: true },
  beforeEach: () => void done.mockReset(),
  decorators: [seen],
  play: async ({ canvas, userEvent }) => {
    const { id, title } = edited[0] ?? { id: 0, title: '' };
    await expect(await canvas.findByRole('link', { name: title })).toHaveAttribute('href', `/group/1/contest/${id}/edit`);
    await userEvent.click(canvas.getByRole('button', { name: `More for “${title}”` }));
    await expect(await screen.findByRole('menuitem', { name: 'Problems' })).toHaveAttribute('href', `/group/1/contest/${id}/problem`);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ cid: id }));
  },
};

/** GRP-043: a problem of the group joins by its ID. */
export const Problems: Story = {
  args: { group: group(4) },
  beforeEach: () => void done.mockReset(),
  render: ({ group: shown }) => (
    <GroupAdminScope group={shown}>
      <ContestProblemAdmin cid={1} page={1} onPageChange={fn()} />
    </GroupAdminScope>
  ),
  decorators: [seen],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Tide Marks');
    await expect(canvas.getByRole('link', { name: 'P1004 Tide Marks' })).toHaveAttribute('href', '/group/1/problem/11/edit');
    await userEvent.click(canvas.getByRole('button', { name: 'Add from the group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a problem of the group' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /ID in the group/ }), 'OWLS1-7');
    await userEvent.type(dialog.getByRole('textbox', { name: /ID in the contest/ }), 'D');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ cid: 1, problemId: 'OWLS1-7', displayId: 'D' }));
  },
};

/** GRP-044 */
export const Announcements: Story = {
  args: { group: group(4) },
  beforeEach: () => void done.mockReset(),
  render: ({ group: shown }) => (
    <GroupAdminScope group={shown}>
      <ContestAnnouncementAdmin cid={1} page={1} onPageChange={fn()} />
    </GroupAdminScope>
  ),
  decorators: [seen],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to the contest' })).toHaveAttribute('href', '/group/1/contest/1/edit');
    await expect(canvas.getAllByRole('button', { name: 'New announcement' })[0]).toBeVisible();
  },
};
