import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../../testing/longText';
import type { CalendarContest } from './calendarDays';
import { ContestCalendar } from './ContestCalendar';

const now = new Date(2026, 9, 15, 14).getTime();
const hours = (count: number) => now + count * 3_600_000;
const contest = (id: number, title: string, inHours: number, lastsHours: number, source?: string): CalendarContest => ({
  id,
  title,
  startAt: hours(inHours),
  endAt: hours(inHours + lastsHours),
  source,
});

const contests = [
  contest(1, 'Autumn Invitational', -1, 5),
  contest(2, 'Beginner Contest 500', 30, 2, 'AC'),
  contest(3, 'Round 1001 (Div. 2)', 33, 2, 'CF'),
  contest(4, 'Training camp, first week', 91, 24 * 4),
  contest(5, '“钉耙编程”中国大学生算法设计超级联赛（第十场）', 24 * 8, 5, 'HDU'),
  contest(6, 'Round 1002 (Div. 1 + Div. 2)', 24 * 20, 3, 'CF'),
];

const meta = {
  title: 'Contest/ContestCalendar',
  component: ContestCalendar,
  args: {
    label: 'Contests of the next weeks',
    contests,
    now,
    renderLink: ({ id }, title) => <a href={`#${id}`}>{title}</a>,
  },
} satisfies Meta<typeof ContestCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weeks: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Running until 18:00')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Autumn Invitational' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Beginner Contest 500' })).toHaveFocus();
    await expect(canvas.getByText('Oct 12')).toBeVisible();
  },
};

/** A column of a page: days with contests, one below the other. */
export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Today · Thu, Oct 15$/)).toBeVisible();
    await expect(canvas.getByText('Fri, Oct 16')).toBeVisible();
    await expect(canvas.getByText('Sat, Oct 17')).not.toBeVisible();
  },
};

export const SundayFirst: Story = { tags: ['vrt:skip'], args: { firstWeekday: 0, weeks: 2 } };

export const LongText: Story = {
  tags: ['vrt:skip'],
  args: { contests: [contest(1, longText, 24, 48, longText)] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Empty: Story = {
  tags: ['vrt:skip'],
  args: { contests: [contest(1, 'Over', -9, 5)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No contests in sight')).toBeVisible();
  },
};

export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
