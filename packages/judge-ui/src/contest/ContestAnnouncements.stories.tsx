import { contestRoles } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { contestOf } from '../testing/contestSamples';
import { announcement, onePage, sampleUser } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { ContestAnnouncements } from './ContestAnnouncements';
import { ContestShell } from './ContestShell';

const READ = `oj.contest.3.read.${sampleUser.uid}`;
const news = [announcement(1, 'Problem C: n is at most 200', 'It said **2000**.'), announcement(2, '考场须知'.repeat(30))];

const meta = {
  title: 'Pages/Contest/Announcements',
  component: ContestShell,
  parameters: { clock: true },
  args: { cid: 3, tab: 'announcements', children: contest => <ContestAnnouncements contest={contest} /> },
  beforeEach: () => localStorage.removeItem(READ),
} satisfies Meta<typeof ContestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CON-033: opened, an announcement is no longer new, and the tab counts it no longer. */
export const Announcements: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        contest: { info: async () => contestOf(), announcements: async () => onePage(news), unreadAnnouncements: async () => news },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: '2 unread' });
    await expect(await canvas.findAllByText('New')).toHaveLength(2);
    await userEvent.click(await canvas.findByRole('button', { name: 'Problem C: n is at most 200' }));
    await canvas.findByRole('img', { name: '1 unread' });
    await expect(await canvas.findByText('2000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getAllByText('New')).toHaveLength(1);
    await expect(JSON.parse(localStorage.getItem(READ) ?? '')).toEqual(['1']);
  },
};

const announced = fn();
/** Whoever is of the jury announces from the tab. */
export const JuryAnnounces: Story = {
  decorators: [
    withFrame(() => {
      announced.mockClear();
      let present: typeof news = [];
      return {
        user: sampleUser,
        answers: {
          contest: {
            info: async () => contestOf({}, Object.fromEntries(contestRoles.jury.map(grant => [grant, true]))),
            announcements: async () => onePage(present),
            unreadAnnouncements: async () => present,
          },
          contestEditor: {
            addAnnouncement: async given => {
              announced(given);
              present = [announcement(9, given.announcement.title, given.announcement.content)];
              return { id: 9 };
            },
          },
        },
      };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New announcement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Title' }), 'Problem A');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Content' }), 'n is at most 10');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Problem A' })).toBeVisible();
    await expect(announced).toHaveBeenCalledWith(expect.objectContaining({ cid: 3 }));
  },
};
