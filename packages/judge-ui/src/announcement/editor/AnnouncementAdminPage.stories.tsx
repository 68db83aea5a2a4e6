import { ApiError, type EditedAnnouncement } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { announcement, onePage } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { AdminScreen, problemAdmin, root } from '../../testing/AdminScreen';
import { AnnouncementAdminPage } from './AnnouncementAdminPage';

const meta = {
  title: 'Pages/Back office/Announcements',
  component: AnnouncementAdminPage,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '700px' } } },
  args: { page: 1, onPageChange: fn() },
  render: args => (
    <AdminScreen only="announcement_admin">
      <AnnouncementAdminPage {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof AnnouncementAdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (id: number, title: string, status = 0): EditedAnnouncement => ({ ...announcement(id, title), status, uid: '1' });
const rows = [row(1, 'The autumn contest is open'), row(2, '关于评测机维护的公告：'.repeat(8), 1)];
const done = fn();

/** One is written, another deleted once that was confirmed. */
export const Mixed: Story = {
  beforeEach: () => void done.mockReset(),
  decorators: [
    withFrame(() => ({
      user: root,
      answers: {
        announcementEditor: {
          list: async () => onePage(rows),
          add: async draft => {
            done(draft);
            return { id: 3 };
          },
          remove: async gone => void done(gone),
        },
      },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Hidden');
    await userEvent.click(canvas.getByRole('button', { name: 'New announcement' }));
    const dialog = await screen.findByRole('dialog', { name: 'New announcement' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'News');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText('The content is required');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Content/ }), 'Text');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ title: 'News', content: 'Text', status: 0 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // F9 (UIX-056): each success is told.
    await screen.findByText('The announcement is published');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete “The autumn contest is open”' }));
    const asked = await screen.findByRole('alertdialog');
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ aid: 1 }));
    await screen.findByText('The announcement is deleted');
  },
};

/** A file goes into the text as a link; a refused one says why, and the text stays. */
export const WithFile: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: {
        announcementEditor: { list: async () => onePage(rows) },
        attachment: {
          uploadFile: async ({ file }) => {
            if (file instanceof File && file.name.endsWith('.exe')) throw new ApiError('attachment.type');
            return { link: '/api/public/file/rules.pdf', fileId: 9 };
          },
        },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New announcement' }));
    const dialog = await screen.findByRole('dialog', { name: 'New announcement' });
    const content = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /Content/ });
    const chooser = dialog.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(chooser, new File(['%PDF-'], 'rules.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(content).toHaveValue('[rules.pdf](/api/public/file/rules.pdf)'));
    await userEvent.upload(chooser, new File(['MZ'], 'tool.exe', { type: 'application/octet-stream' }));
    await screen.findByText('This kind of file is not taken, or it is not what its name says');
    await expect(content.value).toContain('[rules.pdf](/api/public/file/rules.pdf)');
  },
};

/** Only the super admin writes announcements. */
export const ForOthers: Story = {
  decorators: [withFrame({ user: problemAdmin })],
  play: async ({ canvas }) => {
    await canvas.findByText(/Please login again with the administrator account!/);
    await expect(canvas.queryByRole('link', { name: 'Announcements' })).toBeNull();
  },
};

export const Nothing: Story = {
  decorators: [withFrame({ user: root, answers: { announcementEditor: { list: async () => onePage([]) } } })],
  play: async ({ canvas }) => {
    await canvas.findByText('There is no announcement yet');
  },
};

export const Failing: Story = {
  decorators: [withFrame({ user: root, answers: { announcementEditor: { list: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

export const Loading: Story = { decorators: [withFrame({ user: root, answers: { announcementEditor: { list: never } } })] };

export const Phone: Story = {
  decorators: [withFrame({ user: root, answers: { announcementEditor: { list: async () => onePage(rows) } } })],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
};

export const ChineseAndDark: Story = { decorators: Phone.decorators ?? [], globals: { theme: 'dark', locale: 'zh-CN' } };
