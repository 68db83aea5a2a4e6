import { ApiError, type ProblemCase, type ProblemDraft, type WholeProblem } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Answers } from '../../api/fakeApi';
import { languages, minutesAgo, tags } from '../../api/samples';
import { addressIn, framed, never } from '../../api/StoryFrame';
import { author, DeskScreen, root } from '../shell/DeskStory';
import { ProblemForm } from './ProblemForm';
import { newProblem } from './problemValues';

const problem: WholeProblem['problem'] = {
  id: 42,
  problemId: 'P1042',
  title: '灯谜',
  author: 'root',
  description: '每盏灯下挂着一个灯谜，值 $a_i$ 分。',
  input: '两个整数 $n$ 和 $k$，然后是 $a_1, \\dots, a_n$。',
  output: '其中 $k$ 个的最大总和。',
  examples: '<input>4 2\n1 5 3 2</input><output>8</output>',
  hint: '',
  source: '',
  translations: {
    'en-US': {
      title: 'Lantern Riddles',
      description: 'Under each lantern hangs a riddle, worth $a_i$ points.',
      input: 'Two integers $n$ and $k$, then $a_1, \\dots, a_n$.',
      output: 'The greatest sum of $k$ of them.',
      hint: '',
    },
  },
  difficulty: 2,
  type: 0,
  judgeMode: 'default',
  judgeCaseMode: 'default',
  timeLimit: 1000,
  memoryLimit: 256,
  stackLimit: 128,
  auth: 1,
  codeShare: true,
  isRemoveEndBlank: true,
  openCaseResult: true,
  isFileIO: false,
  ioReadFileName: null,
  ioWriteFileName: null,
  spjCode: null,
  spjLanguage: null,
  userExtraFile: null,
  judgeExtraFile: null,
  ioScore: null,
  isUploadCase: true,
  caseVersion: 3,
  modifiedUser: null,
  isRemote: false,
  gmtCreate: minutesAgo(9000),
  gmtModified: minutesAgo(900),
};

const cases: ProblemCase[] = [1, 2, 3].map(number => ({
  id: number,
  pid: 42,
  input: `${number}.in`,
  output: `${number}.out`,
  score: 0,
  groupNum: null,
  inputBytes: 1 << (number * 5),
  outputBytes: number * 4,
}));

const whole: WholeProblem = { problem, languages: languages.map(({ name }) => name), tags: tags.slice(0, 2), codeTemplates: {} };
const saved = fn<(draft: ProblemDraft) => void>();

const answers = (more: Answers = {}): Answers => ({
  ...more,
  problem: { languages: async () => languages },
  problemEditor: {
    read: async () => whole,
    add: async draft => {
      saved(draft);
      return { pid: 42, problemId: 'P1042' };
    },
    change: async draft => {
      saved(draft);
      return { pid: 42, problemId: 'P1042' };
    },
    ...more.problemEditor,
  },
  testData: { cases: async () => cases, ...more.testData },
});

const meta = {
  title: 'Pages/Back office/Problem form',
  component: ProblemForm,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '800px' } } },
  args: { pid: 42, onCreated: fn() },
  beforeEach: () => {
    localStorage.removeItem('oj.desk.problem.42');
    localStorage.removeItem('oj.desk.problem.new');
    saved.mockReset();
  },
  render: args => (
    <DeskScreen>
      <ProblemForm {...args} />
    </DeskScreen>
  ),
} satisfies Meta<typeof ProblemForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const asRoot = framed(() => ({ user: root, address: '/admin/problem/edit/42', answers: answers() }));

/** Cases that nobody touched are not sent; the English version is. */
export const Edit: Story = {
  decorators: [asRoot],
  play: async ({ canvas, userEvent }) => {
    const time = await canvas.findByRole('textbox', { name: /Time limit/ });
    await expect(time).toHaveValue('1000');
    await userEvent.clear(time);
    await userEvent.type(time, '2000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const draft = saved.mock.calls[0]?.[0];
    await expect(draft?.problem).toMatchObject({
      id: 42,
      title: '灯谜',
      timeLimit: '2000',
      translations: { 'en-US': { title: 'Lantern Riddles' } },
    });
    await expect(draft).toMatchObject({ isUploadTestCase: true, samples: [] });
    await screen.findByText('Update Successfully');
  },
};

/** What is missing stands at its field and in a list at the top, which takes the focus. */
export const Faulty: Story = {
  args: { pid: undefined },
  decorators: [asRoot],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const summary = (await canvas.findByText(/things are still to mend/)).parentElement as HTMLElement;
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('Title is required');
    await expect(summary).toHaveTextContent('Judge Samples is required');
    await userEvent.click(within(summary).getByRole('button', { name: /Problem display ID is required/ }));
    await expect(canvas.getByRole('textbox', { name: /Display ID/ })).toHaveFocus();
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** A scored problem shares 100 points; its cases can be put in another order. */
export const Scored: Story = {
  decorators: [asRoot],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^OI/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Score of case 3' })).toHaveValue('34');
    await userEvent.click(canvas.getByRole('button', { name: 'Move case 3 up' }));
    await expect(canvas.getByRole('textbox', { name: 'Score of case 2' })).toHaveValue('34');
    await expect(canvas.getByText(/100 points in all/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Subtask of case 1' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Case mode' }), 'Subtasks: the lowest case counts');
    await expect(canvas.getByRole('textbox', { name: 'Subtask of case 1' })).toBeVisible();
  },
};

