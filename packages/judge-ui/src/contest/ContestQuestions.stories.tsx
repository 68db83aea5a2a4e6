import type { Comment } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { commentBy, fakeComments, replyBy } from '../testing/commentSamples';
import { contestOf } from '../testing/contestSamples';
import { longName, sampleUser, site } from '../testing/samples';
import { addressIn, withFrame } from '../testing/StoryFrame';
import { ContestQuestions } from './ContestQuestions';
import { ContestShell } from './ContestShell';

const meta = {
  title: 'Pages/Contest/Questions',
  component: ContestShell,
  parameters: { clock: true },
  args: { cid: 3, tab: 'comment', children: contest => <ContestQuestions contest={contest} /> },
} satisfies Meta<typeof ContestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const word = commentBy('root', 1, 'Problem C: the graph has **no** loops.', { fromRole: 'root', mayReply: false });
const asked = commentBy(sampleUser.username, 2, 'Is $n$ at most 10 in problem A?', {
  fromUid: sampleUser.uid,
  question: 'answered',
  replyList: [replyBy('root', 21, 'Yes.', { fromRole: 'root' })],
});
const others = [
  commentBy('qinglan', 3, '题目 B 的输出要换行吗？', { question: 'open' }),
  commentBy(longName.username, 4, 'x'.repeat(200), { question: 'open' }),
];

const added = fn();
const asking = (comments: Comment[], { manage = false, isOpen = true } = {}) =>
  withFrame(() => ({
    user: sampleUser,
    address: '/contest/3/comment',
    answers: {
      site: { config: async () => ({ ...site, openContestComment: isOpen }) },
      contest: { info: async () => contestOf({}, { manage }), unreadAnnouncements: async () => [] },
      contestEditor: { addAnnouncement: async (input: object) => (added(input), { id: 1 }) },
      comment: fakeComments(comments, sampleUser).comment,
    },
  }));

/** CON-034: the banner with its tips; the own questions, and what organisers say. */
export const Participant: Story = {
  decorators: [asking([word, asked])],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Announcement of contest Q and A area')).toBeVisible();
    await expect(await canvas.findByText('Answered')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ask the organisers' }), 'And in B?');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Comment' }));
    await expect(await canvas.findByText('And in B?')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** Organisers see what is open, answer it, and announce to all what concerns all. */
export const Organiser: Story = {
  decorators: [asking([word, asked, ...others], { manage: true })],
  play: async ({ canvas, userEvent }) => {
    added.mockClear();
    await userEvent.click(await canvas.findByRole('switch', { name: 'Open questions only' }));
    await canvas.findByRole('heading', { name: '2 questions and comments' });
    const question = within(canvas.getByRole('article', { name: 'Comment by qinglan' }));
    await userEvent.click(question.getByRole('button', { name: 'Announce to all' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New announcement' }));
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('题目 B 的输出要换行吗？');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('The announcement is published');
    await expect(added).toHaveBeenCalledWith(expect.objectContaining({ cid: 3 }));
    await canvas.findByRole('heading', { name: '1 question or comment' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as answered' }));
    await expect(await canvas.findByText('No question waits for an answer')).toBeVisible();
  },
};

/** CMT-017: where the site has closed the area, one is led home. */
export const Closed: Story = {
  decorators: [asking([], { isOpen: false })],
  play: async ({ canvasElement }) => {
    await screen.findByText('No Access: There is no open contest comment area on the website!');
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/home'));
  },
};

export const Phone: Story = {
  decorators: [asking([word, asked, ...others], { manage: true })],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('题目 B 的输出要换行吗？');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { decorators: [asking([word, asked])], globals: { theme: 'dark', locale: 'zh-CN' } };
