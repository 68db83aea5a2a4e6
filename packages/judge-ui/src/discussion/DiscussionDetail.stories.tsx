import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { root } from '../testing/AdminScreen';
import { discussion, discussionCategories } from '../testing/discussionSamples';
import { sampleUser } from '../testing/samples';
import { never, withFrame } from '../testing/StoryFrame';
import { DiscussionDetail } from './DiscussionDetail';

const meta = {
  title: 'Pages/Discussion',
  component: DiscussionDetail,
  parameters: { clock: true },
  args: { did: 1, onRemoved: fn(), onReposted: fn() },
} satisfies Meta<typeof DiscussionDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();
const answers = (more: Parameters<typeof discussion>[0] = {}) => ({
  discussion: {
    detail: async () => discussion(more),
    categories: async () => discussionCategories,
    like: async (given: object) => void done(given),
    report: async (given: object) => void done(given),
    remove: async (given: object) => void done(given),
    setCategories: async (given: object) => {
      done(given);
      return discussionCategories;
    },
    change: async (given: { id: string | number; forceUpdate?: unknown }) => {
      done(given);
      return { id: given.forceUpdate ? 78 : Number(given.id) };
    },
  },
});
const beforeEach = () => {
  done.mockReset();
  localStorage.clear();
};

/** DIS-006, DIS-010: a like is shown at once. DIS-014: a report needs a label or a reason. */
export const Reader: Story = {
  beforeEach,
  decorators: [withFrame({ user: sampleUser, answers: answers() })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to problem' })).toHaveAttribute('href', '/problem/P1000');
    await userEvent.click(canvas.getByRole('button', { name: 'Like (12)' }));
    await expect(await canvas.findByRole('button', { name: 'Like (13)', pressed: true })).toBeVisible();
    await screen.findByText('Like Successfully');
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await dialog.findByText('The report label and the reason cannot both be empty');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Spam or ads' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ did: 1, labels: ['spam'], content: '' }));
    await screen.findByText('Send successfully');
  },
};

/** A like that is refused is taken back. */
export const RefusedLike: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: { discussion: { ...answers().discussion, like: () => Promise.reject(new ApiError('discussion.disabled')) } },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like (12)' }));
    await screen.findByText('An admin has disabled this discussion');
    await expect(await canvas.findByRole('button', { name: 'Like (12)', pressed: false })).toBeVisible();
  },
};

/** DIS-020, DIS-009: the author edits; forced, it becomes a new post. DIS-018: and deletes. */
export const Author: Story = {
  beforeEach,
  decorators: [withFrame({ user: sampleUser, answers: answers({ uid: sampleUser.uid, author: sampleUser.username }) })],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit discussion' }));
    const title = dialog.getByRole('textbox', { name: /Title/ });
    await expect(title).toHaveValue('[P1000] Why is my program too slow?');
    await userEvent.clear(title);
    await userEvent.type(title, 'Found it');
    await userEvent.click(dialog.getByRole('switch', { name: /Submit as a new post/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Update Successfully');
    await expect(done).toHaveBeenCalledWith(expect.objectContaining({ id: 1, title: 'Found it', forceUpdate: true, categoryId: 3 }));
    await waitFor(() => expect(args.onReposted).toHaveBeenCalledWith(78));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalled());
    await screen.findByText('Delete successfully');
  },
};

/** GRP-051: in a group, who manages it hides a discussion and shows it again. */
export const GroupAdmin: Story = {
  beforeEach,
  decorators: [
    withFrame({
      user: sampleUser,
      answers: { ...answers({ gid: 4, moderates: true }), groupDiscussion: { change: async (given: object) => void done(given) } },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'All discussions' })).toHaveAttribute('href', '/group/4/discussion');
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ id: 1, status: 1 }));
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
};

/** DIS-008: admins change the categories from the dialog; what is written meanwhile stays. */
export const Admin: Story = {
  beforeEach,
  decorators: [withFrame({ user: root, answers: answers({ uid: root.uid, author: 'root', role: 'root', topPriority: true, status: 1 }) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Description/ }), ' More.');
    await expect(screen.getByRole('switch', { name: 'Pin it to the top' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Edit categories' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Categories of discussions' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove “Solutions”' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add a category' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Each category needs a name');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Category 3' }), 'Jobs');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('The categories are saved');
    await expect(done).toHaveBeenCalledWith([
      { id: 1, name: 'Chat' },
      { id: 3, name: 'Help 求助' },
      { id: undefined, name: 'Jobs' },
    ]);
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Description/ }).value).toContain(' More.'));
  },
};

export const Visitor: Story = {
  decorators: [withFrame({ answers: answers() })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like (12)' }));
    // The words go by themselves; the dialog may still be on its way then.
    await screen.findByText('Please login first');
    await screen.findByRole('dialog', { name: 'Login - OJ' });
  },
};

export const Missing: Story = {
  decorators: [
    withFrame({ user: sampleUser, answers: { discussion: { detail: () => Promise.reject(new ApiError('discussion.notFound')) } } }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The discussion does not exist')).toBeVisible();
  },
};

export const Loading: Story = { decorators: [withFrame({ answers: { discussion: { detail: never } } })] };

export const Phone: Story = { decorators: Reader.decorators ?? [], globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators: Admin.decorators ?? [], globals: { theme: 'dark', locale: 'zh-CN' } };
