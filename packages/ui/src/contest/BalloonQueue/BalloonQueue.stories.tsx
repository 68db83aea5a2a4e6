import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longText } from '../../testing/longText';
import { BalloonQueue, type BalloonQueueProps } from './BalloonQueue';
import type { BalloonRecord } from './balloonRecord';

const balloon = (id: number, problemLabel: string, color: string | null, more: Partial<BalloonRecord> = {}): BalloonRecord => ({
  id,
  problemLabel,
  problemTitle: `Problem ${problemLabel}`,
  color,
  participant: `team-${id}`,
  solvedAt: new Date(2026, 8, 12, 9, id),
  delivered: false,
  ...more,
});

const balloons = [
  balloon(1, 'A', '#e5484d', { first: true, realname: '林青岚' }),
  balloon(2, 'B', '#f2c94c', { helper: { name: 'root', own: false } }),
  balloon(3, 'C', null, { helper: { name: 'me', own: true } }),
  balloon(5, 'D', '#1f2430', { first: true, firstProvisional: true }),
  balloon(4, 'A', '#e5484d', { delivered: true }),
];

const moved = [
  balloon(6, 'B', '#f2c94c', { change: 'notFirst', delivered: true, changedBy: 'root' }),
  balloon(7, 'A', '#e5484d', { change: 'nowFirst', first: true, helper: { name: 'me', own: true }, changedBy: 'me', realname: '林青岚' }),
  balloon(8, 'E', '#8e5bd0', { change: 'notAccepted', solvedAt: null, delivered: true }),
];

/** Keeps what was changed, as a host does. */
function Desk({ balloons: rows, onClaim, onDeliveredChange, onSettle, ...rest }: BalloonQueueProps) {
  const [present, setPresent] = useState(rows);
  const change = (id: BalloonRecord['id'], more: Partial<BalloonRecord>) =>
    setPresent(present.map(row => (row.id === id ? { ...row, ...more } : row)));
  return (
    <BalloonQueue
      {...rest}
      balloons={present}
      onClaim={async (row, claimed) => {
        await onClaim?.(row, claimed);
        change(row.id, { helper: claimed ? { name: 'me', own: true } : null });
      }}
      onDeliveredChange={async (row, delivered) => {
        await onDeliveredChange?.(row, delivered);
        const others = present.filter(({ id }) => id !== row.id);
        setPresent([...others, { ...row, delivered, helper: null }]);
      }}
      onSettle={async row => {
        if ((await onSettle?.(row)) === false) return false;
        setPresent(present.filter(({ id }) => id !== row.id));
        return true;
      }}
    />
  );
}

const meta = {
  title: 'Contest/BalloonQueue',
  component: BalloonQueue,
  args: { balloons, onClaim: fn(), onDeliveredChange: fn(), onSettle: fn() },
} satisfies Meta<typeof BalloonQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where balloons are brought, and where one is put right. */
export const Seats: Story = {
  tags: ['vrt:skip'],
  args: {
    balloons: [
      balloon(7, 'A', '#e5484d', { change: 'nowFirst', first: true, realname: '林青岚', room: '机房 3', seat: 'A1' }),
      balloon(1, 'A', '#e5484d', { realname: '林青岚', room: '201', seat: 'B12' }),
      balloon(2, 'B', '#f2c94c', { room: '201' }),
      balloon(3, 'C', null, { seat: 'B14' }),
      balloon(4, 'A', '#e5484d', { delivered: true }),
    ],
  },
  play: async ({ canvas }) => {
    for (const place of ['机房 3 · A1', '201 · B12', '201', 'Seat B14']) await expect(canvas.getByText(place)).toBeVisible();
  },
};

