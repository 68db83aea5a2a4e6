import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fakeLive } from '../live/fakeLive';
import { commentBy, fakeComments, replyBy } from '../testing/commentSamples';
import { longName, sampleUser } from '../testing/samples';
import { addressIn, never, withFrame } from '../testing/StoryFrame';
import { CommentSection } from './CommentSection';

const meta = {
  title: 'Pages/Discussions/Comments',
  component: CommentSection,
  parameters: { clock: true },
  args: { owner: { did: 5 }, moderates: false },
} satisfies Meta<typeof CommentSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const proof =
  'The second lemma follows from $\\sum_{i=1}^n i = \\frac{n(n+1)}{2}$:\n\n```cpp\nint sum(int n) { return n * (n + 1) / 2; }\n```';
const thread = [
  commentBy('qinglan', 1, proof, {
    likeNum: 4,
    fromRole: 'root',
    replyList: [
      replyBy('loopinvariant', 11, 'Is $n$ even there?'),
      replyBy('qinglan', 12, 'It need not be.', { fromRole: 'root', toUid: 'of loopinvariant', toName: 'loopinvariant' }),
      replyBy('papercrane', 13, '明白了，谢谢！'),
      replyBy(longName.username, 14, `https://judge.example/${'a'.repeat(120)}`),
    ],
  }),
  commentBy('papercrane', 2, '**Line by line**: the greedy choice is never worse.', { fromRole: 'admin', gmtEdited: new Date(0) }),
];

const talking = (
  comments = thread,
  { user = sampleUser }: { user?: typeof sampleUser | undefined } = {},
  address = '/discussion-detail/5',
) => withFrame(() => ({ user, address, answers: { comment: fakeComments(comments, user).comment } }));

/** CMT-018: what is posted stands on top at once, and nothing is left in the form. */
export const Post: Story = {
  decorators: [talking()],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '2 comments' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'A shorter proof');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Comment' }));
    await screen.findByText('Comment Successfully');
    await canvas.findByRole('article', { name: 'Comment by inkling' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveValue(''));
    await expect(canvas.getByRole('heading', { name: '3 comments' })).toBeVisible();
  },
};

