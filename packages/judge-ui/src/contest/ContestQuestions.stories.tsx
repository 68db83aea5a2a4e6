import type { Comment } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { commentBy, fakeComments, replyBy } from '../testing/commentSamples';
import { contestOf, contestProblems } from '../testing/contestSamples';
import { sampleUser, site } from '../testing/samples';
import { addressIn, withFrame } from '../testing/StoryFrame';
import { ContestQuestions } from './ContestQuestions';
import { ContestShell } from './ContestShell';

const meta = {
  title: 'Pages/Contest/Questions',
  component: ContestShell,
  parameters: { clock: true },
  args: {
    cid: 3,
    tab: 'comment',
    children: contest => (
      <ContestQuestions contest={contest} filter={{ problem: 'B' }} page={1} onFilterChange={fn()} onPageChange={fn()} />
    ),
  },
} satisfies Meta<typeof ContestShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const word = commentBy('root', 1, 'Problem C: the graph has **no** loops.', { fromRole: 'root', mayReply: false });
const asked = commentBy(sampleUser.username, 2, 'Is $n$ at most 10 in problem A?', {
  fromUid: sampleUser.uid,
  question: 'answered',
  displayId: 'A',
  replyList: [replyBy('root', 21, 'Yes.', { fromRole: 'root' })],
});

const added = fn();
const asking = (comments: Comment[], isOpen = true) =>
  withFrame(() => {
    added.mockClear();
    const { comment } = fakeComments(comments, sampleUser);
    return {
      user: sampleUser,
      address: '/contest/3/comment',
      answers: {
        site: { config: async () => ({ ...site, openContestComment: isOpen }) },
        contest: { info: async () => contestOf(), problems: async () => contestProblems, unreadAnnouncements: async () => [] },
        comment: { ...comment, add: async draft => (added(draft), comment?.add?.(draft) ?? asked) },
      },
    };
  });

/** CON-034: the banner with its tips; the own questions, and what organisers say. A link from a problem has chosen what is asked about. */
export const Participant: Story = {
  decorators: [asking([word, asked])],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Announcement of contest Q and A area')).toBeVisible();
    await expect(await canvas.findByText('Answered')).toBeVisible();
    const about = await canvas.findByRole('combobox', { name: 'About' });
    await expect(about).toHaveValue('B');
    await userEvent.selectOptions(about, 'A');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ask the organisers' }), 'And m?');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Comment' }));
    await expect(await canvas.findByText('And m?')).toBeVisible();
    await expect(added).toHaveBeenCalledWith(expect.objectContaining({ cid: 3, content: 'And m?', problem: 'A' }));
    await userEvent.selectOptions(about, 'General');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ask the organisers' }), 'Is there lunch?');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Comment' }));
    await canvas.findByText('Is there lunch?');
    await expect(added.mock.lastCall?.[0]).not.toHaveProperty('problem');
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** CMT-017: where the site has closed the area, one is led home. */
export const Closed: Story = {
  decorators: [asking([], false)],
  play: async ({ canvasElement }) => {
    await screen.findByText('No Access: There is no open contest comment area on the website!');
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/home'));
  },
};

export const Phone: Story = {
  decorators: [asking([word, asked])],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'About' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { decorators: [asking([word, asked])], globals: { theme: 'dark', locale: 'zh-CN' } };
