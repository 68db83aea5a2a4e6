import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { discussionCategories, discussionRows } from '../testing/discussionSamples';
import { group } from '../testing/groupSamples';
import { onePage, sampleUser } from '../testing/samples';
import { addressIn, withFrame } from '../testing/StoryFrame';
import { GroupDiscussions } from './GroupDiscussions';

const meta = {
  title: 'Pages/Group discussions',
  component: GroupDiscussions,
  parameters: { clock: true },
  args: { group: group(3), filter: {}, page: 1, onFilterChange: fn(), onPageChange: fn() },
} satisfies Meta<typeof GroupDiscussions>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();
const rows = discussionRows.map(row => ({ ...row, gid: 1 }));
const answers = {
  discussion: { categories: async () => discussionCategories },
  groupDiscussion: {
    list: async () => onePage(rows.slice(1)),
    all: async () => onePage(rows.map((row, place) => ({ ...row, status: place === 0 ? 1 : 0 }))),
    add: async (draft: object) => {
      done(draft);
      return { id: 77 };
    },
  },
};

/** GRP-047: cards lead to pages of the group. GRP-052: a member writes. */
export const Member: Story = {
  beforeEach: () => {
    done.mockReset();
    localStorage.clear();
  },
  decorators: [withFrame({ user: sampleUser, address: '/group/1/discussion', answers })],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [card] = rows.slice(1);
    const link = await canvas.findByRole('link', { name: card?.title ?? '' });
    await expect(link).toHaveAttribute('href', `/group/1/discussion-detail/${card?.id}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New discussion' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), 'Heaps');
    await userEvent.type(dialog.getByRole('textbox', { name: /Description/ }), 'A question');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Category/ }), 'Solutions');
    await userEvent.type(dialog.getByRole('textbox', { name: /Content/ }), 'Why?');
    await userEvent.click(dialog.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/group/1/discussion-detail/77'));
    await expect(done).toHaveBeenCalledWith(expect.objectContaining({ gid: 1, title: 'Heaps' }));
  },
};

/** GRP-050: who manages the group sees the disabled ones. */
export const Admin: Story = {
  args: { group: group(4) },
  decorators: [withFrame({ user: sampleUser, address: '/group/1/discussion', answers })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rows[0]?.title ?? '')).toBeVisible();
  },
};

/** GRP-050, 051: in the back office of the group a discussion is hidden and deleted; pins are for admins of the site. */
export const AdminView: Story = {
  args: { group: group(4), isAdminView: true },
  beforeEach: () => void done.mockReset(),
  decorators: [
    withFrame({
      user: sampleUser,
      address: '/group/1/discussion?admin=true',
      answers: {
        ...answers,
        groupDiscussion: {
          ...answers.groupDiscussion,
          change: async (change: object) => void done(change),
          remove: async (removed: object) => void done(removed),
        },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const [first] = rows;
    await userEvent.click(await canvas.findByRole('switch', { name: `Show “${first?.title}”` }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ id: first?.id, status: 0 }));
    await expect(canvas.queryByRole('switch', { name: /^Pin/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Delete “${first?.title}”` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ did: first?.id }));
  },
};
