import { ApiError, Status, type CustomTestOutcome } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { sampleUser } from '../testing/samples';
import { never, withFrame } from '../testing/StoryFrame';
import { CustomTestConsole } from './CustomTestConsole';

const meta = {
  title: 'Judge/CustomTestConsole',
  component: CustomTestConsole,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    localStorage.removeItem(`oj.inputs.${sampleUser.uid}.site.P1042`);
  },
  args: {
    pid: 42,
    problemId: 'P1042',
    language: 'C++ 17',
    latestCode: () => 'int main() {}',
    samples: [
      { input: '3 4\n', output: '7\n' },
      { input: '1000000000 1000000000\n', output: '2000000000\n' },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof CustomTestConsole>;
export default meta;
type Story = StoryObj<typeof meta>;

const ended = (outcome: Partial<CustomTestOutcome>): CustomTestOutcome => ({
  status: Status.accepted,
  time: 3,
  memory: 3584,
  userInput: '3 4\n',
  userOutput: '7\n',
  expectedOutput: '7\n',
  stderr: null,
  problemJudgeMode: 'default',
  ...outcome,
});
const answering = (result: () => Promise<CustomTestOutcome>, start = async () => 'TEST_JUDGE_0') =>
  withFrame({ user: sampleUser, answers: { customTest: { start, result } } });

const run: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
};

/** The samples fill the fields; the outcome stands beside them. */
export const Accepted: Story = {
  decorators: [answering(async () => ended({}))],
  play: async context => {
    const { canvas, userEvent, args } = context;
    await expect(canvas.getByRole('textbox', { name: 'Input' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Sample 2' }));
    await expect(canvas.getByRole('textbox', { name: 'Expected output (optional)' })).toHaveValue('2000000000\n');
    await run(context);
    await expect(await canvas.findByRole('img', { name: 'Accepted' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the online test' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Blanks that differ are made visible. */
export const WrongAnswer: Story = {
  decorators: [answering(async () => ended({ status: Status.wrongAnswer, userOutput: '7 \n8\n', expectedOutput: '7\n9\n' }))],
  play: async context => {
    await run(context);
    await expect(await context.canvas.findByRole('img', { name: 'Wrong Answer' })).toBeVisible();
  },
};

/** EDT-017. */
export const CompileError: Story = {
  decorators: [
    answering(async () =>
      ended({ status: Status.compileError, userOutput: null, time: null, stderr: "main.cpp:1:14: error: expected ';' before '}' token\n" }),
    ),
  ],
  play: async context => {
    await run(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Compilation Failed');
  },
};

/** EDT-015: one character too many is not sent. */
export const TooLong: Story = {
  decorators: [answering(never)],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Input' });
    await userEvent.clear(input);
    await userEvent.paste('9'.repeat(1001));
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('1001 of 1000 characters'));
    await expect(input).toHaveFocus();
  },
};

const programs: Record<string, Partial<CustomTestOutcome>> = {
  '3 4\n': {},
  '1000000000 1000000000\n': { status: Status.wrongAnswer, userOutput: '-1\n', expectedOutput: '2000000000\n' },
};
let asked = '';

/** Every sample one after the other; a row of marks says how each went. A changed sample becomes an input of the reader's own, which is kept. */
export const AllSamples: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        customTest: {
          start: async ({ userInput }) => {
            asked = userInput;
            return 'TEST_JUDGE_0';
          },
          result: async () => ended(programs[asked] ?? {}),
        },
      },
    }),
  ],
  args: { samplesAsked: 1 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 of 2 samples passed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sample 1: Accepted' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Sample 2: Wrong Answer' }));
    await expect(await canvas.findByText('differs from line 1, column 1')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Input' }), '7');
    await expect(canvas.getByRole('button', { name: 'Own 1' })).toHaveAttribute('aria-pressed', 'true');
    await expect(localStorage.getItem(`oj.inputs.${sampleUser.uid}.site.P1042`)).toContain('7');
    await userEvent.click(canvas.getByRole('button', { name: 'Add an input of your own' }));
    await expect(canvas.getByRole('textbox', { name: 'Input' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete this input' }));
    await expect(canvas.queryByRole('button', { name: 'Own 2' })).toBeNull();
  },
};

export const Running: Story = {
  decorators: [answering(never)],
  play: async context => {
    await run(context);
    await expect(await context.canvas.findByText('Compiling and running …')).toBeVisible();
  },
};

export const Refused: Story = {
  decorators: [
    answering(never, async () => {
      throw new ApiError('customTest.tooMany');
    }),
  ],
  play: async context => {
    await run(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('still running');
  },
};

/** EDT-014. */
export const Visitor: Story = {
  decorators: [withFrame({})],
  play: async context => {
    await run(context);
    await screen.findByRole('dialog', { name: 'Login - OJ' });
  },
};

export const ChineseAndDark: Story = {
  decorators: [
    answering(async () => ended({ status: Status.runtimeError, userOutput: '', expectedOutput: null, stderr: '段错误 (核心已转储)\n' })),
  ],
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '运行' }));
    await expect(await canvas.findByText('程序没有输出')).toBeVisible();
  },
};
