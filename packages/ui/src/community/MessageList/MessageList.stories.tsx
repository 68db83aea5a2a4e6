import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ErrorState } from '../../primitives/ErrorState/ErrorState';
import { minutesAgo as at } from '../../testing/sampleContest';
import type { Message } from './message';
import { MessageList } from './MessageList';

const people: Message[] = [
  {
    id: 1,
    kind: 'discuss',
    unread: true,
    createdAt: at(3),
    sender: { uid: 'u1', username: '青岚' },
    sourceType: 'discussion',
    sourceTitle: '[P1042] Lantern Riddles: a proof without induction',
    sourceContent: 'The second lemma also follows from **exchange**; see the comment of kth_smallest.',
    quoteContent: 'I could only prove it by induction on the number of lanterns.',
    url: '#discussion-12',
  },
  {
    id: 2,
    kind: 'discuss',
    unread: true,
    createdAt: at(140),
    sender: { uid: 'u2', username: 'very_long_handle_very_long_handle_very_1' },
    sourceType: 'contest',
    sourceTitle: '秋季邀请赛第七届热身赛与正式赛的问答以及一个长得怎么也写不完的比赛名称用来看看换行是否正常工作'.repeat(2),
    sourceContent: `${'Donaudampfschifffahrtsgesellschaft'.repeat(4)} 👩‍💻🏮`,
    url: '#contest-7',
  },
  {
    id: 3,
    kind: 'discuss',
    unread: false,
    createdAt: at(9000),
    sender: { uid: 'u3', username: '三更灯火' },
    sourceType: 'discussion',
    sourceTitle: '题解',
    sourceContent: '这里的 n 是不是应该从 0 开始？\n我试了一下样例，第二组对不上。\n是我读错了题吗？\n还是数据有问题？\n谢谢！',
    url: '#discussion-9',
  },
];

const meta = {
  title: 'Community/MessageList',
  component: MessageList,
  parameters: { clock: true },
  args: {
    kind: 'discuss',
    messages: people,
    total: 14,
    onPageChange: fn(),
    onDelete: fn(async () => undefined),
    onClean: fn(async () => undefined),
    onMarkAllRead: fn(async () => undefined),
  },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: dialog (modal), before a message is gone. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mark all read' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
    canvas.getAllByRole('button', { name: 'Delete this message' })[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Delete this message?' });
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(people[1]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** When the server refuses, the dialog stays and says so. */
export const CleanFails: Story = {
  args: {
    onClean: fn(async () => {
      throw new Error('500');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clean all' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Clean all', hidden: false }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('That did not work');
    await expect(dialog).toBeVisible();
  },
};

export const Likes: Story = {
  args: {
    kind: 'like',
    total: 2,
    messages: [
      {
        id: 8,
        kind: 'like',
        unread: true,
        createdAt: at(1),
        sender: { uid: 'u4', username: 'kth_smallest' },
        senderCount: 5,
        otherSender: '三更灯火',
        sourceType: 'discussion',
        sourceTitle: 'Is O(n log² n) meant to pass?',
        url: '#d',
      },
      {
        id: 7,
        kind: 'like',
        unread: false,
        createdAt: at(500),
        sender: { uid: 'u5', username: '👩‍💻 dev' },
        sourceType: 'contest',
        sourceTitle: 'Autumn Invitational',
        quoteContent: 'Is the graph simple?',
        url: '#c',
      },
    ],
  },
};
export const System: Story = {
  args: {
    kind: 'system',
    total: 2,
    messages: [
      {
        id: 5,
        kind: 'system',
        unread: true,
        createdAt: at(30),
        title: 'The judge moves on Sunday',
        content: 'From **02:00 to 03:00** submissions wait in the queue. Nothing is lost.',
      },
      {
        id: 4,
        kind: 'system',
        unread: false,
        createdAt: at(50_000),
        title: '比赛报名提醒',
        content: '你报名的 *秋季邀请赛* 明天 13:00 开始。',
      },
    ],
  },
};
export const ChineseAndDark: Story = {
  args: { kind: 'reply', messages: people.map(message => ({ ...message, kind: 'reply' }) as Message) },
  globals: { locale: 'zh-CN', theme: 'dark' },
};
export const Empty: Story = { args: { messages: [], total: 0 } };
export const Loading: Story = { args: { messages: [], loading: true } };
export const Failed: Story = {
  args: { messages: [], error: <ErrorState title="Could not load the messages" onRetry={() => undefined} /> },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
