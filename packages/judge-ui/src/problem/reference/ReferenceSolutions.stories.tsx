import { type ReferenceSolution, Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { root } from '../../testing/AdminScreen';
import { answers, cases, saved, whole } from '../../testing/problemEditorSamples';
import { minutesAgo } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import type { ProblemForm } from '../editor/ProblemForm';
import { problemFormStories } from '../../testing/problemFormStories';

const meta = {
  title: 'Pages/Back office/Problem form: solutions',
  ...problemFormStories,
} satisfies Meta<typeof ProblemForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Run = NonNullable<ReferenceSolution['run']>;
const runOf = (...results: readonly (readonly [Status, number])[]): Run => ({
  status: results.find(([status]) => status !== Status.accepted)?.[0] ?? Status.accepted,
  score: null,
  time: Math.max(...results.map(([, time]) => time)),
  memory: 40_000,
  message: null,
  cases: results.map(([status, time], index) => ({ number: index + 1, status, time, memory: 40_000 })),
});
const solution = (
  id: number,
  name: string,
  expected: Status,
  run: Run | null,
  more: Partial<ReferenceSolution> = {},
): ReferenceSolution => ({
  id,
  name,
  language: 'C++ 17',
  code: 'int main() {}',
  expected,
  isWaiting: false,
  isStale: false,
  run,
  judgedAt: run && minutesAgo(3),
  ...more,
});

const { accepted, timeLimitExceeded, wrongAnswer } = Status;
const solutions = [
  solution(1, 'model', accepted, runOf([accepted, 15], [accepted, 420], [accepted, 610])),
  solution(
    2,
    'n squared, as most would write it first',
    timeLimitExceeded,
    runOf([accepted, 15], [accepted, 980], [timeLimitExceeded, 1000]),
  ),
  solution(3, 'forgets the tie', wrongAnswer, runOf([accepted, 15], [accepted, 22], [accepted, 23]), { isStale: true }),
  solution(4, 'new', accepted, null),
];

function stored() {
  let present = solutions;
  return {
    list: async () => present,
    run: async () => {
      present = present.map(each => ({ ...each, run: each.run ?? runOf([accepted, 1_000], [accepted, 2], [accepted, 3]) }));
      return { total: present.length };
    },
    add: async ({ name, language, code, expected }: { name: string; language: string; code: string; expected: number | string }) => {
      present = [...present, solution(9, name, Number(expected) as Status, null, { language, code })];
      return { id: 9 };
    },
    remove: async ({ id }: { id: number | string }) => void (present = present.filter(each => each.id !== id)),
  };
}

/** A row a program, a column a case; limits follow from the accepted ones. */
export const Matrix: Story = {
  decorators: [withFrame(() => ({ user: root, address: '/admin/problem/edit/42', answers: answers({ referenceSolution: stored() }) }))],
  play: async ({ canvas, userEvent }) => {
    const matrix = within(await canvas.findByRole('table', { name: 'Programs' }));
    const cases = within(canvas.getByRole('grid', { name: 'Programs and cases' }));
    await expect(cases.getByRole('gridcell', { name: /^n squared.*, test 3: Time Limit Exceeded, 1000 ms/ })).toBeVisible();
    await expect(matrix.getAllByText('As meant')).toHaveLength(2);
    await expect(matrix.getByText('Not as meant')).toBeVisible();
    await expect(matrix.getByText('Data or limits have changed since')).toBeVisible();
    await expect(canvas.getByText(/1600 ms and 128 MB/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take them' }));
    await expect(canvas.getByRole('textbox', { name: /^Time limit/ })).toHaveValue('1600');
    await userEvent.click(canvas.getByRole('button', { name: 'Run all' }));
    await waitFor(() => expect(matrix.getAllByText('As meant')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a program' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a program' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('Write the program')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'brute force');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Code/ }), 'int main');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await matrix.findByText('brute force');
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(matrix.getByRole('button', { name: 'Remove brute force' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(matrix.queryByText('brute force')).toBeNull());
  },
};

/** The parts of the form are folded on a phone. */
export const Phone: Story = {
  decorators: Matrix.decorators ?? [],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const folded = await canvas.findByRole('heading', { name: 'Reference solutions' });
    await expect(canvas.queryByRole('button', { name: 'Run all' })).toBeNull();
    await userEvent.click(folded);
    await expect(await canvas.findByRole('button', { name: 'Run all' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const named = ['sub2_1.in', 'sub1_10.in', 'sub1_2.in'].map((input, index) => ({
  ...cases[0],
  id: index + 1,
  pid: 42,
  input,
  output: input.replace('.in', '.out'),
  score: 0,
  groupNum: null,
  inputBytes: 1,
  outputBytes: 1,
  inputText: null,
  outputText: null,
}));

/** The names of files tell subtasks; 100 points are shared among these. */
export const SubtasksByName: Story = {
  decorators: [
    withFrame(() => ({
      user: root,
      answers: answers({
        problemEditor: { read: async () => ({ ...whole, type: 1, judgeCaseMode: 'subtask_lowest' }) },
        testData: { cases: async () => named },
      }),
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Subtasks from file names' }));
    const groups = [1, 2, 3].map(number => canvas.getByRole<HTMLInputElement>('textbox', { name: `Subtask of case ${number}` }).value);
    await expect(groups).toEqual(['1', '1', '2']);
    await expect(canvas.getByRole('textbox', { name: 'Cases of subtask 1' })).toHaveValue('1-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Share 100 points evenly' }));
    const scores = [1, 2, 3].map(number => canvas.getByRole<HTMLInputElement>('textbox', { name: `Score of case ${number}` }).value);
    await expect(scores).toEqual(['50', '50', '50']);
    await expect(canvas.getByText(/100 points in all/)).toBeVisible();
  },
};
