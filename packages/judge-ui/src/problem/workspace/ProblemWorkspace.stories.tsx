import { ApiError, Status } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { caseResults, sampleUser, judgedCase, languages, problemDetail, submission } from '../../testing/samples';
import { addressIn, never, withFrame } from '../../testing/StoryFrame';
import { fakeJudging } from '../../testing/fakeJudging';
import { draftKey } from '../code/drafts';
import { ProblemWorkspace, type ProblemWorkspaceProps } from './ProblemWorkspace';

const place = { uid: sampleUser.uid, scope: 'site', problemId: 'P1042' };

const meta = {
  title: 'Pages/Problem',
  component: ProblemWorkspace,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
  args: { problemId: 'P1042', tab: 'description', onTabChange: () => undefined },
  beforeEach: () => {
    localStorage.removeItem(draftKey(place));
    sessionStorage.removeItem('oj.sent');
    judging = fakeJudging(submission(1048576, Status.pending));
    return () => localStorage.removeItem(draftKey(place));
  },
  render: args => <WithTabs {...args} />,
} satisfies Meta<typeof ProblemWorkspace>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the tab as the address does. */
function WithTabs(args: ProblemWorkspaceProps) {
  const [tab, setTab] = useState(args.tab);
  return <ProblemWorkspace {...args} tab={tab} onTabChange={setTab} />;
}

/** Stays at one address, as far as the problem is concerned. */
function WithFocus(args: ProblemWorkspaceProps) {
  const [isOn, setOn] = useState(false);
  return <WithTabs {...args} focus={{ isOn, onChange: setOn }} />;
}

let judging = fakeJudging(submission(1048576, Status.pending));
const problem = { detail: async () => problemDetail(), languages: async () => languages };
const asSampleUser = withFrame(() => ({ user: sampleUser, answers: { ...judging.answers, problem } }));

export const Visitor: Story = {
  decorators: [withFrame({ answers: { problem } })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Lantern Riddles/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Submit/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Login to submit' }));
    await screen.findByRole('dialog', { name: 'Login - OJ' });
  },
};

/** A visitor has no submissions to see, and is asked to log in. */
export const MineOfVisitor: Story = {
  args: { tab: 'mine' },
  decorators: [withFrame({ answers: { problem } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please login first')).toBeVisible();
    await expect(canvas.getByText('Login', { selector: 'button' })).toBeVisible();
  },
};

/** Queued, compiling, case by case, accepted: each step arrives on the live stream. Ctrl+Enter works on the whole page. */
export const Submitting: Story = {
  decorators: [asSampleUser],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: /Lantern Riddles/ });
    canvas.getByRole('tab', { name: 'Description' }).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const console = within(await canvas.findByRole('region', { name: 'Verdict' }));
    await console.findByRole('img', { name: 'Pending' });
    judging.compile();
    await console.findByRole('img', { name: 'Compiling' });
    judging.run([judgedCase(1, Status.accepted), judgedCase(2, Status.accepted)], 2, 4);
    await console.findByRole('img', { name: 'Judging, 2 of 4 tests done' });
    await expect(console.getByRole('option', { name: 'Test 4: Pending' })).toBeVisible();
    judging.judge(Status.accepted, caseResults(4), { time: 31, memory: 3600, score: 100 });
    await console.findByRole('img', { name: 'Accepted, score 100' });
    await expect(console.getByText(/31 ms · 3.5 MB/)).toBeVisible();
    await waitFor(() => expect(console.getByRole('status')).toHaveTextContent(/^Accepted$/));
    await userEvent.click(console.getByRole('button', { name: 'Fold the verdict' }));
    await expect(console.queryByRole('option', { name: 'Test 1: Accepted' })).toBeNull();
  },
};

/** What the compiler says stands under the code. */
export const CompileError: Story = {
  decorators: [asSampleUser],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Submit/ }));
    const console = within(await canvas.findByRole('region', { name: 'Verdict' }));
    await expect(await console.findByText('Test cases appear here one by one')).toBeVisible();
    judging.judge(Status.compileError, caseResults(0), { errorMessage: "main.cpp:3:1: error: expected ';'" });
    await expect(await console.findByRole('region', { name: 'The compiler says' })).toHaveTextContent("expected ';'");
    await expect(console.queryByText(/0 ms/)).toBeNull();
  },
};

export const WrongAnswer: Story = {
  decorators: [asSampleUser],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Submit/ }));
    const console = within(await canvas.findByRole('region', { name: 'Verdict' }));
    await console.findByRole('img', { name: 'Pending' });
    judging.judge(Status.wrongAnswer, caseResults(10, 4, Status.wrongAnswer, 'line 1, column 2'), { time: 3, memory: 3300 });
    await expect(await console.findByText('on test 4 of 10')).toBeVisible();
    await expect(console.getByRole('option', { name: 'Test 4: Wrong Answer' })).toHaveAttribute('aria-selected', 'true');
  },
};

const handedIn = fn<(draft: { captcha?: string | null | undefined }) => void>();
const captchaPicture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22168%22 height=%2256%22%3E%3Ctext x=%2230%22 y=%2238%22 font-size=%2230%22%3E123456%3C/text%3E%3C/svg%3E';

