import type { ContestAnnouncement } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdminScreen, root } from '../../testing/AdminScreen';
import { announcement, onePage } from '../../testing/samples';
import { withFrame } from '../../testing/StoryFrame';
import { ContestAnnouncementAdmin } from './ContestAnnouncementAdmin';

const meta = {
  title: 'Pages/Back office/Contest announcements',
  component: ContestAnnouncementAdmin,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '700px' } } },
  args: { cid: 1, page: 1, onPageChange: fn() },
  render: args => (
    <AdminScreen>
      <ContestAnnouncementAdmin {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof ContestAnnouncementAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows: ContestAnnouncement[] = [announcement(1, 'Problem C: the limit is 10^5'), announcement(2, '关于打印服务的说明：'.repeat(8))];
const done = fn();

/** One is written for everybody in the contest. */
export const Mixed: Story = {
  beforeEach: () => void done.mockReset(),
  decorators: [
    withFrame(() => ({
      user: root,
      answers: {
        contestEditor: {
          announcements: async () => onePage(rows),
          addAnnouncement: async (draft: object) => {
            done(draft);
            return { id: 3 };
          },
        },
      },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Problem C: the limit is 10^5');
    await userEvent.click(canvas.getByRole('button', { name: 'New announcement' }));
    const dialog = await screen.findByRole('dialog', { name: 'New announcement' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'Ten more minutes');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Content/ }), 'For all.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith({ cid: 1, announcement: { title: 'Ten more minutes', content: 'For all.' } }));
    await screen.findByText('The announcement is published');
  },
};

export const Nothing: Story = {
  decorators: [withFrame({ user: root, answers: { contestEditor: { announcements: async () => onePage([]) } } })],
  play: async ({ canvas }) => void (await canvas.findByText('There is no announcement yet')),
};
