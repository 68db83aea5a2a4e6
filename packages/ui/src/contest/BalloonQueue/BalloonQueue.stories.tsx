import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
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
  balloon(4, 'A', '#e5484d', { delivered: true }),
];

/** Keeps what was changed, as a host does. */
function Desk({ balloons: rows, onClaim, onDeliveredChange, ...rest }: BalloonQueueProps) {
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
        change(row.id, { delivered, helper: null });
      }}
    />
  );
}

const meta = {
  title: 'Contest/BalloonQueue',
  component: BalloonQueue,
  args: { balloons, onClaim: fn(), onDeliveredChange: fn() },
} satisfies Meta<typeof BalloonQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    await expect(delivered).toBeChecked();
  },
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
