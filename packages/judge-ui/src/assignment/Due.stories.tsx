import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { assignments } from '../testing/assignmentSamples';
import { onePage, sampleUser } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { Due } from './Due';
import { DueCard, useDueSoon } from './DueCard';

const meta = {
  title: 'Pages/Assignments due',
  component: Due,
  parameters: { clock: true },
  args: { list: 'left', page: 1, onPageChange: fn() },
} satisfies Meta<typeof Due>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (records: typeof assignments) =>
  withFrame({ user: sampleUser, address: '/due', answers: { assignment: { due: async () => onePage(records) } } });
const stayWide = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

/** What is left to do in all groups, each with the next problem. */
export const Left: Story = {
  decorators: [seen(assignments.slice(0, 2))],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Night Owls' }))[0]).toHaveAttribute('href', '/group/1');
    await expect(canvas.getByRole('link', { name: /Continue Graphs .*: B/ })).toHaveAttribute('href', '/training/1/problem/B');
    await expect(canvas.getByRole('link', { name: 'To do' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/due?list=done');
    await expect(canvas.getByRole('link', { name: 'Over' })).toHaveAttribute('href', '/due?list=over');
    await stayWide();
  },
};

/** What is solved before its deadline is not in the way of what is left. */
export const Done: Story = {
  args: { list: 'done' },
  decorators: [seen(assignments.slice(2, 3))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All done')).toBeVisible();
  },
};

export const Over: Story = { args: { list: 'over' }, decorators: [seen(assignments.slice(3))] };

export const Nothing: Story = {
  decorators: [seen([])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is due')).toBeVisible();
  },
};

export const NothingDone: Story = { args: { list: 'done' }, decorators: [seen([])] };

function CardOfHome() {
  const due = useDueSoon();
  return due.isPending ? null : <DueCard due={due} />;
}

/** The card on the first page shows the assignment that is due next. */
export const OfHome: Story = {
  render: () => <CardOfHome />,
  decorators: [seen(assignments.slice(0, 2))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Graphs for beginners/ })).toHaveAttribute('href', '/group/1/assignment/2');
    await expect(canvas.getByText('2 of 6')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/due');
  },
};
