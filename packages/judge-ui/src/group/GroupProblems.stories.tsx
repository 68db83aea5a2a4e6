import { type GroupProblemRow, Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { GroupScope } from '../links/PageScope';
import { groupProblems } from '../testing/groupProblemSamples';
import { group } from '../testing/groupSamples';
import { onePage, problemRow, sampleUser } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { GroupProblems } from './GroupProblems';

const meta = {
  title: 'Pages/Group problems',
  component: GroupProblems,
  parameters: { clock: true },
  args: { group: group(3), list: 'shown', keyword: undefined, page: 1, onKeywordChange: fn(), onPageChange: fn() },
  render: args => (
    <GroupScope gid={1}>
      <GroupProblems {...args} />
    </GroupScope>
  ),
} satisfies Meta<typeof GroupProblems>;
export default meta;
type Story = StoryObj<typeof meta>;

const preview = {
  problemId: 'HDU-1000',
  pid: null,
  title: 'Tide Marks',
  timeLimit: 1000,
  memoryLimit: 32,
  description: 'Add **A** and B.',
  input: '',
  output: '',
  hint: '',
  examples: '',
  source: '',
  languages: ['G++'],
};
const done = fn();
const beforeEach = () => void done.mockReset();
const seen = (all: readonly GroupProblemRow[] = groupProblems) =>
  withFrame({
    user: sampleUser,
    address: '/group/1/problem',
    answers: {
      problem: { myStatuses: async () => ({ 42: { status: Status.accepted } }) },
      groupProblem: {
        list: async () => onePage([problemRow(42, 'Lantern Riddles 灯谜', { problemId: 'NIGHT5' }), problemRow(43, 'Two numbers')]),
        all: async () => onePage([...all]),
        changeAuth: async (change: object) => void done(change),
        applyPublic: async (input: object) => void done(input),
        remove: async (input: object) => void done(input),
        previewRemote: async () => preview,
        importRemote: async (input: object) => {
          done(input);
          return { pid: 9, problemId: 'NIGHTHDU-1000' };
        },
      },
    },
  });

/** GRP-021, GRP-022: members see their own status; a row leads to the problem in the group, in focus mode. */
export const Member: Story = {
  beforeEach,
  decorators: [seen()],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('img', { name: 'Accepted' });
    await expect(canvas.getByRole('link', { name: 'Lantern Riddles 灯谜' })).toHaveAttribute('href', '/group/1/problem/NIGHT5/full-screen');
    await expect(canvas.queryByRole('link', { name: 'New problem' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'ID or title' }), 'paper{Enter}');
    await expect(args.onKeywordChange).toHaveBeenCalledWith('paper');
  },
};

/** Who manages the group changes who sees a problem, applies for it, takes that back and deletes; one that is public is the site's. */
export const Admin: Story = {
  beforeEach,
  args: { group: group(4), list: 'all' },
  decorators: [seen()],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit NIGHT5' })).toHaveAttribute('href', '/group/1/problem/5/edit');
    await expect(canvas.getByRole('link', { name: 'New problem' })).toHaveAttribute('href', '/group/1/problem/create');
    await expect(canvas.queryByRole('link', { name: 'Edit NIGHT2' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Visibility of NIGHT4' }), 'Public');
    await waitFor(() => expect(done).toHaveBeenCalledWith({ pid: 4, auth: 1 }));
    await userEvent.click(canvas.getByRole('button', { name: 'More for NIGHT5' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Apply for public' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ pid: 5, isApplied: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'More for NIGHT4' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel the application' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ pid: 4, isApplied: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'More for NIGHT5' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(done).toHaveBeenLastCalledWith({ pid: 5 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Import from another site' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Problem ID there/ }), '1000');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Look' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Import' }));
    await waitFor(() => expect(done).toHaveBeenLastCalledWith({ gid: 1, name: 'HDU', problemId: '1000' }));
  },
};

export const Empty: Story = {
  args: { group: group(4), list: 'all' },
  decorators: [seen([])],
  play: async ({ canvas }) => {
    await canvas.findByText('There is no problem yet');
  },
};
