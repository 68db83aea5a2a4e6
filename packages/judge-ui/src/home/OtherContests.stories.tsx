import type { OtherContest } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { minutesAgo } from '../testing/samples';
import { withFrame } from '../testing/StoryFrame';
import { OtherContests } from './OtherContests';

const contest = (oj: string, title: string, inMinutes: number, readMinutesAgo = 10): OtherContest => ({
  oj,
  url: `https://${oj.toLowerCase()}.example/contests/${inMinutes}`,
  title,
  beginTime: minutesAgo(-inMinutes),
  endTime: minutesAgo(-inMinutes - 120),
  asOf: minutesAgo(readMinutesAgo),
});

const contests = [
  contest('CF', 'Educational Round 200 (Rated for Div. 2)', -30),
  contest('AC', 'Beginner Contest 500', 95),
  contest('HDU', '“钉耙编程”中国大学生算法设计超级联赛（第十场）暨新生训练营选拔赛重现', 600, 300),
  ...[1, 2, 3, 4].map(day => contest('CF', `Round ${1000 + day} (Div. 1 + Div. 2, with a rather long name of its sponsor)`, day * 1440)),
];

/** The earliest first; a list that could not be read again says how old it is. */
export const ComingContests: StoryObj<typeof OtherContests> = {
  render: () => (
    <div style={{ maxWidth: 420 }}>
      <OtherContests contests={contests} />
    </div>
  ),
  decorators: [withFrame({})],
  beforeEach: () => localStorage.removeItem('oj.hiddenSites'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Educational Round/ })).toHaveAttribute('href', contests[0]?.url);
    await expect(canvas.getByText(/List of HDU read/)).toBeVisible();
    await expect(canvas.queryByText(/List of CF read/)).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 7' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    const sites = within(canvas.getByRole('toolbar', { name: 'Sites' }));
    await userEvent.click(sites.getByRole('button', { name: 'CF' }));
    await expect(canvas.queryByRole('link', { name: /Educational Round/ })).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(localStorage.getItem('oj.hiddenSites')).toBe('["CF"]');
  },
};

export default {
  title: 'Pages/Home/Contests of other sites',
  component: OtherContests,
  parameters: { clock: true },
} satisfies Meta<typeof OtherContests>;
