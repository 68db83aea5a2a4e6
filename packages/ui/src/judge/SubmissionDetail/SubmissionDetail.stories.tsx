import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../../testing/longText';
import { CaseGrid } from '../CaseGrid/CaseGrid';
import { SubmissionDetail } from './SubmissionDetail';

const submission = {
  id: 4711,
  problemLabel: 'P1001',
  problemTitle: 'Bridges of the delta',
  status: -1,
  timeMs: 812,
  memoryKb: 18_640,
  length: 1204,
  language: 'C++17',
  judger: 'judge-2',
  author: 'inkling',
  submittedAt: '2026-09-12T09:30:00Z',
};

const meta = {
  title: 'Judge/SubmissionDetail',
  component: SubmissionDetail,
  args: { submission, now: new Date('2026-09-12T10:00:00Z') },
} satisfies Meta<typeof SubmissionDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLimitsAndCases: Story = {
  args: {
    limits: { timeMs: 1000, memoryKb: 262_144 },
    limitsNote: 'Python gets twice the time of the problem.',
    children: <CaseGrid cases={[0, 0, -1].map((status, index) => ({ place: index + 1, status, timeMs: 12, memoryKb: 3600 }))} />,
  },
  play: async ({ canvas, userEvent }) => {
    const [time] = canvas.getAllByRole('meter', { name: 'Time' });
    await expect(time).toHaveAttribute('aria-valuetext', expect.stringContaining('of 1000 ms'));
    await expect(canvas.getAllByRole('img', { name: 'Wrong Answer' }).length).toBeGreaterThan(0);
    await expect(canvas.getByText('1204 characters')).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'Test 1: Accepted' }));
    await expect(canvas.getByText('Test 1')).toBeVisible();
  },
};

/** No limits are known: time and memory are among the facts. */
export const WithoutLimits: Story = {
  tags: ['vrt:skip'],
  args: { submission: { ...submission, status: 'PAC', score: 60 }, ownFacts: [{ name: 'Contest', value: 'Autumn trial' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(canvas.getByText('812 ms')).toBeVisible();
    await expect(canvas.getByText('Autumn trial')).toBeVisible();
  },
};

export const PendingAndLongText: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:skip'],
  args: {
    submission: {
      ...submission,
      status: 5,
      queuePlace: 12,
      timeMs: null,
      memoryKb: null,
      judger: null,
      author: longText,
      language: longText,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Pending/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
