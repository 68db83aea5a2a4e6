import { type ProblemCheck, type ProblemCheckState, type SetterProgram, Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { root } from '../../testing/AdminScreen';
import { answers, saved, whole } from '../../testing/problemEditorSamples';
import { minutesAgo } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import type { ProblemForm } from '../editor/ProblemForm';
import { problemFormStories } from '../../testing/problemFormStories';

const meta = {
  title: 'Pages/Back office/Problem form: checks',
  ...problemFormStories,
} satisfies Meta<typeof ProblemForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const outcome = { fault: null, total: 12, bad: 0, findings: [], smallest: null };
const check = (kind: ProblemCheck['kind'], more: Partial<ProblemCheck> = {}): ProblemCheck => ({
  kind,
  isWaiting: false,
  isStale: false,
  checkedAt: minutesAgo(3),
  stress: null,
  outcome,
  ...more,
});
const program = (role: SetterProgram['role']): SetterProgram => ({
  role,
  language: 'C++ 17',
  protocol: 'testlib',
  code: '#include "testlib.h"\nint main(int argc, char *argv[]) {}\n',
});
const red: ProblemCheckState = {
  programs: [program('validator'), program('generator')],
  faults: ['validator', 'samples', 'stress'],
  checks: [
    check('validator', {
      isStale: true,
      outcome: {
        ...outcome,
        bad: 1,
        findings: [
          {
            number: 7,
            what: 'refused',
            status: null,
            message: 'exit code 3: FAIL Integer 100001 violates the range [1, 100000]',
            output: null,
          },
        ],
      },
    }),
    check('samples', {
      outcome: {
        ...outcome,
        total: 2,
        bad: 1,
        findings: [{ number: 2, what: 'differs', status: Status.wrongAnswer, message: 'line 1, column 1', output: '8\n' }],
      },
    }),
    check('stress', {
      stress: { solutionId: 1, bruteForceId: 2, args: '--n 5', rounds: 200 },
      outcome: {
        ...outcome,
        total: 200,
        bad: 17,
        smallest: {
          seed: 90_118_442,
          input: '3 2\n1 1 2\n',
          answer: '3\n',
          output: '2\n',
          status: Status.wrongAnswer,
          message: '',
          isAdded: false,
        },
      },
    }),
  ],
};

const solution = (id: number, name: string) => ({
  id,
  name,
  language: 'C++ 17',
  code: 'int main() {}',
  expected: Status.accepted,
  isWaiting: false,
  isStale: false,
  run: null,
  judgedAt: null,
});

const added = fn();
/** @param state what is there at the start. */
function stored(state: ProblemCheckState) {
  let present = state;
  return {
    referenceSolution: { list: async () => [solution(1, 'model'), solution(2, 'brute force')] },
    problemCheck: {
      state: async () => present,
      setProgram: async ({ role, code }: { role: SetterProgram['role']; code: string }) =>
        void (present = { ...present, programs: [...present.programs, { ...program(role), code }] }),
      run: async ({ kind }: { kind: ProblemCheck['kind'] }) =>
        void (present = { ...present, checks: [...present.checks.filter(each => each.kind !== kind), check(kind)] }),
      addCase: async () => {
        added();
        present = {
          ...present,
          checks: present.checks.map(each =>
            each.outcome?.smallest
              ? { ...each, outcome: { ...each.outcome, smallest: { ...each.outcome.smallest, isAdded: true } } }
              : each,
          ),
        };
        return { input: '4.in', output: '4.out', score: 0, groupNum: null, total: 4 };
      },
    },
  };
}

/** What failed, each with its words; the failing case becomes a test case. */
export const Failed: Story = {
  decorators: [withFrame(() => ({ user: root, address: '/admin/problem/edit/42', answers: answers(stored(red)) }))],
  play: async ({ canvas, userEvent }) => {
    const stress = within(await canvas.findByRole('region', { name: 'Stress' }));
    await expect(stress.getByText('It fails in 17 of 200 rounds')).toBeVisible();
    await expect(canvas.getByText('1 of 12 cases are refused')).toBeVisible();
    await expect(canvas.getByText('Changed since: run it again')).toBeVisible();
    await expect(canvas.getByText('Sample 2: the solution gets Wrong Answer')).toBeVisible();
    await userEvent.click(stress.getByRole('button', { name: 'Add to the test data' }));
    await expect(await stress.findByText('Part of the test data')).toBeVisible();
    await expect(added).toHaveBeenCalledOnce();
    await expect(canvas.getByText('4.in')).toBeVisible();
  },
  beforeEach: () => void added.mockReset(),
};

/** A validator is written, then run; stress asks what to compare. */
export const Fresh: Story = {
  decorators: [
    withFrame(() => ({
      user: root,
      address: '/admin/problem/edit/42',
      answers: answers(stored({ programs: [program('generator')], checks: [], faults: [] })),
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Validator' }));
    await userEvent.click(part.getByRole('button', { name: 'Write a validator' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write a validator' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('Write the program')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Code/ }), 'int main');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await part.findByRole('button', { name: 'Run: Validator' }));
    await expect(await part.findByText('All 12 cases are valid')).toBeVisible();
    const stress = within(canvas.getByRole('region', { name: 'Stress' }));
    await userEvent.click(stress.getByRole('button', { name: 'Run: Stress' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Stress' }));
    const rounds = asked.getByRole('textbox', { name: /^Rounds/ });
    await userEvent.clear(rounds);
    await userEvent.type(rounds, '2000');
    await userEvent.click(asked.getByRole('button', { name: 'Start' }));
    await expect(asked.getByText('A number from 1 to 1000')).toBeVisible();
    await userEvent.clear(rounds);
    await userEvent.type(rounds, '12');
    await userEvent.click(asked.getByRole('button', { name: 'Start' }));
    await expect(await stress.findByText('They agree in 12 rounds')).toBeVisible();
  },
};

/** A problem whose checks have failed is made public only when it is said twice. */
export const Publishing: Story = {
  decorators: [
    withFrame(() => {
      const { problemCheck, referenceSolution } = stored(red);
      return {
        user: root,
        address: '/admin/problem/edit/42',
        answers: {
          ...answers({ problemCheck, referenceSolution }),
          problemEditor: { ...answers().problemEditor, read: async () => ({ ...whole, auth: 2 }) },
        },
      };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Public/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await expect(asked.getByText(/Validator, Samples of the statement, and Stress/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  },
};

/** The failed checks on a phone. */
export const Phone: Story = {
  decorators: Failed.decorators ?? [],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: 'Checks' }));
    await expect(await canvas.findByRole('region', { name: 'The smallest failing case' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
