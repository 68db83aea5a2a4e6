import { ApiError, type RecentProblem } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { sampleUser, minutesAgo } from '../../testing/samples';
import { addressIn, withFrame } from '../../testing/StoryFrame';
import { RecentProblems } from './RecentProblems';

const meta = { title: 'Pages/Home/RecentProblems', component: RecentProblems, parameters: { clock: true } } satisfies Meta<
  typeof RecentProblems
>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = ['A + B, but Slowly', 'Lantern Riddles 灯谜', `The ${'very '.repeat(20)}long title`, 'Moonlit Segment Tree'];
const recent: RecentProblem[] = titles.map((title, index) => ({
  id: index + 1,
  problemId: `P${1001 + index}`,
  title,
  type: 0,
  gmtCreate: minutesAgo(9000),
  gmtModified: minutesAgo(index * 400 + 2),
}));

export const User: Story = {
  decorators: [withFrame({ user: sampleUser, answers: { problem: { recent: async () => recent } } })],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Lantern Riddles 灯谜' }));
    await expect(addressIn(canvasElement)).toBe('/problem/P1002');
  },
};

/** A visitor is asked to login over the page and stays where they are. */
export const Visitor: Story = {
  decorators: [withFrame({ answers: { problem: { recent: async () => recent } } })],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Lantern Riddles 灯谜' }));
    await screen.findByRole('dialog', { name: 'Login - OJ' });
    await expect(addressIn(canvasElement)).toBe('/');
  },
};

export const Empty: Story = {
  decorators: [withFrame({ answers: { problem: { recent: async () => [] } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No problems yet')).toBeVisible();
  },
};

export const Failing: Story = {
  decorators: [withFrame({ answers: { problem: { recent: () => Promise.reject(new ApiError('network.failed')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The latest problems could not be loaded');
  },
};
