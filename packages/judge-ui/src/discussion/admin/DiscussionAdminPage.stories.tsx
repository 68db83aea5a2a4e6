import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdminScreen, author } from '../../testing/AdminScreen';
import { adminDiscussionRows, discussionReport } from '../../testing/discussionSamples';
import { onePage } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { DiscussionAdminPage } from './DiscussionAdminPage';

const meta = {
  title: 'Pages/Back office/Discussions',
  component: DiscussionAdminPage,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '700px' } } },
  args: { tab: 'all', filter: {}, page: 1, onFilterChange: fn(), onPageChange: fn() },
  render: args => (
    <AdminScreen>
      <DiscussionAdminPage {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof DiscussionAdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = fn();
const reports = [
  discussionReport(1),
  discussionReport(2, { discussionTitle: '刷屏内容：'.repeat(20), labels: [], state: 'disabled', isMuted: true }),
  discussionReport(3, { content: '', labels: ['plagiarism'], commentId: 31, url: '/discussion-detail/30#comment-31' }),
];
const answers = {
  discussionAdmin: {
    list: async () => onePage(adminDiscussionRows, 31),
    reports: async () => onePage(reports),
    change: async (given: object) => void done(given),
    remove: async (given: object) => void done(given),
    restore: async (given: object) => void done(given),
    decide: async (given: object) => void done(given),
  },
};
const beforeEach = () => void done.mockReset();

/** ADM-122, ADM-123: shown, pinned, deleted and restored from the row. */
export const All: Story = {
  beforeEach,
  decorators: [withFrame({ user: author, answers })],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Show “[P1000] Why is my program too slow?”' }));
    await waitFor(() => expect(done).toHaveBeenLastCalledWith({ id: 1, status: 1 }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Pin “Rules of this place 本站讨论守则”' }));
    await waitFor(() => expect(done).toHaveBeenLastCalledWith({ id: 5, topPriority: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete “[P1000] Why is my program too slow?”' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await screen.findByText('The discussion is deleted');
    await expect(done).toHaveBeenLastCalledWith({ ids: [1] });
    await userEvent.click(canvas.getByRole('button', { name: 'Restore “Cheap watches”' }));
    await screen.findByText('The discussion is restored');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Deleted');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ state: 'deleted' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Single keys decide: J and K move, 1 keeps, 2 disables, 3 mutes, too. */
export const Reports: Story = {
  beforeEach,
  args: { tab: 'reports' },
  decorators: [withFrame({ user: author, answers })],
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('article', { name: 'Report of “Cheap watches 1”' });
    await userEvent.keyboard('1');
    await waitFor(() => expect(done).toHaveBeenLastCalledWith({ id: 1, decision: 'keep' }));
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('jj2');
    await waitFor(() => expect(done).toHaveBeenLastCalledWith({ id: 3, decision: 'hide' }));
    await userEvent.keyboard('k3');
    await waitFor(() => expect(done).toHaveBeenLastCalledWith({ id: 2, decision: 'mute' }));
    await userEvent.click(within(first).getByRole('button', { name: /^Disable and mute/ }));
    await waitFor(() => expect(done).toHaveBeenLastCalledWith({ id: 1, decision: 'mute' }));
    await screen.findAllByText('Hidden, and its author is muted');
    await expect(within(first).getByText('Spam or ads')).toBeVisible();
    const comment = within(canvas.getByRole('article', { name: 'Report of “Cheap watches 3”' }));
    await expect(comment.getByRole('link', { name: 'Cheap watches 3' })).toHaveAttribute('href', '/discussion-detail/30#comment-31');
    await expect(comment.getByRole('button', { name: /^Delete and mute/ })).toBeVisible();
  },
};

export const NoReports: Story = {
  args: { tab: 'reports' },
  decorators: [withFrame({ user: author, answers: { discussionAdmin: { reports: async () => onePage([]) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open reports')).toBeVisible();
  },
};

export const Failing: Story = {
  args: { tab: 'reports' },
  decorators: [withFrame({ user: author, answers: { discussionAdmin: { reports: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: author, answers: { discussionAdmin: { list: never } } })] };

export const Phone: Story = { decorators: All.decorators ?? [], globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ReportsOnPhone: Story = {
  args: { tab: 'reports' },
  decorators: All.decorators ?? [],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
};

export const ChineseAndDark: Story = {
  args: { tab: 'reports' },
  decorators: All.decorators ?? [],
  globals: { theme: 'dark', locale: 'zh-CN' },
};
