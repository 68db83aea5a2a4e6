import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CommentForm } from './CommentForm';

const meta = {
  title: 'Community/CommentForm',
  component: CommentForm,
  args: { onSubmit: fn(async (_: string): Promise<unknown> => undefined) },
} satisfies Meta<typeof CommentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: toolbar, for the commands. Ctrl+Enter posts; then the form is empty. */
export const Keyboard: Story = {
  tags: ['apg:toolbar'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Comment' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('Nice');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Inline code' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus();
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Nice');
    await waitFor(() => expect(box).toHaveValue(''));
  },
};

export const Commands: Story = {
  args: { defaultValue: 'n' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>('textbox');
    box.setSelectionRange(0, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Inline code' }));
    await expect(box).toHaveValue('`n`');
  },
};

export const WithEmoji: Story = {
  args: { defaultValue: 'Solved ' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>('textbox');
    box.setSelectionRange(7, 7);
    await userEvent.click(canvas.getByRole('button', { name: 'Insert emoji' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'balloon');
    // Until the grid is filtered the place of the cell changes.
    await screen.findByRole('gridcell', { name: 'balloon' });
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'grinning face' })).toBeNull());
    await userEvent.click(await screen.findByRole('gridcell', { name: 'balloon' }));
    await waitFor(() => expect(box).toHaveValue('Solved 🎈'));
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const EmptyIsRefused: Story = {
  args: { defaultValue: '  \n ' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Comment' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Content cannot be empty');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What was written is kept when it could not be posted. */
export const KeepsTextOnFailure: Story = {
  args: {
    defaultValue: 'A long thought.',
    onSubmit: fn(async (_: string): Promise<unknown> => {
      throw new Error('429');
    }),
    describeError: () => 'You post too fast. Wait 20 s.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Comment' }));
    await expect(await canvas.findByText('You post too fast. Wait 20 s.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('A long thought.');
  },
};

export const Pending: Story = {
  args: { defaultValue: '正在发送的评论', onSubmit: fn((_: string) => new Promise<unknown>(() => undefined)) },
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发表评论' }));
    await expect(canvas.getByRole('button', { name: '发表评论' })).toBeDisabled();
  },
};
export const TooLong: Story = {
  args: { defaultValue: 'x'.repeat(10_001), rows: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('10,001 / 10,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Comment' }));
    await expect(canvas.getByText('The content cannot exceed 10,000 characters')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const ContestQuestions: Story = { args: { contestTips: true, label: 'Question' } };
export const ContestQuestionsChinese: Story = { args: { contestTips: true }, globals: { locale: 'zh-CN', theme: 'dark' } };
export const Reply: Story = {
  args: { label: 'Reply to 青岚', placeholder: 'Reply to 青岚', submitLabel: 'Reply', rows: 3, onCancel: fn() },
};
export const Disabled: Story = { args: { disabled: true, placeholder: 'This discussion is closed.' } };
export const Phone: Story = { args: { contestTips: true }, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
