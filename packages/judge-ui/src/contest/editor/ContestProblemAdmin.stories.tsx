import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdminScreen, root } from '../../testing/AdminScreen';
import { contestEntries, contestProblems, editedContest } from '../../testing/contestEditorSamples';
import { onePage } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { ContestProblemAdmin } from './ContestProblemAdmin';

const meta = {
  title: 'Pages/Back office/Contest problems',
  component: ContestProblemAdmin,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '700px' } } },
  args: { cid: 1, page: 1, onPageChange: fn() },
  render: args => (
    <AdminScreen>
      <ContestProblemAdmin {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof ContestProblemAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();
const answers = {
  contestEditor: {
    read: async () => editedContest,
    problems: async ({ problemType, keyword = '' }: { problemType?: unknown; keyword?: string }) =>
      problemType === undefined
        ? { problemList: onePage(contestProblems), contestProblemMap: contestEntries }
        : {
            problemList: onePage(
              contestProblems.filter(row => row.problemId.includes(keyword)).map(row => ({ ...row, id: row.id + 10, auth: 1 })),
            ),
            contestProblemMap: contestEntries,
          },
    addProblems: async (added: object) => void done(added),
    changeProblem: async (changed: object) => void done(changed),
    removeProblem: async (gone: object) => void done(gone),
  },
};

/** One is added under an id, one gets another colour, one is removed. */
export const Mixed: Story = {
  beforeEach: () => {
    done.mockReset();
    localStorage.removeItem('oj.desk.contest.1.problems');
  },
  decorators: [withFrame(() => ({ user: root, answers }))],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Tide Marks');
    await userEvent.click(canvas.getByRole('button', { name: 'Add from the problems' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /^ID, or title/ }), 'P1006');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Add P1006' }));
    const id = within(dialog).getByRole('textbox', { name: 'ID of P1006 in the contest' });
    await userEvent.clear(id);
    await userEvent.type(id, 'D?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText('The ID has 1 to 20 letters, digits, dashes or underscores');
    await userEvent.type(id, '{Backspace}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const added = { pid: 23, displayId: 'D', displayTitle: 'Before the Fog', color: '#1e88e5' };
    await waitFor(() => expect(done).toHaveBeenCalledWith({ cid: 1, problems: [added] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Change C' }));
    const change = await screen.findByRole('dialog', { name: 'Change C' });
    await userEvent.click(within(change).getByRole('switch', { name: 'The balloon has a colour' }));
    await userEvent.click(within(change).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(done).toHaveBeenCalledWith({ cid: 1, pid: 13, displayId: 'C', displayTitle: 'Before the Fog', color: '#d9480f' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Remove A' }));
    const asked = await screen.findByRole('alertdialog');
    await userEvent.click(within(asked).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ cid: 1, pid: 11 }));
  },
};

export const Nothing: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: {
        contestEditor: { ...answers.contestEditor, problems: async () => ({ problemList: onePage([]), contestProblemMap: {} }) },
      },
    }),
  ],
  play: async ({ canvas }) => void (await canvas.findByText('The contest has no problem yet')),
};

export const Failing: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: { contestEditor: { ...answers.contestEditor, problems: () => Promise.reject(new ApiError('server.busy')) } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

/** Who may not publish problems hides none of others. */
export const NoPublisher: Story = {
  decorators: [withFrame({ user: { ...root, roleList: ['admin'] }, answers })],
  tags: ['vrt:skip'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add from the problems' }));
    await expect(await screen.findByText(/somebody else stays public: everybody can practise it/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Phone: Story = {
  decorators: [withFrame({ user: root, answers })],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
};

export const ChineseAndDark: Story = { decorators: Phone.decorators ?? [], globals: { theme: 'dark', locale: 'zh-CN' } };
