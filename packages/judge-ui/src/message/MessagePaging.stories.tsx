import { toPage } from '@oj/contract';
import type { MessageKind } from '@oj/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleUser, noneUnread, onePage } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { MessageCentre, type MessageCentreProps } from './MessageCentre';
import { own, replies, reply, verdicts } from '../testing/messageSamples';

const meta = {
  title: 'Pages/Messages/Paging',
  component: MessageCentre,
  parameters: { clock: true },
  args: { kind: 'mine', page: 1, onPageChange: fn() },
  render: args => <Leafed {...args} />,
} satisfies Meta<typeof MessageCentre>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Leafs as the address of the app does. */
function Leafed({ page, onPageChange, ...rest }: MessageCentreProps) {
  const [at, setAt] = useState(page);
  return (
    <MessageCentre
      {...rest}
      page={at}
      onPageChange={next => {
        setAt(next);
        onPageChange(next);
      }}
    />
  );
}

/** Thirteen likes on three pages; what is unread on the others is marked as read by one press. */
export const Pages: Story = {
  args: { kind: 'like' },
  decorators: [
    withFrame(() => {
      let unread = 4;
      const all = Array.from({ length: 13 }, (_, place) =>
        reply(place + 1, `reader_${place + 1}`, { action: 'Like_Post', sourceContent: null }),
      );
      return {
        user: sampleUser,
        answers: {
          message: {
            unread: async () => ({ ...noneUnread, like: unread }),
            likes: async ({ currentPage = 1 } = {}) => {
              const paging = { currentPage: Number(currentPage), limit: 6 };
              return toPage(all.slice((paging.currentPage - 1) * 6, paging.currentPage * 6), all.length, paging);
            },
            readAll: async () => void (unread = 0),
          },
        },
      };
    }),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 3' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
    await expect(await canvas.findByText('reader_13')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Mark all read' })).toBeNull());
  },
};

/** An address beyond the last page leads to the last one. */
export const BeyondTheLast: Story = {
  args: { kind: 'system', page: 9 },
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        message: {
          notices: async ({ currentPage = 1 } = {}) =>
            toPage(
              Number(currentPage) === 1 ? [{ ...own(1, 'Maintenance on Sunday', 'From 02:00 to 04:00.'), type: 'Sys' as const }] : [],
              1,
              {
                currentPage: Number(currentPage),
                limit: 8,
              },
            ),
        },
      },
    }),
  ],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onPageChange).toHaveBeenCalledWith(1));
    await expect(await canvas.findByText('Maintenance on Sunday')).toBeVisible();
  },
};

/** Every list has a place of its own; another opens without the old one's rows. */
export const AllLists: Story = {
  render: () => <Opened />,
  decorators: [
    withFrame({
      user: sampleUser,
      answers: {
        message: {
          unread: async () => ({ comment: 2, reply: 120, like: 0, sys: 1, mine: 0 }),
          mine: async () => onePage(verdicts),
          replies: async () => onePage(replies),
        },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('An admin changed your account');
    await userEvent.click(canvas.getByRole('button', { name: 'Open replies' }));
    await expect(await canvas.findByText('青岚')).toBeVisible();
    await expect(canvas.queryByText('An admin changed your account')).toBeNull();
  },
};

function Opened() {
  const [kind, open] = useState<MessageKind>('mine');
  return (
    <>
      <button type="button" onClick={() => open('reply')}>
        Open replies
      </button>
      <MessageCentre kind={kind} page={1} onPageChange={() => undefined} />
    </>
  );
}