/** A zip becomes cases; its refusal is shown in the words of the server. */
export const Zip: Story = {
  args: { pid: undefined },
  decorators: [
    framed(() => ({
      user: root,
      answers: answers({
        testData: {
          upload: async ({ file }) => {
            if (file instanceof File && file.name === 'wrong.zip') throw new ApiError('testData.archive', 'The archive has a folder: a/');
            return { fileList: [{ input: '1.in', output: '1.out' }], fileListDir: 'a'.repeat(32) };
          },
        },
      }),
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    const drop = await canvas.findByLabelText('Zip of test cases');
    await userEvent.upload(drop, new File(['x'], 'wrong.zip', { type: 'application/zip' }));
    await expect(await canvas.findByText('The archive has a folder: a/')).toBeVisible();
    await userEvent.upload(drop, new File(['x'], 'right.zip', { type: 'application/zip' }));
    await expect(await canvas.findByRole('cell', { name: '1.in' })).toBeVisible();
  },
};

/** Code that was changed must compile before it is saved. */
export const SpecialJudge: Story = {
  decorators: [
    framed(() => ({
      user: root,
      answers: answers({
        problemEditor: {
          read: async () => ({ ...whole, problem: { ...problem, judgeMode: 'spj', spjLanguage: 'C', spjCode: 'int main( {}' } }),
        },
        trial: { compileChecker: () => Promise.reject(new ApiError('judge.compileError', "1:11: expected ')'")) },
      }),
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Compiles')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'C++');
    await expect(canvas.getByText('Compile it before you save')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compile' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compile Error' });
    await expect(dialog).toHaveTextContent("expected ')'");
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await canvas.findAllByText(/has not compiled since it was changed/))[0]).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** A file needs its name and its content. */
export const ExtraFile: Story = {
  decorators: [asRoot],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a file for submitted programs' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /File name/ }), 'grader.h');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await within(dialog).findByText('This is required');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Content/ }), 'int answer();');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('grader.h')).toBeVisible();
  },
};

/** Changes that were not saved are back after a reload, and can be given up. */
export const Reopened: Story = {
  args: { pid: undefined },
  decorators: [asRoot],
  beforeEach: () =>
    localStorage.setItem('oj.desk.problem.new', JSON.stringify({ values: { ...newProblem(true), problemId: 'KEPT' }, since: 0 })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Your unsaved changes are back/);
    await expect(canvas.getByRole('textbox', { name: /Display ID/ })).toHaveValue('KEPT');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Discard them' })[0] as HTMLElement);
    await expect(canvas.getByRole('textbox', { name: /Display ID/ })).toHaveValue('');
    await expect(localStorage.getItem('oj.desk.problem.new')).toBeNull();
  },
};

/** What is typed is kept in this browser; a link away asks first. */
export const Kept: Story = {
  args: { pid: undefined },
  decorators: [framed(() => ({ user: author, address: '/admin/problem/create', answers: answers() }))],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Display ID/ }), 'KEPT');
    await waitFor(() => expect(localStorage.getItem('oj.desk.problem.new')).toContain('KEPT'));
    await expect(canvas.getByRole('radio', { name: /^Public/ })).toBeDisabled();
    const away = canvas.getAllByRole('link', { name: 'Problems' })[0] as HTMLElement;
    await userEvent.click(away);
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(addressIn(canvasElement)).toBe('/admin/problem/create');
  },
};

export const Failing: Story = {
  decorators: [framed({ user: root, answers: answers({ problemEditor: { read: () => Promise.reject(new ApiError('access.denied')) } }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You have no permission for this');
  },
};

export const Loading: Story = { decorators: [framed({ user: root, answers: answers({ problemEditor: { read: never } }) })] };

export const Phone: Story = { decorators: [asRoot], globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators: [asRoot], globals: { theme: 'dark', locale: 'zh-CN' } };
