import { PageHeader } from '@oj/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useItemName } from '../../page/ItemNames';
import { AdminScreen, root } from '../../testing/AdminScreen';
import { addressIn, withFrame } from '../../testing/StoryFrame';

/** A page of a contest, which tells its name. */
function OfContest({ title }: { title?: string | undefined }) {
  useItemName('contest', 7, title);
  return <PageHeader title="Problems of the contest" />;
}

const meta = {
  title: 'Pages/Back office/Trail',
  component: OfContest,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  args: { title: 'Autumn Invitational' },
  render: args => (
    <AdminScreen>
      <OfContest {...args} />
    </AdminScreen>
  ),
} satisfies Meta<typeof OfContest>;
export default meta;
type Story = StoryObj<typeof meta>;

const inContest = [withFrame({ user: root, address: '/admin/contest/7/problems' })];

/** The pages above are links; the open one is none. */
export const InContest: Story = {
  decorators: inContest,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Contests',
      'Autumn Invitational',
      'Problems of the contest',
    ]);
    await expect(trail.getByText('Problems of the contest')).toHaveAttribute('aria-current', 'page');
    await expect(trail.getByRole('link', { name: 'Contests' })).toHaveAttribute('href', '/admin/contest');
    await userEvent.click(trail.getByRole('link', { name: 'Autumn Invitational' }));
    await expect(addressIn(canvasElement)).toBe('/admin/contest/7/edit');
    await expect(trail.getByText('Autumn Invitational')).toHaveAttribute('aria-current', 'page');
  },
};

/** Until the page knows the name of the contest, its number stands there. */
export const Unnamed: Story = {
  decorators: inContest,
  args: { title: undefined },
  tags: ['vrt:skip'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Contest 7' })).toHaveAttribute('href', '/admin/contest/7/edit');
  },
};

/** A section without a page leads nowhere. */
export const InSection: Story = {
  decorators: [withFrame({ user: root, address: '/admin/audit' })],
  tags: ['vrt:skip'],
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home']);
    await expect(trail.getByText('Site')).toBeVisible();
    await expect(trail.getByText('Audit log')).toHaveAttribute('aria-current', 'page');
  },
};

/** A long name is cut, and the rest wraps. */
export const Phone: Story = {
  decorators: inContest,
  args: { title: '二〇二六年秋季程序设计邀请赛正式赛'.repeat(5) },
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('link', { name: args.title });
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = {
  decorators: inContest,
  globals: { theme: 'dark', locale: 'zh-CN' },
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: '位置' }));
    await expect(trail.getByText('比赛题目')).toHaveAttribute('aria-current', 'page');
  },
};
