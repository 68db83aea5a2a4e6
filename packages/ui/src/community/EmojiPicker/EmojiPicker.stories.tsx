import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { EmojiPicker } from './EmojiPicker';

const meta = {
  title: 'Community/EmojiPicker',
  component: EmojiPicker,
  args: { onEmojiSelect: fn() },
  beforeEach: () => localStorage.removeItem('oj.recentEmojis'),
} satisfies Meta<typeof EmojiPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: grid in a dialog. The search keeps the focus while the arrows move over the grid. */
export const Keyboard: Story = {
  tags: ['apg:grid'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox', { name: 'Search emoji' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('balloon');
    await screen.findByRole('gridcell', { name: 'balloon' });
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'grinning face' })).toBeNull());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onEmojiSelect).toHaveBeenCalledWith('🎈'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Insert emoji' })).toHaveFocus();
  },
};

/** What was picked stands first the next time. */
export const Recent: Story = {
  args: { defaultOpen: true },
  beforeEach: () => localStorage.setItem('oj.recentEmojis', '["🎈","👍🏽"]'),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '🎈' }));
    await expect(args.onEmojiSelect).toHaveBeenCalledWith('🎈');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Insert emoji' })).toHaveFocus());
  },
};

/** APG pattern: radio group. */
export const SkinTone: Story = {
  args: { defaultOpen: true },
  play: async ({ args, userEvent }) => {
    const plain = await screen.findByRole('radio', { name: 'Default skin tone' });
    plain.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('radio', { name: 'Dark skin tone' })).toHaveFocus();
    await userEvent.type(screen.getByRole('searchbox'), 'thumbs up');
    await userEvent.click(await screen.findByRole('gridcell', { name: /thumbs up/ }));
    await expect(args.onEmojiSelect).toHaveBeenCalledWith('👍🏿');
  },
};

export const Chinese: Story = {
  args: { defaultOpen: true },
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜索表情' }), '气球');
    await expect(await screen.findByRole('gridcell', { name: '气球' })).toHaveTextContent('🎈');
  },
};

export const NothingFound: Story = {
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'pneumonoultramicroscopic');
    await expect(await screen.findByText('No emoji for “pneumonoultramicroscopic”')).toBeVisible();
  },
};
export const Open: Story = { args: { defaultOpen: true }, play: async () => void (await screen.findAllByRole('gridcell')) };
export const Disabled: Story = { args: { disabled: true } };