/** The problem fills the window in focus mode; the button leads there and back. */
export const Focused: Story = {
  decorators: [asSampleUser],
  render: args => <WithFocus {...args} />,
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole('main');
    await userEvent.click(await canvas.findByRole('button', { name: 'Focus mode' }));
    const leave = await canvas.findByRole('button', { name: 'Leave focus mode' });
    await expect(leave).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getBoundingClientRect().height).toBe(innerHeight);
    await userEvent.click(leave);
    await expect(main.getBoundingClientRect().height).toBe(innerHeight - 60);
  },
};

/** Whoever submits too fast types what a picture says; the same code goes on after it. */
export const AskedForCaptcha: Story = {
  beforeEach: () => void handedIn.mockReset(),
  decorators: [
    withFrame(() => ({
      user: sampleUser,
      answers: {
        ...judging.answers,
        problem,
        verification: { captcha: async () => ({ img: captchaPicture, captchaKey: 'key' }) },
        submission: {
          ...judging.answers.submission,
          submit: async draft => {
            handedIn(draft);
            if (!draft.captcha) throw new ApiError('submission.captchaRequired');
            if (draft.captcha !== '123456') throw new ApiError('captcha.wrong');
            return judging.answers.submission.submit();
          },
        },
      },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Submit/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Before you submit again' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await dialog.findByText('Type 1 to 8 characters');
    await userEvent.type(dialog.getByRole('textbox'), '654321{Enter}');
    await dialog.findByText('That is not what it said; here is another');
    await expect(dialog.getByRole('textbox')).toHaveValue('');
    await userEvent.type(dialog.getByRole('textbox'), '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('img', { name: 'Pending' })).toBeVisible();
    const [first, ...others] = handedIn.mock.calls.map(([{ captcha: _, ...work }]) => work);
    for (const other of others) await expect(other).toMatchObject(first ?? {});
    await expect(others.length).toBe(2);
  },
};

/** While a character is being composed, and while a dialog is open, Ctrl+Enter belongs to them. */
export const ShortcutRests: Story = {
  decorators: [asSampleUser],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: /Lantern Riddles/ });
    const tab = canvas.getByRole('tab', { name: 'Description' });
    tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, isComposing: true }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset code' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(canvas.queryByRole('region', { name: 'Verdict', hidden: true })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my code' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Reset asks first and can be taken back. */
export const ResetAndUndo: Story = {
  decorators: [asSampleUser],
  beforeEach: () => {
    const codes = { 'C++ 17': '// my own words\n' };
    localStorage.setItem(draftKey(place), JSON.stringify({ language: 'C++ 17', codes, savedAt: 1 }));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(/Draft saved/);
    await waitFor(() => expect(canvasElement).toHaveTextContent(/my.own.words/));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset code' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Put it back' }));
    await waitFor(() => expect(canvasElement).not.toHaveTextContent(/my.own.words/));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvasElement).toHaveTextContent(/my.own.words/));
  },
};

export const MySubmissions: Story = {
  decorators: [asSampleUser],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'My submissions' }));
    await userEvent.click(await canvas.findByRole('link', { name: '1048576' }));
    await expect(addressIn(canvasElement)).toBe('/submission-detail/1048576');
  },
};

const longText = Array.from(
  { length: 14 },
  (_, index) => `${index + 1}. ${'The lanterns hang along the river, $a_{i,j} \\le 10^{18}$. '.repeat(4)}`,
).join('\n\n');

export const LongStatement: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        problem: {
          ...problem,
          detail: async () =>
            problemDetail({ title: `${'元宵灯谜'.repeat(12)} and then some`, description: longText, hint: `\`${'x'.repeat(300)}\`` }),
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Statement, code and own submissions as tabs; the submit button stays at the foot. */
export const Phone: Story = {
  decorators: [asSampleUser],
  globals: { viewport: { value: 'phone' } },
  // The toolbar scrolls under the tabs, which cover it.
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  tags: ['vrt:phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Code' }));
    const submit = await canvas.findByRole('button', { name: 'Submit' });
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(submit);
    await canvas.findByRole('img', { name: 'Pending' });
    await userEvent.click(canvas.getByRole('tab', { name: 'My submissions' }));
    await expect(await canvas.findByRole('link', { name: 'Pending' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Code' }));
    await expect(canvas.getByRole('img', { name: 'Pending' })).toBeVisible();
  },
};

export const NoLanguage: Story = {
  decorators: [withFrame({ user: sampleUser, answers: { site: { system: never }, problem: { ...problem, languages: async () => [] } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No language is available right now')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Loading: Story = { decorators: [withFrame({ answers: { problem: { ...problem, detail: never } } })] };

export const Failing: Story = {
  decorators: [
    withFrame({
      answers: { problem: { ...problem, detail: () => Promise.reject(new ApiError('server.busy', undefined, 'req-42')) } },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server is busy', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The workspace for the viewer of the toolbar: a visitor reads, a user submits. */
export const ByViewer: Story = {
  decorators: [withFrame(user => ({ user, answers: { ...judging.answers, problem } }))],
  play: async ({ canvas, globals }) => {
    if (globals.viewer !== 'user') return;
    await expect(await canvas.findByRole('tab', { name: 'My submissions' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Submit/ })).toBeEnabled();
  },
};

export const ChineseAndDark: Story = { decorators: [asSampleUser], globals: { theme: 'dark', locale: 'zh-CN' } };
