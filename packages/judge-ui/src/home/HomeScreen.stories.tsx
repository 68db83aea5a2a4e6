import { ApiError, type RecentContest, type RecentProblem } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { longTitle } from '../testing/homeSamples';
import { announcement, sampleUser, minutesAgo, onePage, solvers, week } from '../testing/samples';
import { never, withFrame } from '../testing/StoryFrame';
import { Home } from './Home';
import { StoryScreen } from '../testing/StoryScreen';

/** The first page, as the app puts it together. */
function HomeScreen() {
  return (
    <StoryScreen>
      <Home />
    </StoryScreen>
  );
}

const meta = {
  title: 'Pages/Home/Whole screen',
  component: HomeScreen,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const recentOf = (titles: readonly string[]): RecentProblem[] =>
  titles.map((title, place) => ({
    id: place + 1,
    problemId: `P${1001 + place}`,
    title,
    type: 0,
    gmtCreate: minutesAgo(9000),
    gmtModified: minutesAgo(place * 400 + 2),
  }));

const news = [
  announcement(1, 'Autumn Invitational 秋季邀请赛', 'It begins on **Saturday**.'),
  announcement(2, 'The judges rest on Sunday from 02:00 to 04:00'),
  announcement(3, 'Python is 3.11 now'),
];
const recent = recentOf(['A + B, but Slowly', 'Lantern Riddles 灯谜', 'Moonlit Segment Tree', 'The Slow Gondola']);
const hills = (paper: string, ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="440"><rect width="1200" height="440" fill="${paper}"/><path d="M0 320 240 150l160 120 210-190 240 220 150-90 200 150v180H0z" fill="${ink}"/></svg>`)}`;
const contest = (id: number, title: string, startsInMinutes: number, more: Partial<RecentContest> = {}): RecentContest => ({
  id,
  title,
  type: 0,
  auth: 0,
  status: startsInMinutes > 0 ? -1 : 0,
  startTime: minutesAgo(-startsInMinutes),
  endTime: minutesAgo(-startsInMinutes - 300),
  duration: 18_000,
  pauses: [],
  count: 128,
  ...more,
});
const lively = {
  announcement: { common: async () => onePage(news, 12) },
  problem: { recent: async () => recent },
  home: {
    carousel: async () => [
      { id: 1, url: hills('#efe6d6', '#724d00') },
      { id: 2, url: hills('#dfe9e2', '#00624a') },
    ],
    recentContests: async () => [
      contest(1001, 'Autumn Invitational 秋季邀请赛', -40),
      contest(1002, 'Night round', 2_000, { type: 1, auth: 2 }),
    ],
    recentSolvers: async () => solvers,
    week: async () => week,
  },
};

/** Follows the viewer of the toolbar: a visitor is asked to login, others have their menu. */
export const ByViewer: Story = {
  decorators: [withFrame(user => ({ user, address: '/home', answers: lively }))],
  play: async ({ canvas, globals }) => {
    if (globals.viewer !== 'user') return;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hello, inkling' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Lantern Riddles 灯谜' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /inkling/ })).toBeVisible();
  },
};

/** Contests are named; whoever opens one is asked to login first. */
export const Visitor: Story = {
  decorators: [withFrame({ address: '/home', answers: lively })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Autumn Invitational 秋季邀请赛' }));
    await screen.findByText('Please login first');
    await screen.findByRole('dialog', { name: 'Login - OJ' });
  },
};

/** The super admin may have the week counted anew. */
export const RecountedWeek: Story = {
  decorators: [
    withFrame({
      user: { ...sampleUser, roleList: ['root'] },
      address: '/home',
      answers: {
        ...lively,
        home: {
          ...lively.home,
          week: async ({ forceRefresh } = {}) => (forceRefresh ? { ...week, totalCountList: week.totalCountList.map(() => 77) } : week),
        },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Count again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    await expect(await canvas.findAllByRole('cell', { name: '77' })).toHaveLength(7);
  },
};

/** A site on its first day. */
export const Empty: Story = {
  decorators: [
    withFrame(user => ({
      user,
      address: '/home',
      answers: { announcement: { common: async () => onePage([]) }, problem: { recent: async () => [] } },
    })),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No announcements yet')).toBeVisible();
    await expect(await canvas.findByText('No problems yet')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [withFrame({ address: '/home', answers: { announcement: { common: never }, problem: { recent: never } } })],
};

/** Each part fails for itself; the page stands. */
export const Failing: Story = {
  decorators: [
    withFrame({
      address: '/home',
      answers: {
        announcement: { common: () => Promise.reject(new ApiError('server.busy', undefined, 'req-4711')) },
        problem: { recent: () => Promise.reject(new ApiError('network.failed')) },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const LongChinese: Story = {
  decorators: [
    withFrame(user => ({
      user,
      address: '/home',
      answers: {
        announcement: { common: async () => onePage([1, 2, 3].map(id => announcement(id, longTitle.repeat(id)))) },
        problem: { recent: async () => recentOf([longTitle, longTitle.repeat(2)]) },
      },
    })),
  ],
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await canvas.findAllByText(new RegExp(longTitle));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Phone: Story = {
  decorators: ByViewer.decorators ?? [],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Lantern Riddles 灯谜' });
    await expect(innerWidth).toBe(390);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { decorators: ByViewer.decorators ?? [], globals: { theme: 'dark', locale: 'zh-CN' } };
