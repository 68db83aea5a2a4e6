import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { MarkdownEditor, type MarkdownEditorProps } from './MarkdownEditor';

const text = `Given a tree of $n$ nodes, count the **simple paths** with at most $K$ blossoms.

## Notes

- Paths of one node count.
- [ ] Prove it for $n = 2$.

\`\`\`cpp
int main() { return 0; }
\`\`\`
`;
const picture = () => new File([new Uint8Array(1200)], 'tree [1].png', { type: 'image/png' });
const arrives: MarkdownEditorProps['uploadImage'] = fn(async (file: File) => ({ address: `/files/${file.size}.png` }));
const neverEnds: MarkdownEditorProps['uploadImage'] = (_, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => {});
};

const meta = {
  title: 'Community/MarkdownEditor',
  component: MarkdownEditor,
  args: {
    label: 'Description',
    defaultValue: text,
    onValueChange: fn(),
    maxCharacters: 65_535,
    uploadImage: arrives,
    uploadFile: arrives,
    onRemoveUpload: fn(),
  },
} satisfies Meta<typeof MarkdownEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: toolbar. Tab indents; after Escape it leaves. Undo takes a command back in one step. */
export const Keyboard: Story = {
  tags: ['apg:toolbar'],
  args: { defaultValue: 'one two' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Upload a PDF' })).toHaveFocus();
    area.focus();
    area.setSelectionRange(4, 7);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(area).toHaveValue('one **two**');
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('two');
    document.execCommand('undo');
    await waitFor(() => expect(area).toHaveValue('one two'));
    area.setSelectionRange(0, 0);
    await userEvent.keyboard('{Tab}');
    await expect(area).toHaveValue('  one two');
    await expect(area).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(area).toHaveValue('one two');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};

/** Enter goes on with a list and ends it on an empty mark – but not while a word is being composed. */
export const Lists: Story = {
  args: { defaultValue: '- a' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
    area.focus();
    area.setSelectionRange(3, 3);
    fireEvent.keyDown(area, { key: 'Enter', isComposing: true });
    await expect(area).toHaveValue('- a');
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue('- a\n- ');
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue('- a\n');
  },
};

/** A pasted picture stands in the text while it travels; its entry under the text takes it out again. */
export const Upload: Story = {
  args: { defaultValue: 'See: ' },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
    area.focus();
    area.setSelectionRange(5, 5);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(picture());
    area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await waitFor(() => expect(area).toHaveValue('See: ![tree 1.png](/files/1200.png)'));
    await expect([area.selectionStart, area.selectionEnd]).toEqual([area.value.length, area.value.length]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete tree [1].png from the text' }));
    await expect(area).toHaveValue('See: ');
    await expect(args.onRemoveUpload).toHaveBeenCalledWith('/files/1200.png');
  },
};

export const Uploading: Story = {
  args: { uploadImage: neverEnds, defaultValue: '' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
    await userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, picture());
    await expect(area).toHaveValue('![uploading tree 1.png](#upload-1)');
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel tree [1].png' }));
    await expect(area).toHaveValue('');
  },
};

export const FilesAlone: Story = {
  name: 'F7, FIL-007: a writer who may put in files but no pictures has no button for pictures',
  tags: ['vrt:skip'],
  args: { uploadImage: undefined, defaultValue: '' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Upload a file' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Picture' })).toBeNull();
    const notes = new File(['a'], 'notes.txt', { type: 'text/plain' });
    await userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, notes);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('[notes.txt](/files/1.png)'));
  },
};

export const UploadFails: Story = {
  args: { uploadImage: () => Promise.reject(new Error('offline')), defaultValue: '' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, picture());
    await expect(await canvas.findByText('tree [1].png did not get through')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry tree [1].png' })).toBeVisible();
  },
};

export const SideBySide: Story = {
  args: { defaultView: 'both' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Preview' }).querySelector('h2')).not.toBeNull());
  },
};

export const Preview: Story = {
  args: { defaultView: 'preview' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Notes' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue(text);
  },
};

export const FullScreen: Story = {
  args: { defaultView: 'both' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    const area = canvas.getByRole('textbox', { name: 'Description' });
    await expect(canvas.getByRole('button', { name: 'Leave full screen' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(area);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Full screen' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Empty: Story = {
  args: { defaultValue: '', placeholder: 'What is the problem about?', uploadFile: undefined, defaultView: 'both' },
};
export const TooLong: Story = { args: { maxCharacters: 40, error: 'Shorten the description.' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  args: {
    label: '题目描述',
    defaultView: 'both',
    defaultValue: `给定一棵 $n$ 个结点的树，求**简单路径**的条数。\n\n${'这是一段很长很长的说明文字，'.repeat(20)}\n\n${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4)}`,
  },
};
