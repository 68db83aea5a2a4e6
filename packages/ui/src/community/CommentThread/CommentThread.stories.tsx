import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CommentForm } from '../CommentForm/CommentForm';
import { ErrorState } from '../../primitives/ErrorState/ErrorState';
import { Tag } from '../../primitives/Tag/Tag';
import { minutesAgo as at } from '../../testing/sampleContest';
import { isAtLeast, viewerOf } from '../../testing/viewer';
import { CommentThread, type CommentThreadProps } from './CommentThread';
import { QuietButton } from './QuietButton';
import type { ThreadSlots } from './threadActions';
import type { ThreadComment, ThreadReply } from './threadComment';

const reply = (id: number, username: string, content: string, more: Partial<ThreadReply> = {}): ThreadReply => ({
  id,
  content,
  author: { uid: username, username },
  createdAt: at(60 - id),
  ...more,
});
const comment = (id: number, username: string, content: string, more: Partial<ThreadComment> = {}): ThreadComment => ({
  id,
  content,
  author: { uid: username, username },
  createdAt: at(id * 13),
  likeCount: 0,
  liked: false,
  replies: [],
  replyTotal: 0,
  ...more,
});

const comments: ThreadComment[] = [
  comment(
    1,
    '青岚',
    'A direct proof: swap two lanterns and the answer cannot get worse, so $f(a) \\le f(b)$. See `sort` in the code below.\n\n```cpp\nsort(a.begin(), a.end());\n```',
    {
      author: { uid: 'u1', username: '青岚', titleName: 'Grandmaster', titleColor: '#8e5bd0', role: 'admin' },
      likeCount: 41,
      liked: true,
      replies: [
        reply(11, 'kth_smallest', 'Works for the second subtask too.'),
        reply(12, '砚台有墨', '那如果有相同高度呢？', { toUsername: 'kth_smallest', mayDelete: true }),
        reply(13, '青岚', 'Equal heights may be swapped freely.', {
          toUsername: '砚台有墨',
          author: { uid: 'u1', username: '青岚', role: 'admin' },
        }),
        reply(14, 'inkling', 'Thank you!'),
      ],
      replyTotal: 4,
    },
  ),
  comment(2, 'very_long_handle_very_long_handle_very_1', `${'Donaudampfschifffahrtsgesellschaft'.repeat(6)}\n\n👩‍💻🏮🎈`, {
    author: { uid: 'u2', username: 'very_long_handle_very_long_handle_very_1', titleName: 'pneumonoultramicroscopicsilico', role: 'root' },
    likeCount: 1204,
  }),
  comment(
    3,
    '三更灯火',
    '我用线段树合并写了一遍，\n第二组样例一直对不上，\n后来发现下标从零开始，\n改了之后就通过了，\n写在这里给后来的人。',
    { mayDelete: true },
  ),
];

const meta = {
  title: 'Community/CommentThread',
  component: CommentThread,
  subcomponents: { QuietButton },
  parameters: { clock: true },
  args: {
    comments,
    total: 24,
    onLike: fn(async () => undefined),
    onReply: fn(async () => undefined),
    onDelete: fn(async () => undefined),
    onDeleteReply: fn(async () => undefined),
    onReport: fn(),
    onShowReplies: fn(async () => undefined),
    onLoadMore: fn(async () => undefined),
    children: <CommentForm onSubmit={async () => undefined} />,
  },
} satisfies Meta<typeof CommentThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discussion: Story = {};

