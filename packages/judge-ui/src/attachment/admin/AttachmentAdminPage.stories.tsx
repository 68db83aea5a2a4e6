import { ApiError, type StoredAttachment } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdminScreen, root } from '../../testing/AdminScreen';
import type { Answers } from '../../testing/fakeApi';
import { minutesAgo } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { AttachmentAdminPage } from './AttachmentAdminPage';

const file = (id: number, name: string, more: Partial<StoredAttachment> = {}): StoredAttachment => ({
  id,
  name,
  type: 'application/pdf',
  bytes: 240_000,
  link: `/api/public/file/${String(id).padStart(32, '0')}.pdf`,
  username: 'tide',
  gmtCreate: minutesAgo(id * 50),
  uses: 0,
  ...more,
});
const files = [
  file(9, '题解 1.pdf', { uses: 2 }),
  file(8, `${'二〇二六年秋季程序设计邀请赛'.repeat(5)}.zip`, { type: 'application/zip', bytes: 98_000_000, username: '三更灯火' }),
  file(7, 'diagram.png', { type: 'image/png', bytes: 812, uses: 100 }),
];

function answers(): Answers {
  let stored = files;
  return {
    attachmentAdmin: {
      list: async ({ before, username } = {}) =>
        before
          ? { records: [file(6, 'older.txt', { type: 'text/plain; charset=utf-8' })], next: null, totalBytes: null }
          : { records: stored, next: 7, totalBytes: username ? 99_052_812 : null },
      uses: async () => [
        { kind: 'comment', id: 12 },
        { kind: 'problem', id: 42 },
      ],
      remove: async ({ id }) => void (stored = stored.filter(each => each.id !== id)),
    },
  };
}

const meta = {
  title: 'Pages/Back office/Files',
  component: AttachmentAdminPage,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '800px' } } },
  args: { filter: {}, onFilterChange: fn() },
  render: args => (
    <AdminScreen only="system_info_admin">
      <AttachmentAdminPage {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof AttachmentAdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const decorators = [withFrame(() => ({ user: root, answers: answers() }))];

/** Uses are looked at; what is unused goes, after a question; older files follow. */
export const Stored: Story = {
  decorators,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2 texts' }));
    const uses = within(await screen.findByRole('dialog', { name: 'Where “题解 1.pdf” is used' }));
    await expect(await uses.findByRole('link', { name: 'Problem 42' })).toHaveAttribute('href', '/admin/problem/edit/42');
    await userEvent.click(uses.getByText('Close'));
    await expect(await canvas.findByRole('button', { name: 'Delete “题解 1.pdf”' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Delete “二〇/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Delete “二〇/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await canvas.findByRole('link', { name: 'older.txt' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Pictures');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ kind: 'picture' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only unused' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ isUnused: true });
  },
};

export const OfOneUser: Story = {
  args: { filter: { username: 'tide' } },
  decorators,
  play: async ({ canvas }) => {
    await canvas.findByText('94.5 MB in all');
  },
};

export const Nothing: Story = {
  args: { filter: { isUnused: true } },
  decorators: [
    withFrame({ user: root, answers: { attachmentAdmin: { list: async () => ({ records: [], next: null, totalBytes: null }) } } }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('There are no files');
  },
};

export const Failing: Story = {
  decorators: [withFrame({ user: root, answers: { attachmentAdmin: { list: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: root, answers: { attachmentAdmin: { list: never } } })] };

export const Phone: Story = { decorators, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators, globals: { theme: 'dark', locale: 'zh-CN' } };