/** The same on a phone, with names that are too long. */
export const LongSeatsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:skip'],
  args: { balloons: [balloon(1, 'A', '#e5484d', { participant: longText, realname: longText, room: longText, seat: longText })] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const TakenAndDelivered: Story = {
  render: args => <Desk {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take Balloon of problem A' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findAllByText('You have it')).toHaveLength(2);
    const delivered = canvas.getByRole('switch', { name: 'The balloon of team-1 for problem A is delivered' });
    await userEvent.click(delivered);
    await expect(args.onDeliveredChange).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), true);
    await expect(await canvas.findAllByText('You have it')).toHaveLength(1);
    await expect(canvas.getByRole('switch', { name: 'The balloon of team-1 for problem A is delivered' })).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('listitem', { name: 'team-2, problem B' })).toHaveFocus());
  },
};

/** Each row is taken by Enter alone: after it the next one has the focus. Of the last one the focus goes back. */
export const TheNextRowHasTheFocus: Story = {
  tags: ['vrt:skip'],
  render: args => <Desk {...args} />,
  args: { balloons: [balloon(1, 'A', '#e5484d'), balloon(2, 'B', '#f2c94c')] },
  play: async ({ canvas, userEvent }) => {
    const row = (name: string) => canvas.getByRole('listitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row('team-2, problem B')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take Balloon of problem B' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row('team-1, problem A')).toHaveFocus());
  },
};

/** What has moved stands on top and says what to do; who was refused stays with the row. */
export const Moved: Story = {
  render: args => <Desk {...args} />,
  args: { balloons: [...moved, ...balloons], onSettle: fn(row => row.id !== 8) },
  play: async ({ args, canvas, userEvent }) => {
    const changes = within(canvas.getByRole('region', { name: 'Changes to settle' }));
    await expect(changes.getAllByRole('listitem')).toHaveLength(3);
    await expect(changes.getByText('Take the star back')).toBeVisible();
    await expect(changes.getByText('Last handled by root')).toBeVisible();
    await expect(changes.getByText('You have it')).toBeVisible();
    await userEvent.click(changes.getByRole('button', { name: 'Done: Take the star back, team-6, problem B' }));
    await expect(args.onSettle).toHaveBeenCalledWith(expect.objectContaining({ id: 6, change: 'notFirst' }));
    await waitFor(() => expect(changes.getByRole('listitem', { name: 'team-7, problem A' })).toHaveFocus());
    await userEvent.click(changes.getByRole('button', { name: /^Done: Take the balloon back/ }));
    await waitFor(() => expect(changes.getByRole('listitem', { name: 'team-8, problem E' })).toHaveFocus());
    await expect(changes.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A first solution that is not sure has a dashed edge, an open star and another word. */
export const Provisional: Story = {
  tags: ['vrt:forced-colors'],
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('img', { name: '1st? An earlier try is not judged yet: bring it without the star for now' });
    await expect(mark).toHaveTextContent('1st?');
    await expect(getComputedStyle(mark).borderStyle).toBe('dashed');
    await expect(canvas.getAllByText(/First blood/)).toHaveLength(1);
  },
};

/** Six balloons are two lines each, with targets for a thumb. */
export const SixOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  args: { balloons: [...balloons, balloon(9, 'F', '#fff', { participant: longText, realname: longText, first: true })] },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.map(row => row.getBoundingClientRect().height).filter(height => height > 92)).toEqual([]);
    const targets = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('switch').map(each => each.closest('label') as Element)];
    const boxes = targets.map(each => each.getBoundingClientRect());
    await expect(boxes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = {
  args: { balloons: [...moved, ...balloons] },
  globals: { theme: 'dark', locale: 'zh-CN' },
};

/** Nobody here may change anything: a page for the wall. */
export const OnlyShown: Story = {
  tags: ['vrt:skip'],
  render: () => <BalloonQueue balloons={balloons} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    for (const each of canvas.getAllByRole('switch')) await expect(each).toBeDisabled();
  },
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:skip'],
  args: { balloons: [balloon(1, 'AA', '#fff', { problemTitle: longText, participant: longText, realname: longText, first: true })] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Loading: Story = { tags: ['vrt:skip'], args: { balloons: [], loading: true, skeletonRows: 4 } };
export const Empty: Story = { tags: ['vrt:skip'], args: { balloons: [] } };
