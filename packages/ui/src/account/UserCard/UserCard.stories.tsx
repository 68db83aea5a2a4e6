import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { minutesAgo } from '../../testing/sampleContest';
import { UserCard, type UserProfile } from './UserCard';

const user: UserProfile = {
  username: 'inkling',
  nickname: '砚台有墨',
  gender: 'female',
  titleName: 'Grandmaster',
  titleColor: '#8e5bd0',
  school: 'Beishan University',
  githubUrl: 'https://github.com/inkling',
  blogUrl: 'https://inkling.example',
  recentLoginAt: minutesAgo(120),
  submissionCount: 4128,
  solvedCount: 812,
  score: 41_200,
  rating: 2417,
};

const meta = { title: 'Account/UserCard', component: UserCard, parameters: { clock: true }, args: { user } } satisfies Meta<
  typeof UserCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'inkling' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Female' })).toBeVisible();
    await userEvent.tab();
    const github = canvas.getByRole('link', { name: /GitHub/ });
    await expect(github).toHaveFocus();
    await expect(github).toHaveAttribute('rel', expect.stringContaining('ugc'));
  },
};
/** Points and a rating that there are not take no room. */
export const NewHere: Story = {
  args: { user: { username: 'k', submissionCount: 0, solvedCount: 0, score: 0, gender: 'secrecy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(term => term.textContent)).toEqual(['Submissions', 'Solved']);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
/** An address that is not of the web is no link. */
export const HostileTexts: Story = {
  args: {
    user: {
      ...user,
      username: 'very_long_handle_very_long_handle_very_1',
      nickname: `\u202E${'Donaudampfschifffahrtsgesellschaft'.repeat(5)}`,
      titleColor: 'red;background:url(//x)',
      school: '北山大学计算机科学与技术学院程序设计竞赛集训队'.repeat(5),
      githubUrl: 'javascript:alert(1)',
      blogUrl: 'data:text/html,x',
    },
    actions: <Button>Follow</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const ChineseAndDark: Story = {
  args: { user: { ...user, titleName: '特级大师', school: '北山大学' } },
  globals: { locale: 'zh-CN', theme: 'dark' },
};
export const Loading: Story = { args: { user: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
