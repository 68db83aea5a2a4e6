import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleUser, noneUnread, onePage } from '../testing/samples';
import { addressIn, never, withFrame } from '../testing/StoryFrame';
import { StoryScreen } from '../testing/StoryScreen';
import { MessageCentre } from './MessageCentre';
import { own, replies, verdicts } from '../testing/messageSamples';

const meta = {
  title: 'Pages/Messages/Centre',
  component: MessageCentre,
  parameters: { clock: true },
  args: { kind: 'mine', page: 1, onPageChange: fn() },
} satisfies Meta<typeof MessageCentre>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reading marks as read: the counter of the list goes while its messages stay marked as new. */
export const Mine: Story = {
  decorators: [
    withFrame(() => {
      let isRead = false;
      const mine = async () => {
        isRead = true;
        return onePage(verdicts);
      };
      return {
        user: sampleUser,
        address: '/message/mine',
        answers: { message: { mine, unread: async () => ({ ...noneUnread, reply: 3, mine: isRead ? 0 : 1 }) } },
      };
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    const first = within((await canvas.findAllByRole('listitem'))[0] ?? canvasElement);
    await expect(first.getByText('Unread')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current', 'page'));
    await expect(await canvas.findByRole('link', { name: 'Replies 3 unread' })).toHaveAttribute('href', '/message/reply');
    await waitFor(() => expect(document.title).toBe('Mine - OJ'));
    await userEvent.click(await first.findByRole('link', { name: 'Submission 4711' }));
    await expect(addressIn(canvasElement)).toBe('/submission-detail/4711');
  },
};

/** One is deleted after it was asked, by keyboard. */
export const Delete: Story = {
  decorators: [
    withFrame(() => {
      let left = verdicts;
      return {
        user: sampleUser,
        answers: {
          message: {
            mine: async () => onePage(left),
            clean: async ({ id }) => void (left = left.filter(each => id !== undefined && each.id !== id)),
          },
        },
      };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: 'Delete this message' });
    remove?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this message?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete successfully');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Delete this message' })).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The button that was pressed is gone: whoever goes by keys goes on in the list.
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Messages' })).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: 'Clean all' }));
    const all = within(await screen.findByRole('alertdialog', { name: 'Clean all messages of this list?' }));
    await userEvent.click(all.getByRole('button', { name: 'Clean all' }));
    await expect(await canvas.findByText('No messages')).toBeVisible();
  },
};

/** A deletion that fails says so, and keeps the dialog. */
export const DeleteFails: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        message: {
          mine: async () => onePage(verdicts),
          clean: async () => {
            throw new ApiError('server.busy');
          },
        },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clean all' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Clean all' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getAllByRole('button', { name: 'Delete this message' })).toHaveLength(3);
  },
};

export const LongAndUgly: Story = {
  args: { kind: 'reply' },
  decorators: [withFrame({ user: sampleUser, answers: { message: { replies: async () => onePage(replies) } } })],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('<b>no markup</b> `here`')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('link', { name: '青岚' }));
    await expect(addressIn(canvasElement)).toBe(`/user-home?username=${encodeURIComponent('青岚')}`);
  },
};

export const Empty: Story = {
  args: { kind: 'discuss' },
  decorators: [withFrame({ user: sampleUser, answers: { message: { comments: async () => onePage([]) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clean all' })).toBeNull();
  },
};

export const Loading: Story = { decorators: [withFrame({ user: sampleUser, answers: { message: { mine: never } } })] };

/** Says what failed; another try brings the list. */
export const Failing: Story = {
  decorators: [
    withFrame(() => {
      let isDown = true;
      const mine = async () => {
        if (!isDown) return onePage(verdicts);
        isDown = false;
        throw new ApiError('server.busy', undefined, 'req-4711');
      };
      return { user: sampleUser, answers: { message: { mine } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The messages could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('button', { name: 'Delete this message' })).toHaveLength(3);
  },
};

/** A visitor is sent to the first page, with the login open. */
export const Visitor: Story = {
  decorators: [withFrame({ address: '/message/mine' })],
  play: async ({ canvasElement }) => {
    await screen.findByText('Please login first!');
    await screen.findByRole('dialog', { name: 'Login - OJ' });
    await expect(addressIn(canvasElement)).toBe('/home');
  },
};

/** The whole screen, for the viewer of the toolbar. */
export const ByViewer: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
  decorators: [
    withFrame(user => ({
      user,
      address: '/message/mine',
      answers: { message: { unread: async () => ({ ...noneUnread, reply: 2, mine: 1 }), mine: async () => onePage(verdicts) } },
    })),
  ],
  render: args => (
    <StoryScreen>
      <MessageCentre {...args} />
    </StoryScreen>
  ),
  play: async ({ canvas, globals }) => {
    if (globals.viewer !== 'user') return;
    await expect(await canvas.findByRole('button', { name: 'Messages, 3 unread' })).toBeVisible();
  },
};

export const Phone: Story = {
  args: { kind: 'reply' },
  decorators: [withFrame({ user: sampleUser, answers: { message: { replies: async () => onePage(replies) } } })],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('青岚');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = {
  args: { kind: 'mine' },
  globals: { theme: 'dark', locale: 'zh-CN' },
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        message: {
          unread: async () => ({ ...noneUnread, like: 12 }),
          mine: async () =>
            onePage([
              own(
                1,
                '提交 4711 的结果变了：通过',
                '题目 [P1042](/problem/P1042) 的[提交 4711](/submission-detail/4711)：**答案错误** → **通过**（重新评测）。',
                false,
              ),
              own(2, '管理员更改了你的账号', '角色：**普通用户** → **题目管理员**。'),
            ]),
        },
      },
    }),
  ],
};

/** Counts end at 99, all five lists stand on a phone, and a message as a whole leads to where it happened (UIX-023, MSG-005). */
export const ManyOnAPhone: Story = {
  name: 'F9: 99+, no list off the screen, and a whole message is a link',
  args: { kind: 'reply' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    withFrame({
      user: sampleUser,
      address: '/message/reply',
      answers: {
        message: {
          replies: async () => onePage(replies),
          unread: async () => ({ comment: 120, reply: 3, like: 1000, sys: 99, mine: 100 }),
        },
      },
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const lists = await canvas.findByRole('navigation', { name: 'Message lists' });
    await waitFor(() => expect(lists).toHaveTextContent('99+'));
    await expect(lists.scrollWidth).toBeLessThanOrEqual(lists.clientWidth);
    const [first] = await canvas.findAllByRole('listitem');
    const { left, top } = (first as HTMLElement).getBoundingClientRect();
    const under = document.elementFromPoint(left + 4, top + 4);
    await expect(under?.closest('a')).not.toBeNull();
    await userEvent.click(under as Element);
    await expect(addressIn(canvasElement)).not.toBe('/message/reply');
  },
};
