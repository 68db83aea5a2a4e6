import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { addressIn, never, withFrame } from '../../testing/StoryFrame';
import { author, root } from '../../testing/AdminScreen';
import type { ProblemForm } from './ProblemForm';
import { answers, saved, whole } from '../../testing/problemEditorSamples';
import { newProblem } from './problemValues';
import { problemFormStories } from '../../testing/problemFormStories';

const meta = {
  title: 'Pages/Back office/Problem form',
  ...problemFormStories,
} satisfies Meta<typeof ProblemForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const asRoot = withFrame(() => ({ user: root, address: '/admin/problem/edit/42', answers: answers() }));

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

/** Whoever takes all languages away and puts all of them back has what was there, also those that are not judged here. */
export const AllLanguagesAgain: Story = {
  decorators: [
    withFrame(() => ({
      user: root,
      address: '/admin/problem/edit/42',
      answers: answers({ problemEditor: { read: async () => ({ ...whole, languages: [...whole.languages, 'Python2'] }) } }),
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'None' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Python2' })).not.toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.calls[0]?.[0].languages.map(({ name }) => name)).toEqual([...whole.languages, 'Python2']);
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
    await expect(summary).not.toHaveTextContent(/Languages|Samples: A sample/);
    await userEvent.click(canvas.getByRole('button', { name: 'None' }));
    await waitFor(() => expect(canvas.getAllByText('At least one language is required')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(canvas.queryByText('At least one language is required')).toBeNull());
    await userEvent.click(within(summary).getByRole('button', { name: /Problem display ID is required/ }));
    await expect(canvas.getByRole('textbox', { name: /Display ID/ })).toHaveFocus();
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** A problem that is made for a contest: it has the type of the contest, and a name there. */
export const InContest: Story = {
  args: { pid: undefined, contest: { cid: 7, type: 1 } },
  beforeEach: () => localStorage.removeItem('oj.desk.contest.7.problem.new'),
  decorators: [asRoot],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const summary = (await canvas.findByText(/things are still to mend/)).parentElement as HTMLElement;
    await userEvent.click(within(summary).getByRole('button', { name: /The problem needs an ID in the contest/ }));
    const displayId = canvas.getByRole('textbox', { name: /ID in the contest/ });
    await expect(displayId).toHaveFocus();
    await userEvent.type(displayId, 'A');
    await waitFor(() => expect(within(summary).queryByText(/needs an ID/)).toBeNull());
    await expect(canvas.getByRole('radio', { name: /^OI/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^ACM/ })).toBeDisabled();
    await expect(canvas.queryByRole('radiogroup', { name: /Visibility/ })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'The balloon has a colour' }));
    await expect(canvas.getByText('Colour of the balloon')).toBeVisible();
  },
};

/** What it is called in the contest is saved together with the problem. */
export const RenamedInContest: Story = {
  args: { contest: { cid: 7, type: 0 } },
  beforeEach: () => localStorage.removeItem('oj.desk.contest.7.problem.42'),
  decorators: [asRoot],
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /Title in the contest/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'Bridges');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({
      problem: { id: 42 },
      contestProblem: { cid: 7, displayId: 'B', displayTitle: 'Bridges' },
    });
  },
};

const arrived = fn();
const takenAway = fn();

/** A picture goes into the text; deleted there, it is taken away once the text without it is saved. */
export const PictureInStatement: Story = {
  beforeEach: () => void [arrived.mockReset(), takenAway.mockReset()],
  decorators: [
    withFrame(() => ({
      user: root,
      answers: answers({
        attachment: {
          uploadPicture: async ({ file }) => {
            arrived((file as File).name);
            return { link: '/api/public/img/tree.png', fileId: 7 };
          },
          uploadFile: async () => Promise.reject(new ApiError('attachment.type')),
          remove: async ({ fileId }) => void takenAway(fileId),
        },
      }),
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    const [area] = await canvas.findAllByRole<HTMLTextAreaElement>('textbox', { name: /Description/ });
    if (!area) throw new Error('there is no description');
    const chooser = area.closest('[data-view]')?.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(chooser, new File(['x'], 'tree.png', { type: 'image/png' }));
    await waitFor(() => expect(area.value).toContain('![tree.png](/api/public/img/tree.png)'));
    await expect(arrived).toHaveBeenCalledWith('tree.png');
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete tree.png from the text' }));
    await expect(area.value).not.toContain('tree.png');
    await expect(takenAway).not.toHaveBeenCalled();
    await userEvent.type(area, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(takenAway).toHaveBeenCalledWith(7));
    await userEvent.upload(chooser, new File(['x'], 'tool.exe', { type: 'application/octet-stream' }));
    await screen.findByText('This kind of file is not taken, or it is not what its name says');
  },
};

/** Code that was changed must compile before it is saved. */
export const SpecialJudge: Story = {
  decorators: [
    withFrame(() => ({
      user: root,
      answers: answers({
        problemEditor: {
          read: async () => ({ ...whole, judgeMode: 'spj', spjLanguage: 'C', spjCode: 'int main( {}' }),
        },
        customTest: { compileChecker: () => Promise.reject(new ApiError('judge.compileError', "1:11: expected ')'")) },
      }),
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Compiles')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'How it answers' }));
    const table = await screen.findByRole('dialog', { name: 'How it answers' });
    await expect(within(table).getByRole('row', { name: '1, 2, 4, 8, 43, 102 Wrong Answer' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
    await within(dialog).findByText('The file content is required!');
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
    localStorage.setItem(
      'oj.desk.problem.new',
      JSON.stringify({ values: { ...newProblem(true, [], 'en-US'), problemId: 'KEPT' }, since: 0 }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Your unsaved changes are back/);
    await expect(canvas.getByRole('textbox', { name: /Display ID/ })).toHaveValue('KEPT');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Discard changes' })[0] as HTMLElement);
    await expect(canvas.getByRole('textbox', { name: /Display ID/ })).toHaveValue('');
    await expect(localStorage.getItem('oj.desk.problem.new')).toBeNull();
    await expect(canvas.getByText('Nothing is written yet')).toBeVisible();
  },
};

/** What is typed is kept in this browser; a link away asks first. */
export const Kept: Story = {
  args: { pid: undefined },
  decorators: [withFrame(() => ({ user: author, address: '/admin/problem/create', answers: answers() }))],
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
  decorators: [
    withFrame({ user: root, answers: answers({ problemEditor: { read: () => Promise.reject(new ApiError('access.denied')) } }) }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You have no permission for this');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: root, answers: answers({ problemEditor: { read: never } }) })] };

export const Phone: Story = { decorators: [asRoot], globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators: [asRoot], globals: { theme: 'dark', locale: 'zh-CN' } };