/** APG patterns: button (toggle) for likes, disclosure for replies, dialog (modal) before something is gone. */
export const Keyboard: Story = {
  args: { children: null },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show all 4 replies' });
    await expect(canvas.queryByText('Thank you!')).toBeNull();
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Thank you!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Thank you!')).toBeNull();
    const removes = canvas.getAllByRole('button', { name: 'Delete' });
    removes.at(-1)?.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Delete this comment?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(comments[2]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** Writes under the comment that is answered. */
export const Replying: Story = {
  args: { children: null },
  play: async ({ args, canvas, userEvent }) => {
    const article = canvas.getByRole('article', { name: 'Comment by 三更灯火' });
    const button = [...article.querySelectorAll('button')].find(each => each.textContent === 'Reply');
    button?.focus();
    await userEvent.keyboard('{Enter}');
    const box = canvas.getByRole('textbox', { name: 'Reply to 三更灯火' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('Good to know{Control>}{Enter}{/Control}');
    await expect(args.onReply).toHaveBeenCalledWith({ comment: comments[2], reply: undefined }, 'Good to know');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};

function Liking(props: CommentThreadProps) {
  const [mine, setMine] = useState(props.comments);
  const like = (liked: ThreadComment, wish: boolean) => {
    setMine(mine.map(each => (each.id === liked.id ? { ...each, liked: wish, likeCount: each.likeCount + (wish ? 1 : -1) } : each)));
  };
  return <CommentThread {...props} comments={mine} onLike={like} />;
}

/** The like is there at once, and counts once when the host has it. */
export const Likes: Story = {
  render: args => <Liking {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like 1,204' }));
    await expect(await canvas.findByRole('button', { name: 'Like 1,205' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Like 41' }));
    await expect(await canvas.findByRole('button', { name: 'Like 40' })).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A like that is refused is taken back and says so. */
export const LikeRefused: Story = {
  args: {
    onLike: fn(async () => {
      throw new Error('401');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like 1,204' }));
    await expect(await canvas.findByText('That did not work. Try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Like 1,204' })).toHaveAttribute('aria-pressed', 'false');
  },
};

/** The address leads to a reply that is folded away. */
export const DeepLink: Story = {
  args: { focusedReplyId: 14 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Reply by inkling' })).toHaveFocus());
    await expect(document.querySelector('#comment-reply-14')).toBeVisible();
  },
};

/** Only the first are drawn with their markdown; the source of the others can still be found. */
export const AThousand: Story = {
  // The other stories are the same comments; a thousand of them take axe, or a picture without what keeps them quick, a minute.
  parameters: { a11y: { test: 'off' } },
  tags: ['vrt:skip'],
  args: {
    total: 1000,
    comments: Array.from({ length: 1000 }, (_, place) =>
      comment(place, `user_${place}`, `Comment **number ${place}** with $x_{${place}}$`),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(1000);
    const last = canvasElement.querySelector('#comment-999');
    await expect(last).toHaveTextContent('Comment **number 999** with $x_{999}$');
    last?.scrollIntoView();
    await waitFor(() => expect(last?.querySelector('strong')).toHaveTextContent('number 999'));
  },
};

export const Contest: Story = {
  args: {
    variant: 'contest',
    total: 2,
    comments: [
      comment(4, 'organiser', 'Problem **F**: the graph has no self-loops. The statement is unchanged.', {
        author: { uid: 'o', username: 'organiser', role: 'root' },
        mayReply: false,
      }),
      comment(5, 'kth_smallest', 'Problem C: may the list be empty?', {
        replies: [reply(51, 'organiser', 'No: $n \\ge 1$.', { author: { uid: 'o', username: 'organiser', role: 'root' } })],
        replyTotal: 1,
      }),
    ],
    children: <CommentForm contestTips onSubmit={async () => undefined} />,
  },
};
export const ChineseAndDark: Story = { globals: { locale: 'zh-CN', theme: 'dark' } };
/** A visitor reads; nothing can be done. */
export const Visitor: Story = {
  args: { onLike: undefined, onReply: undefined, onDelete: undefined, onDeleteReply: undefined, onReport: undefined, children: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Like|Reply|Delete|Report/ })).toBeNull();
  },
};
/** Follows the viewer of the toolbar: a visitor reads, a user takes part and deletes what is theirs, an admin deletes anything. */
export const ByViewer: Story = {
  render: (args, { globals }) => {
    const viewer = viewerOf(globals.viewer);
    const mayDelete = isAtLeast(viewer, 'contestAdmin');
    const shown = args.comments.map(each => ({
      ...each,
      mayDelete: each.mayDelete || mayDelete,
      replies: each.replies.map(reply => ({ ...reply, mayDelete: reply.mayDelete || mayDelete })),
    }));
    if (viewer !== 'visitor') return <CommentThread {...args} comments={shown} />;
    const { comments: read, total } = args;
    return <CommentThread comments={read} total={total} />;
  },
  play: async ({ canvas, globals }) => {
    if (globals.viewer !== 'user') return;
    await expect(canvas.getAllByRole('button', { name: /Like/ })).toHaveLength(comments.length);
  },
};
export const Empty: Story = { args: { comments: [], total: 0 } };
export const EmptyContest: Story = { args: { comments: [], total: 0, variant: 'contest' }, globals: { locale: 'zh-CN' } };
export const Loading: Story = { args: { comments: [], total: 0, loading: true } };
export const Failed: Story = {
  args: { comments: [], error: <ErrorState title="Could not load the comments" onRetry={() => undefined} /> },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** When a comment is gone, so is the button that was pressed: the focus goes to the heading, not to the top of the page. */
export const FocusAfterDelete: Story = {
  render: args => <Shrinking {...args} />,
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Delete' }).at(-1) ?? heading);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByText(/线段树合并/)).toBeNull();
  },
};

function Shrinking(args: CommentThreadProps) {
  const [left, setLeft] = useState(args.comments);
  return <CommentThread {...args} comments={left} onDelete={async ({ id }) => setLeft(all => all.filter(each => each.id !== id))} />;
}

const parts: ThreadSlots = {
  Mark: ({ reply }) => (reply ? null : <Tag tone="success">Answered</Tag>),
  Actions: ({ onAnswer }) => (
    <QuietButton type="button" onClick={onAnswer}>
      Quote
    </QuietButton>
  ),
  Text: ({ children }) => <div data-part="host">{children}</div>,
  ReplyForm: ({ onDone }) => <CommentForm label="Another form" onSubmit={onDone} />,
};

/** Marks, further actions, another frame for texts and another form: parts of the host. */
export const PartsOfTheHost: Story = {
  args: { slots: parts },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = within(canvas.getAllByRole('article')[0] ?? canvasElement);
    await expect(first.getByText('Answered')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="host"]')).not.toBeNull();
    await userEvent.click(first.getAllByRole('button', { name: 'Quote' })[0] ?? canvasElement);
    await expect(first.getByRole('textbox', { name: 'Another form' })).toBeVisible();
  },
};
