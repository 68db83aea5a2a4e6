import type { EditedTrainingRow } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { GroupScope } from '../links/PageScope';
import { GroupAdminScope } from '../page/AdminScope';
import { groupProblem } from '../testing/groupProblemSamples';
import { group } from '../testing/groupSamples';
import { onePage, sampleUser } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { trainings } from '../testing/trainingSamples';
import { TrainingCategoryAdmin } from '../training/editor/TrainingCategoryAdmin';
import { TrainingProblemAdmin } from '../training/editor/TrainingProblemAdmin';
import { GroupTrainings } from './GroupTrainings';

const meta = {
  title: 'Pages/Group trainings',
  component: GroupTrainings,
  parameters: { clock: true },
  args: { group: group(3), isAdminView: false, filter: {}, page: 1, onFilterChange: fn(), onPageChange: fn() },
} satisfies Meta<typeof GroupTrainings>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();
const rows = trainings.map(row => ({ ...row, gid: 1 }));
const edited = rows.map(({ acCount: _, ...row }, place): EditedTrainingRow => ({
  ...row,
  status: place !== 2,
  mayEdit: place !== 1,
  gmtCreate: row.gmtModified,
}));
const category = { id: 1, name: 'Basics', color: '#3d5a9e', gid: null };
const own = { id: 2, name: 'Foundations', color: '#e6c84b', gid: 1 };
const ownRow = groupProblem(5, 'Lantern Riddles 灯谜');
const publicRow = groupProblem(42, 'Two numbers', { problemId: 'P42', mayEdit: false });
const entry = (pid: number, displayId: string, rank: number) => ({ id: pid, tid: 1, pid, displayId, rank, text: '' });
const trainingProblemMap = { 5: entry(5, 'A', 1), 42: entry(42, 'B', 2) };
const answers = {
  groupTraining: {
    list: async () => onePage(rows),
    all: async () => onePage(edited),
    categories: async () => [category, own],
    changeStatus: async (change: object) => void done(change),
    remove: async (gone: object) => void done(gone),
    changeCategory: async (change: object) => void done(change),
    read: async () => ({
      training: { ...(edited[0] as EditedTrainingRow), description: 'x', privatePwd: '' as const, hasPassword: false },
      trainingCategory: own,
    }),
    // Lists what the training has, which is nothing; with `queryExisted: false`, what could be added.
    problems: async ({ queryExisted = true }: { queryExisted?: unknown }) => ({
      problemList: onePage(queryExisted ? [] : [publicRow]),
      trainingProblemMap: {},
    }),
    changeProblem: async (change: object) => void done(change),
    addOwnProblem: async (added: object) => void done(added),
  },
};
const seen = withFrame({ user: sampleUser, address: '/group/1/training', answers });

/** GRP-028, GRP-031: rows lead to pages of the group; nothing is offered that only admins may do. */
export const Member: Story = {
  decorators: [seen],
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /Graphs for beginners/ })).toHaveAttribute('href', '/group/1/training/2/');
    await expect(canvas.queryByRole('link', { name: 'New training' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Foundations');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ categoryId: 2 });
  },
};

/** GRP-032: those who manage the group get to its back office, and make a training. */
export const Admin: Story = {
  args: { group: group(4) },
  decorators: [seen],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/group/1/training?admin=true');
    await expect(canvas.getByRole('link', { name: 'New training' })).toHaveAttribute('href', '/group/1/training/create');
  },
};

/** GRP-033, GRP-112: whoever may change a training shows and deletes it; others only see it. */
export const AdminView: Story = {
  args: { group: group(4), isAdminView: true },
  beforeEach: () => void done.mockReset(),
  decorators: [seen],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Trees' })).toHaveAttribute('href', '/group/1/training/3/edit');
    await expect(canvas.queryByRole('button', { name: /Delete Graphs/ })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Trees is visible' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ tid: 3, status: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Trees' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ tid: 3 }));
  },
};

/** GRP-038, GRP-039: the problems of the site can be chosen from; a problem of the group joins by its ID. */
export const Problems: Story = {
  args: { group: group(4) },
  beforeEach: () => void done.mockReset(),
  render: ({ group: shown }) => (
    <GroupAdminScope group={shown}>
      <TrainingProblemAdmin tid={1} />
    </GroupAdminScope>
  ),
  decorators: [seen],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The training has no problem yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Add from the public problems' }));
    await screen.findByRole('button', { name: 'Add P42' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Add from the group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a problem of the group' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await dialog.findByText('Enter the ID in the group');
    await userEvent.type(dialog.getByRole('textbox', { name: /ID in the group/ }), 'OWLS1-7');
    await userEvent.type(dialog.getByRole('textbox', { name: /ID in the training/ }), 'C');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ tid: 1, problemId: 'OWLS1-7', displayId: 'C' }));
  },
};

/** GRP-034, GRP-036, GRP-037: a problem of the group is shown to others, changed and deleted from here; others are only removed. */
export const OwnProblems: Story = {
  args: { group: group(4) },
  beforeEach: () => void done.mockReset(),
  render: ({ group: shown }) => (
    <GroupScope gid={shown.id}>
      <GroupAdminScope group={shown}>
        <TrainingProblemAdmin tid={1} />
      </GroupAdminScope>
    </GroupScope>
  ),
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        groupTraining: {
          ...answers.groupTraining,
          problems: async () => ({ problemList: onePage([ownRow, publicRow]), trainingProblemMap }),
        },
        groupProblem: { changeAuth: async (change: object) => void done(change), remove: async (gone: object) => void done(gone) },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: ownRow.title })).toHaveAttribute('href', '/group/1/problem/5/edit');
    await expect(canvas.queryByRole('link', { name: publicRow.title })).toBeNull();
    const auth = canvas.getByRole('combobox', { name: 'Visibility of NIGHT5' });
    await expect(canvas.getAllByRole('combobox')).toEqual([auth]);
    await expect(within(auth).getByRole('option', { name: 'Contest' })).toBeDisabled();
    await userEvent.selectOptions(auth, 'Private');
    await waitFor(() => expect(done).toHaveBeenCalledWith({ pid: 5, auth: 2 }));
    await userEvent.click(canvas.getByRole('button', { name: 'More for NIGHT5' }));
    await screen.findByRole('menuitem', { name: 'Download test data' });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ pid: 5 }));
    await expect(canvas.queryByRole('button', { name: 'More for P42' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Change B' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByRole('textbox', { name: /Rank/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Rank/ }), '2147483648');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Enter a whole number from 0 to 2147483647');
    await userEvent.type(dialog.getByRole('textbox', { name: /Rank/ }), '{Backspace}7');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ tid: 1, pid: 42, displayId: 'B', rank: 2_147_483_647, text: '' }));
  },
};

/** The group changes its own categories, never those of the site. */
export const Categories: Story = {
  args: { group: group(4) },
  beforeEach: () => void done.mockReset(),
  render: ({ group: shown }) => (
    <GroupAdminScope group={shown}>
      <TrainingCategoryAdmin />
    </GroupAdminScope>
  ),
  decorators: [seen],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Foundations');
    for (const button of canvas.getAllByRole('button', { name: /Basics/ })) await expect(button).toBeDisabled();
    await userEvent.click(canvas.getAllByRole('button', { name: /Foundations/ })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ id: 2, name: 'Foundations', color: '#e6c84b' }));
  },
};
