import type { ProblemFault } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdminScreen, problemAdmin } from '../../testing/AdminScreen';
import { appliedProblems } from '../../testing/groupProblemSamples';
import { onePage } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { AppliedProblems } from './AppliedProblems';

const meta = {
  title: 'Pages/Back office/Problems of groups',
  component: AppliedProblems,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '800px' } } },
  args: { keyword: undefined, page: 1, onKeywordChange: fn(), onPageChange: fn() },
  render: args => (
    <AdminScreen only="problem_publish">
      <AppliedProblems {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof AppliedProblems>;
export default meta;
type Story = StoryObj<typeof meta>;

const decided = fn();
const seen = (rows = appliedProblems, faults: ProblemFault[] = []) =>
  withFrame(() => ({
    user: problemAdmin,
    address: '/admin/group-problem/apply',
    answers: {
      groupProblemDesk: { list: async () => onePage(rows), changeProgress: async (input: object) => void decided(input) },
      problemCheck: { state: async () => ({ programs: [], checks: [], faults }) },
    },
  }));

/** What everybody will notice is asked about first; a refusal is not. */
export const Admin: Story = {
  beforeEach: () => void decided.mockReset(),
  decorators: [seen()],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Moonlit Bridges' })).toHaveAttribute('href', '/problem/NIGHT4');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept NIGHT4' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Make NIGHT4 public?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(decided).toHaveBeenCalledWith({ pid: 4, progress: 2 }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse NIGHT4' }));
    await waitFor(() => expect(decided).toHaveBeenCalledWith({ pid: 4, progress: 3 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Return to its group NIGHT2' }));
    const back = within(await screen.findByRole('alertdialog', { name: 'Return NIGHT2 to its group?' }));
    await userEvent.click(back.getByRole('button', { name: 'Return to its group' }));
    await waitFor(() => expect(decided).toHaveBeenLastCalledWith({ pid: 2, progress: 3 }));
  },
};

/** What is not right about a problem is said before everybody sees it. */
export const FailedChecks: Story = {
  beforeEach: () => void decided.mockReset(),
  decorators: [seen(appliedProblems, ['solutions', 'validator'])],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept NIGHT4' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Make NIGHT4 public?' }));
    await expect(asked.getByText(/What failed when it was run last: .+ and Validator\.$/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(decided).not.toHaveBeenCalled();
  },
};

export const Nothing: Story = {
  decorators: [seen([])],
  play: async ({ canvas }) => {
    await canvas.findByText('Nobody has applied');
  },
};
