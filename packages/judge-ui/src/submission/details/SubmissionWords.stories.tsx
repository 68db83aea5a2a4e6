import { OWN_EXCEPTION, Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { caseResults, sampleUser, submission } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { SubmissionDetails } from './SubmissionDetails';

/** What compiler and run time say of a program. */
const meta = { title: 'Pages/Submission/Words', component: SubmissionDetails, parameters: { clock: true }, args: { id: 9 } } satisfies Meta<
  typeof SubmissionDetails
>;
export default meta;
type Story = StoryObj<typeof meta>;

const compilerWarnings =
  "main.cpp: In function 'int f(int)':\nmain.cpp:3:24: warning: control reaches end of non-void function [-Wreturn-type]\n    3 | int f(int n) { if (n) return 1; }\n      |                        ^";

const warned = withFrame({
  user: sampleUser,
  answers: {
    submission: {
      detail: async () => ({ submission: submission(9, Status.accepted, { compilerWarnings }), codeShare: true }),
      cases: async () => caseResults(3),
    },
  },
});

/** Warnings about code that compiled are folded, above the code. */
export const CompilerWarnings: Story = {
  decorators: [warned],
  play: async ({ canvas, userEvent }) => {
    const fold = await canvas.findByRole('button', { name: "Compiler's warnings" });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText(/Wreturn-type/)).toBeNull();
    await userEvent.click(fold);
    await expect(canvas.getByRole('region', { name: "Compiler's warnings" })).toHaveTextContent('main.cpp:3:24: warning');
  },
};

export const NoWarnings: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        submission: {
          detail: async () => ({ submission: submission(9, Status.accepted), codeShare: true }),
          cases: async () => caseResults(3),
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('option');
    await expect(canvas.queryByText("Compiler's warnings")).toBeNull();
  },
};

export const CompilerWarningsChinese: Story = { decorators: [warned], globals: { locale: 'zh-CN', theme: 'dark' } };

const endings = [
  ['exit code 1', 'ZeroDivisionError'],
  ['signal 6 (SIGABRT)', 'std::out_of_range'],
  ['exit code 1', OWN_EXCEPTION],
  ['exit code 3'],
  ['signal 11 (SIGSEGV)'],
  ['output limit exceeded'],
] as const;

const failing = withFrame({
  user: sampleUser,
  answers: {
    submission: {
      detail: async () => ({ submission: submission(9, Status.runtimeError), codeShare: true }),
      cases: async () => {
        const results = caseResults(endings.length);
        const judgeCaseList = results.judgeCaseList.map((each, index) => {
          const [message = null, exception] = endings[index] ?? [];
          return { ...each, status: Status.runtimeError, message, ...(exception && { exception }) };
        });
        return { ...results, judgeCaseList };
      },
    },
  },
});

/** How the program ended, and what ended it. */
export const Exceptions: Story = {
  decorators: [failing],
  play: async ({ canvas, userEvent }) => {
    const told = [
      'uncaught exception ZeroDivisionError (exit code 1)',
      'uncaught exception std::out_of_range (signal 6, SIGABRT)',
      'uncaught exception of its own (exit code 1)',
      'exit code 3',
      'signal 11, SIGSEGV',
      'output limit exceeded',
    ];
    for (const [index, words] of told.entries()) {
      await userEvent.click(await canvas.findByRole('option', { name: `Test ${index + 1}: Runtime Error` }));
      await expect(canvas.getByText(words)).toBeVisible();
    }
  },
};

export const ExceptionsChinese: Story = { decorators: [failing], globals: { locale: 'zh-CN' } };
