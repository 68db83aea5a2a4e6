import { ApiError, type SentNotice, toPage, type UserHome } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleUser, minutesAgo, onePage } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { AdminScreen, problemAdmin, root } from '../../testing/AdminScreen';
import { NoticeAdminPage } from './NoticeAdminPage';

const meta = {
  title: 'Pages/Back office/Notices',
  component: NoticeAdminPage,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '700px' } } },
  args: { page: 1, onPageChange: fn() },
  render: args => (
    <AdminScreen only="announcement_admin">
      <NoticeAdminPage {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof NoticeAdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (id: number, title: string, more: Partial<SentNotice> = {}): SentNotice => ({
  id,
  title,
  content: 'From **02:00** to 04:00.',
  type: 'All',
  state: true,
  recipientUsername: null,
  adminUsername: 'root',
  gmtCreate: minutesAgo(id * 300),
  gmtModified: minutesAgo(id * 300),
  ...more,
});
const rows = [
  row(1, 'Maintenance on Sunday'),
  row(2, '关于评测机维护的通知：'.repeat(8), { type: 'Admin' }),
  row(3, 'Your student number', { type: 'Single', recipientUsername: '\u202Eإبراهيم_the_second' }),
];
const inklingsHome: UserHome = {
  ...sampleUser,
  total: 3,
  rating: null,
  scoreList: [],
  solvedList: [],
  overcomingList: [],
  solvedGroupByDifficulty: {},
  recentLoginTime: null,
};
const done = fn();

/** One is sent to one user, by name; another is taken back once that was confirmed. */
export const Mixed: Story = {
  beforeEach: () => void done.mockReset(),
  decorators: [
    withFrame(() => ({
      user: root,
      answers: {
        profile: {
          home: async ({ username } = {}) => {
            if (username !== 'inkling') throw new ApiError('profile.notFound');
            return inklingsHome;
          },
        },
        notice: {
          list: async () => onePage(rows),
          send: async draft => {
            done(draft);
            return { id: 4 };
          },
          remove: async gone => void done(gone),
        },
      },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Admins');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a notice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a notice' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'One user' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), 'News');
    await userEvent.type(dialog.getByRole('textbox', { name: /Content/ }), 'Text');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await dialog.findByText('The username is required');
    await userEvent.type(dialog.getByRole('textbox', { name: /Username/ }), 'inklin');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The user does not exist');
    await userEvent.type(dialog.getByRole('textbox', { name: /Username/ }), 'g');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ title: 'News', content: 'Text', type: 'Single', recipientId: '7' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Take back “Maintenance on Sunday”' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ id: 1 }));
  },
};

/** Words can be changed after it was sent; who receives it cannot. */
export const Changed: Story = {
  beforeEach: () => void done.mockReset(),
  decorators: [
    withFrame(() => ({ user: root, answers: { notice: { list: async () => onePage(rows), change: async words => void done(words) } } })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change “Maintenance on Sunday”' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('radio')).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), ' again');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(done).toHaveBeenCalledWith({ id: 1, title: 'Maintenance on Sunday again', content: 'From **02:00** to 04:00.' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** When the only one of the last page is taken back, the page before it opens. */
export const LastOfItsPage: Story = {
  args: { page: 2 },
  decorators: [
    withFrame(() => {
      let left = 11;
      const list = async () => toPage(left > 10 ? rows.slice(0, 1) : [], left, { currentPage: 2, limit: 10 });
      return { user: root, answers: { notice: { list, remove: async () => void (left = 10) } } };
    }),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back “Maintenance on Sunday”' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(args.onPageChange).toHaveBeenCalledWith(1));
  },
};

/** Only the super admin sends notices. */
export const ForOthers: Story = {
  decorators: [withFrame({ user: problemAdmin })],
  play: async ({ canvas }) => {
    await canvas.findByText(/Please login again with the administrator account!/);
    await expect(canvas.queryByRole('link', { name: 'Notices' })).toBeNull();
  },
};

export const Nothing: Story = {
  decorators: [withFrame({ user: root, answers: { notice: { list: async () => onePage([]) } } })],
  play: async ({ canvas }) => {
    await canvas.findByText('No notice was sent yet');
  },
};

export const Failing: Story = {
  decorators: [withFrame({ user: root, answers: { notice: { list: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: root, answers: { notice: { list: never } } })] };

export const Phone: Story = {
  decorators: [withFrame({ user: root, answers: { notice: { list: async () => onePage(rows) } } })],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
};

export const ChineseAndDark: Story = { decorators: Phone.decorators ?? [], globals: { theme: 'dark', locale: 'zh-CN' } };
