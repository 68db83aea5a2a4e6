import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withFrame } from '../../testing/StoryFrame';
import { root } from '../../testing/AdminScreen';
import type { ProblemForm } from './ProblemForm';
import { answers, saved, whole } from '../../testing/problemEditorSamples';
import { problemFormStories } from '../../testing/problemFormStories';

const meta = {
  title: 'Pages/Back office/Problem form: statement',
  ...problemFormStories,
} satisfies Meta<typeof ProblemForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnglishAlone: Story = {
  name: 'F11: a new problem needs a statement in one language, Chinese or English',
  args: { pid: undefined },
  tags: ['vrt:skip'],
  decorators: [withFrame({ user: root, address: '/admin/problem/create', answers: answers() })],
  play: async ({ canvas, userEvent }) => {
    const english = within(await canvas.findByRole('region', { name: 'English statement' }));
    const chinese = within(canvas.getByRole('region', { name: 'Chinese statement' }));
    await expect(english.getByRole('textbox', { name: /Title/ })).toBeVisible();
    await expect(chinese.queryByRole('textbox')).toBeNull();
    await userEvent.click(english.getByRole('switch', { name: 'There is an English statement' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await chinese.findByText('A statement in Chinese or in English is required');
    await userEvent.click(english.getByRole('switch', { name: 'There is an English statement' }));
    await waitFor(() => expect(chinese.queryByText('A statement in Chinese or in English is required')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await english.findByText('Title is required');
    await expect(chinese.queryByText('Title is required')).toBeNull();
  },
};

export const EnglishAgain: Story = {
  name: 'F11: what was written in English alone opens as English, and is saved so',
  tags: ['vrt:skip'],
  decorators: [
    withFrame(() => ({
      user: root,
      address: '/admin/problem/edit/42',
      answers: answers({
        problemEditor: { read: async () => ({ ...whole, ...whole.translations?.['en-US'], translations: { 'en-US': {} } }) },
      }),
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    const english = within(await canvas.findByRole('region', { name: 'English statement' }));
    const title = english.getByRole('textbox', { name: /Title/ });
    await expect(title).toHaveValue('Lantern Riddles');
    await expect(canvas.getByRole('switch', { name: 'There is a Chinese statement' })).not.toBeChecked();
    await userEvent.type(title, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.calls[0]?.[0].problem).toMatchObject({ title: 'Lantern Riddles!', translations: { 'en-US': {} } });
  },
};

const takenAway = fn();

/** It stays while the saved text shows it. */
export const PictureWrittenOut: Story = {
  name: 'F7, FIL-010: a picture that was deleted from the text by hand is taken away by the next save',
  tags: ['vrt:skip'],
  beforeEach: () => void takenAway.mockReset(),
  decorators: [
    withFrame(() => {
      let kept = whole;
      return {
        user: root,
        answers: answers({
          attachment: {
            uploadPicture: async () => ({ link: '/api/public/img/tree.png', fileId: 7 }),
            remove: async ({ fileId }) => void takenAway(fileId),
          },
          problemEditor: {
            read: async () => kept,
            change: async draft => {
              saved(draft);
              kept = { ...whole, description: draft.problem.description ?? '' };
              return { pid: 42, problemId: 'P1042' };
            },
          },
        }),
      };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const [area] = await canvas.findAllByRole<HTMLTextAreaElement>('textbox', { name: /Description/ });
    if (!area) throw new Error('there is no description');
    const chooser = area.closest('[data-view]')?.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(chooser, new File(['x'], 'tree.png', { type: 'image/png' }));
    await waitFor(() => expect(area.value).toContain('![tree.png](/api/public/img/tree.png)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Everything is saved')).toBeVisible());
    await expect(takenAway).not.toHaveBeenCalled();
    await userEvent.clear(area);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(takenAway).toHaveBeenCalledWith(7));
    await expect(saved).toHaveBeenCalledTimes(2);
  },
};
