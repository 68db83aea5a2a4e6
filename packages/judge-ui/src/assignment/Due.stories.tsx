import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { assignments } from '../testing/assignmentSamples';
import { onePage, sampleUser } from '../testing/samples';
import { framed } from '../testing/StoryFrame';
import { Due } from './Due';
import { DueBox } from './DueBox';

const meta = {
  title: 'Pages/What is due',
  component: Due,
  parameters: { clock: true },
  args: { isOver: false, page: 1, onPageChange: fn() },
} satisfies Meta<typeof Due>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (records: typeof assignments) =>
  framed({ user: sampleUser, address: '/due', answers: { assignment: { due: async () => onePage(records) } } });
const stayWide = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

/** Deadlines of all groups, each with the next problem. */
export const Coming: Story = {
  decorators: [seen(assignments.slice(0, 3))],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Night Owls' }))[0]).toHaveAttribute('href', '/group/1');
    await expect(canvas.getByRole('link', { name: /Continue Graphs .*: B/ })).toHaveAttribute('href', '/training/1/problem/B');
    await expect(canvas.getByText('All done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Over' })).toHaveAttribute('href', '/due?isOver=true');
    await stayWide();
  },
};

export const Over: Story = { args: { isOver: true }, decorators: [seen(assignments.slice(3))] };

export const Nothing: Story = {
  decorators: [seen([])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is due')).toBeVisible();
  },
};

/** On the first page stands what is not done. */
export const Box: Story = {
  render: () => <DueBox />,
  decorators: [seen(assignments.slice(0, 3))],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Graphs for beginners/ });
    await expect(canvas.queryByText('Trees')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All that is due' })).toHaveAttribute('href', '/due');
  },
};

/** With nothing to do it says so. */
export const NoBox: Story = {
  render: () => <DueBox />,
  decorators: [seen(assignments.slice(2, 3))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is due')).toBeVisible();
  },
};