/** CMT-007, 010: three replies, then all; a reply quotes and mentions, with the names of the thread. */
export const Reply: Story = {
  decorators: [talking()],
  play: async ({ canvas, userEvent }) => {
    const first = within(await canvas.findByRole('article', { name: 'Comment by qinglan' }));
    await expect(first.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(first.getByRole('button', { name: 'Show all 4 replies' }));
    await waitFor(() => expect(first.getAllByRole('article')).toHaveLength(4));
    await userEvent.click(within(first.getAllByRole('article')[0] ?? document.body).getByRole('button', { name: 'Quote' }));
    const form = await first.findByRole('textbox', { name: 'Reply to loopinvariant' });
    await waitFor(() => expect(form).toHaveValue('> Is $n$ even there?\n\n'));
    await userEvent.click(form);
    await userEvent.keyboard('{Control>}{End}{/Control}@pa');
    await expect(await first.findByRole('option', { name: '@papercrane' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(form).toHaveValue('> Is $n$ even there?\n\n@papercrane ');
    await userEvent.keyboard('yes{Control>}{Enter}{/Control}');
    await screen.findByText('Reply Successfully');
    await first.findByRole('article', { name: 'Reply by inkling' });
  },
};

/** CMT-009: likes at once; when that fails the count returns, and the page says so. */
export const LikeFails: Story = {
  decorators: [
    withFrame(() => ({
      user: sampleUser,
      answers: { comment: { ...fakeComments(thread, sampleUser).comment, like: () => Promise.reject(new ApiError('server.failed')) } },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like 4' }));
    await canvas.findByText('That did not work. Try again.');
    await expect(canvas.getByRole('button', { name: 'Like 4' })).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Suggestions begin with names from the thread; names of other users with the same first letters follow. */
export const MentionAnybody: Story = {
  tags: ['vrt:skip'],
  decorators: [
    withFrame(() => ({
      user: sampleUser,
      answers: { comment: fakeComments(thread, sampleUser).comment, profile: { names: async () => ['papercrane', 'papyrus', 'inkling'] } },
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    const form = await canvas.findByRole('textbox', { name: 'Comment' });
    await canvas.findByRole('article', { name: 'Comment by papercrane' });
    await userEvent.type(form, '@pap');
    const list = within(await canvas.findByRole('listbox'));
    await list.findByRole('option', { name: '@papyrus' });
    await expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['@papercrane', '@papyrus']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(form).toHaveValue('@papyrus ');
  },
};

const reportIt = fn(async () => undefined);

/** What others wrote is reported to the admins; nobody reports themselves. */
export const ReportComment: Story = {
  tags: ['vrt:skip'],
  decorators: [
    withFrame(() => {
      const comments = [...thread, commentBy(sampleUser.username, 3, 'Mine', { fromUid: sampleUser.uid })];
      return { user: sampleUser, answers: { comment: { ...fakeComments(comments, sampleUser).comment, report: reportIt } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const own = within(await canvas.findByRole('article', { name: 'Comment by inkling' }));
    await expect(own.queryByRole('button', { name: 'Report' })).toBeNull();
    const other = within(canvas.getByRole('article', { name: 'Comment by papercrane' }));
    await userEvent.click(other.getByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Spam or ads' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await screen.findByText('Send successfully');
    await expect(reportIt).toHaveBeenCalledWith({ id: 2, labels: ['spam'], content: '' });
  },
};

/** An own comment is edited and deleted; CMT-014: that asks. */
export const EditAndDelete: Story = {
  decorators: [
    talking([...thread, commentBy(sampleUser.username, 3, 'frist', { fromUid: sampleUser.uid, mayEdit: true, mayDelete: true })]),
  ],
  play: async ({ canvas, userEvent }) => {
    const own = within(await canvas.findByRole('article', { name: 'Comment by inkling' }));
    await userEvent.click(own.getByRole('button', { name: 'Edit' }));
    const form = own.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(form);
    await userEvent.type(form, 'first');
    await userEvent.click(own.getByRole('button', { name: 'Save' }));
    await own.findByText('edited');
    await expect(own.getByText('first')).toBeVisible();
    await userEvent.click(own.getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete successfully');
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Comment by inkling' })).toBeNull());
  },
};

/** The address names a reply far down: it is fetched, shown on top and marked. */
export const DeepLink: Story = {
  decorators: [
    talking(
      [...thread, ...Array.from({ length: 12 }, (_, index) => commentBy('loopinvariant', 100 + index, `Comment ${index}`))],
      {},
      '/discussion-detail/5#comment-reply-14',
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Comment by qinglan' });
    const reply = canvas.getByRole('article', { name: `Reply by ${longName.username}` });
    await expect(reply).toHaveAttribute('data-focused');
    await waitFor(() => expect(reply).toHaveFocus());
  },
};

export const LinkGone: Story = {
  decorators: [talking(thread, {}, '/discussion-detail/5#comment-77')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The comment that the link leads to is not there any more.')).toBeVisible();
  },
};

/** What others write meanwhile waits behind a line and moves nothing. */
const arriving = { live: fakeLive(), arrive: () => undefined as void };
export const Arrival: Story = {
  decorators: [
    withFrame(() => {
      arriving.live = fakeLive();
      const { comment, arrive } = fakeComments(thread, sampleUser);
      arriving.arrive = () => arrive(commentBy('loopinvariant', 50, 'Just in'), commentBy('papercrane', 51, 'Me too'));
      return { user: sampleUser, answers: { comment, live: arriving.live.api.live } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '2 comments' });
    await waitFor(() => expect(arriving.live.streams).toHaveLength(1));
    arriving.arrive();
    arriving.live.streams[0]?.send({ event: 'discussion.commented', did: 5 });
    const line = await canvas.findByRole('button', { name: '2 new comments' });
    await expect(canvas.queryByText('Just in')).toBeNull();
    await userEvent.click(line);
    await expect(await canvas.findByText('Just in')).toBeVisible();
  },
};

/** CMT-011: a visitor is asked to log in; what was written stays. */
export const Visitor: Story = {
  decorators: [withFrame(() => ({ answers: { comment: fakeComments(thread, undefined).comment } }))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Comment' }), 'Me too');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Comment' }));
    await screen.findByRole('dialog');
    await expect(canvas.getByRole('textbox', { name: 'Comment', hidden: true })).toHaveValue('Me too');
  },
};

/** CMT-008: a name leads to the page of its user; moderators see what was said before. */
export const Moderator: Story = {
  args: { moderates: true },
  decorators: [talking(thread.map(comment => ({ ...comment, mayDelete: true })))],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Earlier versions' }));
    await expect(await screen.findByText('before')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click((await canvas.findAllByRole('link', { name: 'papercrane' }))[0] ?? canvasElement);
    await expect(addressIn(canvasElement)).toBe('/user-home?username=papercrane&uid=of papercrane');
  },
};

/** A very long comment is folded. */
export const Long: Story = {
  decorators: [talking([commentBy('qinglan', 1, 'A line of a very long comment.\n\n'.repeat(60))])],
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show all of it' });
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible();
  },
};

export const Muted: Story = {
  decorators: [talking(thread, { user: { ...sampleUser, roleList: ['mute_user'] } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByPlaceholderText('Your account may not comment')).toBeDisabled();
  },
};

export const Empty: Story = { decorators: [talking([])] };
export const Loading: Story = { decorators: [withFrame({ user: sampleUser, answers: { comment: { list: never } } })] };
export const Failing: Story = {
  decorators: [withFrame({ user: sampleUser, answers: { comment: { list: () => Promise.reject(new ApiError('server.failed')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The comments could not be loaded');
  },
};
export const Phone: Story = {
  decorators: [talking()],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '2 comments' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const ChineseAndDark: Story = { decorators: [talking()], globals: { theme: 'dark', locale: 'zh-CN' } };
