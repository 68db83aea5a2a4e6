import { ApiError, Status, type UserHome } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { sampleUser, minutesAgo } from '../testing/samples';
import { addressIn, never, withFrame } from '../testing/StoryFrame';
import { StoryScreen } from '../testing/StoryScreen';
import { Profile } from './Profile';

const ids = (count: number, from = 1000) => Array.from({ length: count }, (_, index) => `P${from + index}`);
const solved = ids(12);
const home = (more: Partial<UserHome> = {}): UserHome => ({
  uid: '7',
  username: 'inkling',
  nickname: '砚台有墨',
  avatar: null,
  titleName: 'Grandmaster',
  titleColor: '#c84341',
  gender: 'female',
  school: 'Beishan University',
  signature: '## About\n\nInk before code, and **tea** before ink.',
  github: 'https://github.com/inkling',
  blog: 'https://inkling.example',
  total: 412,
  rating: null,
  scoreList: [11, 12, 14],
  solvedList: solved,
  overcomingList: ids(3, 1700),
  solvedGroupByDifficulty: {
    0: solved.slice(0, 7).map((problemId, index) => ({ id: index + 1, problemId, difficulty: 0 })),
    3: solved.slice(7).map((problemId, index) => ({ id: index + 8, problemId, difficulty: 3 })),
  },
  recentLoginTime: minutesAgo(120),
  ...more,
});

const DAY_MS = 86_400_000;
const endDate = '2026-10-17';
const calendar = async () => ({
  endDate,
  dataList: Array.from({ length: 120 }, (_, index) => ({
    date: new Date(Date.parse(endDate) - index * 3 * DAY_MS).toISOString().slice(0, 10),
    count: ((index * 7) % 12) + 1,
  })),
  verdicts: [
    { status: Status.accepted, count: 58 },
    { status: Status.wrongAnswer, count: 25 },
    { status: Status.timeLimitExceeded, count: 9 },
    { status: Status.compileError, count: 5 },
    { status: Status.runtimeError, count: 2 },
    { status: Status.memoryLimitExceeded, count: 1 },
  ],
});
const answers = { profile: { home: async () => home(), calendar } };

/** Follows the viewer of the toolbar. */
const decorators = [withFrame(user => ({ user, address: '/user-home?username=inkling', answers }))];

const meta = {
  title: 'Pages/UserHome',
  component: Profile,
  parameters: { clock: true },
  args: { username: 'inkling', tab: undefined, addressOf: tab => `/user-home?tab=${tab}` },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** When the user was last here stands on the card: no message says it over the page. */
export const Visitor: Story = {
  decorators: [withFrame({ answers })],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'inkling' })).toBeVisible();
    await expect((await canvas.findByText('tea')).tagName).toBe('STRONG');
    await expect(canvas.queryByText('Rating')).toBeNull();
    await expect(canvas.getByText('58%')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit profile' })).toBeNull();
    const tabs = within(canvas.getByRole('navigation', { name: 'What to see of this user' }));
    await expect(tabs.getByRole('link', { name: 'Personal profile' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(tabs.getByRole('link', { name: /^Solved/ }));
    await expect(addressIn(canvasElement)).toBe('/user-home?tab=solved');
    await expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
};

/** Whoever says nothing of themselves is known by what they solved. */
export const WithoutWords: Story = {
  decorators: [withFrame({ answers: { profile: { home: async () => home({ signature: ' ' }), calendar } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Solved/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Personal profile' })).toHaveAttribute('href', '/user-home?tab=profile');
  },
};

export const Own: Story = {
  args: { username: undefined, tab: 'profile' },
  decorators: [withFrame({ user: sampleUser, answers: { profile: { home: async () => home({ signature: null }), calendar } } })],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Not set yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Edit profile' }));
    await expect(addressIn(canvasElement)).toBe('/setting');
  },
};

export const Solved: Story = {
  args: { tab: 'solved' },
  decorators: [withFrame({ user: sampleUser, answers })],
  play: async ({ canvas }) => {
    const all = within(await canvas.findByRole('list', { name: 'All of them' }));
    await expect(all.getAllByRole('link')).toHaveLength(solved.length);
    await expect(canvas.getAllByRole('list', { name: 'By difficulty' })).toHaveLength(2);
    await expect(all.getByRole('link', { name: 'P1000' })).toHaveAttribute('href', '/problem/P1000');
  },
};

export const Failed: Story = { decorators, args: { tab: 'failed' } };

export const NewHere: Story = {
  args: { tab: 'solved' },
  decorators: [
    withFrame({
      answers: {
        profile: {
          home: async () =>
            home({ solvedList: [], overcomingList: [], solvedGroupByDifficulty: {}, total: 0, scoreList: [], recentLoginTime: null }),
          calendar: async () => ({ endDate, dataList: [], verdicts: [] }),
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No problem solved yet')).toBeVisible();
  },
};

export const UnknownUser: Story = {
  decorators: [withFrame({ answers: { profile: { home: () => Promise.reject(new ApiError('profile.notFound')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The user does not exist' })).toBeVisible();
  },
};

/** Nobody was named, and nobody reads. */
export const Nobody: Story = {
  args: { username: undefined },
  decorators: [withFrame({})],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await screen.findByRole('dialog', { name: 'Login - OJ' });
  },
};

export const Loading: Story = { decorators: [withFrame({ answers: { profile: { home: never, calendar: never } } })] };

/** The whole screen, for the viewer of the toolbar. */
export const ByViewer: Story = {
  decorators,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  render: args => (
    <StoryScreen>
      <Profile {...args} />
    </StoryScreen>
  ),
};

export const LongChinese: Story = {
  decorators: [
    withFrame({
      answers: {
        profile: {
          home: async () =>
            home({
              nickname: '二〇二六年秋季程序设计邀请赛'.repeat(4),
              school: '北山大学计算机科学与技术学院'.repeat(5),
              titleName: '终身成就大师'.repeat(5),
              signature: `${'没有空格的长句'.repeat(60)} ${'x'.repeat(300)}`,
            }),
          calendar,
        },
      },
    }),
  ],
  globals: { locale: 'zh-CN', viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'inkling' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { decorators, args: { tab: 'solved' }, globals: { theme: 'dark', locale: 'zh-CN' } };
