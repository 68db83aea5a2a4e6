import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../../testing/longText';
import { TabLinks } from './TabLinks';

const pages = ['Overview', 'Problems', 'Submissions', 'Scoreboard', 'Announcements', 'Q & A'];
const linksTo = (names: readonly string[], current = 3) =>
  names.map((name, place) => (
    <a key={name} href={`#${place}`} aria-current={place === current ? 'page' : undefined}>
      {name}
    </a>
  ));

const meta = {
  title: 'Primitives/TabLinks',
  component: TabLinks,
  args: { 'aria-label': 'Contest', children: linksTo(pages) },
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links, one tab stop each. */
export const Contest: Story = {
  tags: ['apg:link'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Contest' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Problems' })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Scoreboard');
  },
};
/** More than there is room for: the row scrolls, the page does not. */
export const LongText: Story = {
  args: { children: linksTo([...pages, longText]) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
/** The current one is scrolled into a row that is too narrow. */
export const CurrentInSight: Story = {
  tags: ['vrt:skip'],
  args: { style: { maxWidth: 300 }, children: linksTo(pages, 5) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(current.left).toBeGreaterThanOrEqual(row.left);
    await expect(current.right).toBeLessThanOrEqual(row.right + 1);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };
export const ChineseAndDark: Story = {
  args: { 'aria-label': '比赛', children: linksTo(['概览', '题目', '提交', '榜单', '公告', '答疑']) },
  globals: { theme: 'dark', locale: 'zh-CN' },
};
