import { ApiError, type RankRow } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleUser, longName, onePage } from '../testing/samples';
import { addressIn, never, withFrame } from '../testing/StoryFrame';
import { StoryScreen } from '../testing/StoryScreen';
import { Rank } from './Rank';

const row = (uid: number, username: string, ac: number, more: Partial<RankRow> = {}): RankRow => ({
  uid: String(uid),
  username,
  nickname: null,
  avatar: null,
  titleName: null,
  titleColor: null,
  signature: null,
  ac,
  total: ac * 2 + uid,
  score: ac * 11,
  rating: null,
  ...more,
});

const rows = [
  row(12, '三更灯火', 214, { titleName: '大师', titleColor: '#3d5a9e', nickname: '灯火', signature: '慢慢来，比较快' }),
  row(7, 'inkling', 183, { titleName: 'Grandmaster', titleColor: '#c84341', signature: '**Ink** before code. '.repeat(12) }),
  row(13, longName.username, 97, { nickname: 'اسم' }),
  row(14, 'tide', 42),
  row(15, 'newcomer', 0, { total: 0, score: 0 }),
];
const list = async ({ searchUser }: { searchUser?: string | undefined }) =>
  onePage(searchUser ? rows.filter(({ username }) => username.includes(searchUser)) : rows);

/** Follows the viewer of the toolbar. */
const decorators = [withFrame(user => ({ user, address: '/rank', answers: { rank: { list } } }))];

const meta = {
  title: 'Pages/Rank',
  component: Rank,
  args: {
    kind: 'acm',
    searchUser: undefined,
    page: 1,
    pageSize: 30,
    addressOf: kind => `/rank?type=${kind}`,
    onSearchChange: fn(),
    onPageChange: fn(),
    onPageSizeChange: fn(),
  },
} satisfies Meta<typeof Rank>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Acm: Story = {
  decorators,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Rank' }));
    const first = (await table.findByRole('link', { name: '三更灯火' })).closest('tr') as HTMLElement;
    await expect(within(first).getByText('48.64%')).toBeVisible();
    await expect(table.getByText('--')).toBeVisible();
    await expect(table.getByRole('link', { name: /^183/ })).toHaveAttribute('href', '/status?username=inkling&status=0');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search users' }), 'tide{Enter}');
    await expect(args.onSearchChange).toHaveBeenCalledWith('tide');
    await userEvent.click(table.getByRole('link', { name: 'tide' }));
    await expect(addressIn(canvasElement)).toBe('/user-home?username=tide');
  },
};

export const Oi: Story = {
  decorators,
  args: { kind: 'oi' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Rank' }));
    await expect(await table.findByText('2354')).toBeVisible();
    await expect(table.getByRole('columnheader', { name: 'AC / Total' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'OI' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'ACM' })).toHaveAttribute('href', '/rank?type=acm');
  },
};

/** Whoever reads sees their own row at once. */
export const User: Story = { decorators: [withFrame({ user: sampleUser, address: '/rank', answers: { rank: { list } } })] };

export const NobodyFound: Story = {
  decorators,
  args: { searchUser: 'zzz' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the search' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith(undefined);
  },
};

export const Empty: Story = { decorators: [withFrame({ answers: { rank: { list: async () => onePage([]) } } })] };
export const Loading: Story = { decorators: [withFrame({ answers: { rank: { list: never } } })] };
export const Failing: Story = {
  decorators: [withFrame({ answers: { rank: { list: () => Promise.reject(new ApiError('server.busy')) } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('The rank could not be loaded')).not.toHaveLength(0);
  },
};

/** The whole screen, for the viewer of the toolbar. */
export const ByViewer: Story = {
  decorators,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  render: args => (
    <StoryScreen>
      <Rank {...args} />
    </StoryScreen>
  ),
};

/** Twenty of the widest letters. */
const widest = row(16, 'W'.repeat(20), 12, { titleName: 'Twenty characters ok', titleColor: '#5d711d' });

export const Phone: Story = {
  decorators: [withFrame(user => ({ user, address: '/rank', answers: { rank: { list: async () => onePage([...rows, widest]) } } }))],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'tide' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.getByRole('columnheader', { name: 'Total' }).getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { decorators, globals: { theme: 'dark', locale: 'zh-CN' } };
