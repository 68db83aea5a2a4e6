import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { assignments, handedOut, longMatrix, matrixLines, matrixOf } from '../testing/assignmentSamples';
import { group } from '../testing/groupSamples';
import { sampleUser } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { AssignmentDetail } from './AssignmentDetail';

const meta = {
  title: 'Pages/Assignment',
  component: AssignmentDetail,
  parameters: { clock: true },
  args: {
    group: group(4),
    assignmentId: 1,
    isWhole: true,
    keyword: undefined,
    state: undefined,
    page: 1,
    onKeywordChange: fn(),
    onStateChange: fn(),
    onPageChange: fn(),
  },
} satisfies Meta<typeof AssignmentDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();
const seen = (assignment: object) => withFrame({ user: sampleUser, address: '/group/1/assignment/1', answers: { assignment } });
const stayWide = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

/** A teacher filters the matrix and takes it along. */
export const Teacher: Story = {
  beforeEach: () => void done.mockReset(),
  decorators: [
    seen({
      detail: async () => handedOut[0],
      matrix: async () => matrixOf(matrixLines),
      exportFile: async (given: object) => {
        done(given);
        return new Blob(['x']);
      },
    }),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const cell = await canvas.findByTitle(/C Problem C of a_name_that_is_rather_long: Accepted \(late\), 1 tries/);
    await expect(cell).toHaveAttribute('href', expect.stringContaining('username=a_name_that_is_rather_long'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search students' }), 'ink{Enter}');
    await expect(args.onKeywordChange).toHaveBeenCalledWith('ink');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Done late');
    await expect(args.onStateChange).toHaveBeenCalledWith('late');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith(expect.objectContaining({ gid: 1, id: 1, format: 'csv' })));
    await stayWide();
  },
};

/** A student sees the own line, and what comes next. */
export const Student: Story = {
  args: { group: group(3), isWhole: false },
  decorators: [seen({ detail: async () => assignments[0], matrix: async () => matrixOf(matrixLines.slice(0, 1)) })],
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: /Continue .*: C/ });
    await expect(next).toHaveAttribute('href', '/training/1/problem/C');
    await canvas.findByRole('table', { name: 'My line' });
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await stayWide();
  },
};

/** The table draws only the cells in sight of 300 students and 300 problems; the others come when the box scrolls. */
export const ManyStudents: Story = {
  decorators: [seen({ detail: async () => handedOut[0], matrix: async () => longMatrix() })],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Students and problems' });
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '301'));
    await expect(table.querySelectorAll('tbody td').length).toBeLessThan(2_000);
    const box = table.parentElement;
    box?.scrollTo({ left: table.scrollWidth, top: table.scrollHeight });
    await canvas.findByRole('columnheader', { name: 'Q300' });
    await canvas.findByText('student299');
    await expect(canvas.getByTitle(/^Q300 .* of student299: /)).toBeVisible();
    await expect(table.querySelectorAll('tbody td').length).toBeLessThan(2_000);
  },
};

export const Nobody: Story = { decorators: [seen({ detail: async () => handedOut[0], matrix: async () => matrixOf([]) })] };
