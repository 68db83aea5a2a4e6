import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../../testing/longText';
import { PrintQueue } from './PrintQueue';
import type { PrintRecord } from './printRecord';

const job = (id: number, more: Partial<PrintRecord> = {}): PrintRecord => ({
  id,
  participant: `team-${id}`,
  beginning: '#include <bits/stdc++.h>',
  length: 2314,
  sentAt: new Date(2026, 8, 12, 9, id),
  printed: false,
  ...more,
});

const jobs = [job(1, { realname: '林青岚' }), job(2, { helper: { name: 'root', own: false } }), job(3, { printed: true })];

const meta = {
  title: 'Contest/PrintQueue',
  component: PrintQueue,
  args: { jobs, onClaim: fn(), onPrint: fn(), onDownload: fn(), onPrinted: fn() },
} satisfies Meta<typeof PrintQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take print job #1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), true);
    await userEvent.click(canvas.getByRole('button', { name: 'Give back print job #2' }));
    await expect(args.onClaim).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }), false);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm print job #1 as printed' }));
    await expect(args.onPrinted).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    await expect(canvas.queryByRole('button', { name: 'Confirm print job #3 as printed' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Print job #2: print' }));
    await expect(args.onPrint).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download print job #3' }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
  },
};

/** Where the paper is brought. */
export const Seats: Story = {
  tags: ['vrt:skip'],
  args: { jobs: [job(1, { realname: '林青岚', room: '201', seat: 'B12' }), job(2, { room: '201' }), job(3, { seat: 'B14' }), job(4)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('201 · B12')).toBeVisible();
    await expect(canvas.getByText('201')).toBeVisible();
    await expect(canvas.getByText('Seat B14')).toBeVisible();
  },
};

/** A printer of the host: a job is sent to it, and what went wrong stands at the job. */
export const Printer: Story = {
  tags: ['vrt:skip'],
  args: {
    jobs: [job(1), job(2, { fault: 'The printer has not taken the job' }), job(3, { printed: true })],
    onSend: fn(),
    printer: 'Hall 2',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print job #1: Print on Hall 2' }));
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('The printer has not taken the job');
  },
};

/** The own jobs of a participant. */
export const Own: Story = {
  tags: ['vrt:skip'],
  render: () => <PrintQueue jobs={jobs} hiddenColumns={['id', 'participant']} label="My print jobs" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText('team-1')).toBeNull();
    await expect(canvas.getAllByText('Not printed')).toHaveLength(2);
  },
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:skip'],
  args: {
    jobs: [
      job(1, {
        participant: longText,
        realname: longText,
        room: longText,
        seat: longText,
        beginning: longText,
        helper: { name: longText, own: false },
      }),
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Loading: Story = { tags: ['vrt:skip'], args: { jobs: [], loading: true, skeletonRows: 4 } };
export const Empty: Story = { tags: ['vrt:skip'], args: { jobs: [] } };
