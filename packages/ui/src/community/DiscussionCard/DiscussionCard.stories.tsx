import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Menu } from '../../primitives/Menu/Menu';
import type { MenuEntry } from '../../primitives/Menu/MenuEntry';
import { minutesAgo } from '../../testing/sampleContest';
import { isAtLeast, viewerOf } from '../../testing/viewer';
import { DiscussionCard, type DiscussionSummary } from './DiscussionCard';

const discussion: DiscussionSummary = {
  id: 12,
  title: '[P1042] Lantern Riddles: a proof without induction',
  description:
    'The editorial proves the exchange argument by induction. Here is a direct one, with pictures, and where the naive greedy fails.',
  author: { uid: 'u1', username: '青岚', titleName: 'Grandmaster', titleColor: '#8e5bd0', role: 'admin' },
  category: 'Solutions',
  commentCount: 41,
  likeCount: 128,
  viewCount: 20_431,
  liked: true,
  createdAt: minutesAgo(180),
};

const menu = (
  <Menu
    align="end"
    trigger={
      <IconButton label="More">
        <Ellipsis aria-hidden />
      </IconButton>
    }
    entries={[{ label: 'Edit' }, { label: 'Delete', tone: 'danger' }]}
  />
);

const meta = {
  title: 'Community/DiscussionCard',
  component: DiscussionCard,
  parameters: { clock: true },
  args: {
    discussion,
    menu,
    renderTitleLink: (_, title) => <a href="#discussion-12">{title}</a>,
    renderAuthorLink: (author, name) => <a href={`#user-${author.uid}`}>{name}</a>,
  },
} satisfies Meta<typeof DiscussionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card leads where the title leads; author and menu keep their own. APG patterns: link, menu button. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^\[P1042\]/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(edit).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('link', { name: '青岚' })).toHaveAttribute('href', '#user-u1');
  },
};
/** Follows the viewer of the toolbar: a visitor has no menu, a user may report, an admin may pin and disable, root may delete. */
export const ByViewer: Story = {
  render: (args, { globals }) => {
    const viewer = viewerOf(globals.viewer);
    const entries: MenuEntry[] = [
      ...(isAtLeast(viewer, 'user') ? [{ label: 'Report' }] : []),
      ...(isAtLeast(viewer, 'contestAdmin') ? [{ label: 'Pin' }, { label: 'Disable' }] : []),
      ...(viewer === 'root' ? (['separator', { label: 'Delete', tone: 'danger' }] as const) : []),
    ];
    const more = (
      <IconButton label="More">
        <Ellipsis aria-hidden />
      </IconButton>
    );
    return <DiscussionCard {...args} menu={entries.length > 0 && <Menu align="end" trigger={more} entries={entries} />} />;
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.viewer !== 'user') return;
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const report = await screen.findByRole('menuitem', { name: 'Report' });
    await waitFor(() => expect(report).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Pin' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
export const Pinned: Story = { args: { discussion: { ...discussion, top: true } } };
export const Disabled: Story = { args: { discussion: { ...discussion, disabled: true } } };
export const Plain: Story = {
  args: {
    discussion: {
      ...discussion,
      title: 'Hi',
      description: '',
      category: null,
      author: { uid: 'u2', username: 'k' },
      commentCount: 0,
      likeCount: 0,
      viewCount: 1,
      liked: false,
    },
  },
};
export const LongText: Story = {
  args: {
    discussion: {
      ...discussion,
      top: true,
      title: '关于第七届秋季邀请赛正式赛第六题金桂路径计数问题的数据范围与时间限制以及为什么线段树合并会超时的讨论'.repeat(3),
      description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(8),
      category: '站务与公告以及其他杂项',
      author: {
        uid: 'u3',
        username: 'very_long_handle_very_long_handle_very_1',
        titleName: 'pneumonoultramicroscopicsilico',
        role: 'root',
      },
      commentCount: 99_999,
      likeCount: 1_000_000,
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const ChineseAndDark: Story = {
  args: { discussion: { ...discussion, title: '【题解】灯谜：不用归纳法的证明', category: '题解', top: true } },
  globals: { locale: 'zh-CN', theme: 'dark' },
};
export const Loading: Story = { args: { discussion: undefined } };
export const Phone: Story = {
  args: { discussion: { ...discussion, top: true } },
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
};
