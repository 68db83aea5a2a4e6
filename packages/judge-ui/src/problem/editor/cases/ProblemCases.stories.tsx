import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { withFrame } from '../../../testing/StoryFrame';
import { root } from '../../../testing/AdminScreen';
import type { ProblemForm } from '../ProblemForm';
import { answers, cases, saved, whole } from '../../../testing/problemEditorSamples';
import { problemFormStories } from '../../../testing/problemFormStories';

const meta = {
  title: 'Pages/Back office/Problem form: cases',
  ...problemFormStories,
} satisfies Meta<typeof ProblemForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const asRoot = withFrame(() => ({ user: root, address: '/admin/problem/edit/42', answers: answers() }));

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
    await userEvent.click(canvas.getByRole('button', { name: 'Add a subtask' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Cases of subtask 1' }));
    await userEvent.keyboard('2-3{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Subtask of case 3' })).toHaveValue('1');
    await expect(canvas.getByText('In no subtask: 1')).toBeVisible();
  },
};

/** A zip becomes cases; its refusal is shown in the words of the server. */
export const Zip: Story = {
  args: { pid: undefined },
  decorators: [
    withFrame(() => ({
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
    await expect(await canvas.findByText('Upload Testcase Failed: The archive has a folder: a/')).toBeVisible();
    await userEvent.upload(drop, new File(['x'], 'right.zip', { type: 'application/zip' }));
    await expect(await canvas.findByRole('cell', { name: '1.in' })).toBeVisible();
    // F7 (FIL-012)
    await within(document.body).findByText('Upload Testcase Successfully');
  },
};

/** F17: an input without an answer is refused, and nothing of the archive is taken. */
export const ZipWithoutAnswer: Story = {
  name: 'F17: zip without an answer',
  args: { pid: undefined },
  tags: ['vrt:skip'],
  decorators: [
    withFrame(() => ({
      user: root,
      answers: answers({
        testData: {
          upload: async () => {
            throw new ApiError('testData.archive', 'One input has no answer: 2.in.');
          },
        },
      }),
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    const drop = await canvas.findByLabelText('Zip of test cases');
    await userEvent.upload(drop, new File(['x'], 'half.zip', { type: 'application/zip' }));
    await expect(await canvas.findByText('Upload Testcase Failed: One input has no answer: 2.in.')).toBeVisible();
    await expect(canvas.queryByRole('cell', { name: /\.in/ })).toBeNull();
  },
};

const typedCases = cases.map(each => ({ ...each, inputText: `${each.id} ${each.id}\n`, outputText: `${each.id * 2}\n` }));
const asTyping = withFrame(() => ({
  user: root,
  answers: answers({
    problemEditor: { read: async () => ({ ...whole, isUploadCase: false }) },
    testData: { cases: async () => typedCases },
  }),
}));

/** Cases that were typed come back as text, and are sent again only when one of them changed. */
export const Typed: Story = {
  decorators: [asTyping],
  play: async ({ canvas, userEvent }) => {
    const second = await canvas.findByRole('textbox', { name: 'Input of case 2' });
    await expect(second).toHaveValue('2 2\n');
    await expect(canvas.getByRole('radio', { name: 'Typed by hand' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Move case 1 down' }));
    await expect(canvas.getByRole('button', { name: 'Move case 2 down' })).toHaveFocus();
    await expect(canvas.getByText('Case 1 moved to place 2 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move case 3 up' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Input of case 3' })).toHaveValue('1 1\n');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({
      isUploadTestCase: false,
      samples: [{ input: '2 2\n' }, {}, { input: '1 1\n' }],
    });
  },
};

/** A case is dragged by its grip; Escape leaves it where it was. */
export const Dragged: Story = {
  decorators: [asRoot],
  play: async ({ canvas, canvasElement }) => {
    const first = await canvas.findByRole('cell', { name: /^1\.in/ });
    const grip = first.closest('tr')?.querySelector('[aria-hidden][title]') as HTMLElement;
    const last = canvas.getByRole('cell', { name: /^3\.in/ });
    last.scrollIntoView({ block: 'center' });
    const pointer = (type: string, clientY: number) =>
      fireEvent(grip, new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientY }));
    grip.setPointerCapture = () => undefined;
    const bottom = () => last.getBoundingClientRect().bottom - 2;
    const names = () => canvas.getAllByRole('cell', { name: /\.in/ }).map(cell => cell.textContent?.slice(0, 4));

    pointer('pointerdown', first.getBoundingClientRect().top + 5);
    pointer('pointermove', bottom());
    await waitFor(() => expect(canvasElement.querySelector('[data-drop="after"]')).toHaveTextContent('3.in'));
    fireEvent.keyDown(window, { key: 'Escape' });
    await waitFor(() => expect(canvasElement.querySelector('[data-drop]')).toBeNull());
    pointer('pointerup', bottom());
    await expect(names()).toEqual(['1.in', '2.in', '3.in']);

    pointer('pointerdown', first.getBoundingClientRect().top + 5);
    pointer('pointermove', bottom());
    pointer('pointerup', bottom());
    await waitFor(() => expect(names()).toEqual(['2.in', '3.in', '1.in']));
    await expect(canvas.getByText('Case 1 moved to place 3 of 3')).toBeInTheDocument();
  },
};
