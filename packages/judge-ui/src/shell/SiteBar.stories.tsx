import type { ThemeChoice } from '@oj/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleUser, longName, onePage, problemRow, site } from '../testing/samples';
import { contestRow } from '../testing/contestSamples';
import { addressIn, withFrame } from '../testing/StoryFrame';
import { SiteBar } from './SiteBar';

const meta = {
  title: 'Shell/SiteBar',
  component: SiteBar,
  parameters: { layout: 'fullscreen' },
  args: { locale: 'en-US', onLocaleChange: fn(), theme: 'system', onThemeChange: fn() },
  render: args => <WithTheme {...args} />,
} satisfies Meta<typeof SiteBar>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithTheme({ theme, onThemeChange, ...rest }: ComponentProps<typeof SiteBar>) {
  const [chosen, choose] = useState<ThemeChoice>(theme);
  return (
    <SiteBar
      {...rest}
      theme={chosen}
      onThemeChange={next => {
        choose(next);
        onThemeChange(next);
      }}
    />
  );
}

export const Visitor: Story = {
  decorators: [withFrame({ address: '/problem' })],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Problems' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: /Messages/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '中文' }));
    await expect(args.onLocaleChange).toHaveBeenCalledWith('zh-CN');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await screen.findByRole('dialog', { name: 'Register - OJ' });
  },
};

/** Logging out ends the session here, whatever the server says. */
export const User: Story = {
  decorators: [
    withFrame({ user: sampleUser, address: '/problem', answers: { account: { logout: () => Promise.reject(new Error('gone')) } } }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Messages' });
    await userEvent.click(canvas.getByRole('button', { name: /inkling/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'My submissions' }));
    await expect(addressIn(canvasElement)).toBe('/status?onlyMine=true');
    await userEvent.click(canvas.getByRole('button', { name: /inkling/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/home'));
  },
};

/** Admins have a way to the back office, in a window of its own. */
export const Admin: Story = {
  decorators: [withFrame({ user: { ...sampleUser, roleList: ['admin'] }, address: '/submission-detail/7' })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Status' })).toHaveAttribute('aria-current', 'page');
    await canvas.findByRole('button', { name: 'Messages' });
    await userEvent.click(canvas.getByRole('button', { name: /inkling/ }));
    const desk = await screen.findByRole('menuitem', { name: 'Back office' });
    await expect(desk).toHaveAttribute('href', '/admin/');
    await expect(desk).toHaveAttribute('target', '_blank');
    await expect(screen.getByRole('menuitem', { name: 'User home' })).toHaveAttribute('href', '/user-home');
    await expect(screen.getByRole('menuitem', { name: 'Wiki' })).toHaveAttribute('href', '/oiwiki');
  },
};

/** Ctrl K finds pages, commands, problems, contests and users; every command by its name in either language. */
export const Palette: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      address: '/home',
      answers: {
        problem: { list: async ({ keyword } = {}) => onePage(keyword === 'lantern' ? [problemRow(42, 'Lantern Riddles 灯谜')] : []) },
        contest: { list: async ({ keyword } = {}) => onePage(keyword === 'lantern' ? [contestRow(7, 'Lantern Cup', -60)] : []) },
        profile: { names: async ({ keyword }) => (keyword === 'lantern' ? ['lantern_keeper'] : []) },
      },
    }),
  ],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: 'Rank' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), '排名');
    await screen.findByRole('option', { name: /Rank/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/rank'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'discussions');
    await screen.findByRole('option', { name: /Discussions/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/discussion'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'lantern');
    await userEvent.click(await screen.findByRole('option', { name: /Lantern Riddles/ }));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/problem/P1042'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'lantern');
    await userEvent.click(await screen.findByRole('option', { name: /Lantern Cup/ }));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/contest/7/'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'lantern');
    await userEvent.click(await screen.findByRole('option', { name: /lantern_keeper/ }));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/user-home?username=lantern_keeper'));
    await userEvent.click(canvas.getByRole('button', { name: /Search and commands/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'dark');
    await userEvent.click(await screen.findByRole('option', { name: /Dark theme/ }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};

/** The question mark lists the keys; the letter stays a letter where one types. */
export const Shortcuts: Story = {
  decorators: [withFrame({ user: sampleUser, address: '/home' })],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Rank' });
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(sheet.getByText('Search and commands')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What is unread, and the ways to it; each kind at its own address. */
export const Messages: Story = {
  decorators: [
    withFrame({
      user: sampleUser,
      address: '/problem',
      answers: { message: { unread: async () => ({ comment: 2, reply: 120, like: 0, sys: 1, mine: 0 }) } },
    }),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Messages, 99+ unread' }));
    const entries = (await screen.findAllByRole('menuitem')).map(entry => [entry.textContent, entry.getAttribute('href')]);
    await expect(entries).toEqual([
      ['Comments2', '/message/discuss'],
      ['Replies99+', '/message/reply'],
      ['Likes', '/message/like'],
      ['System1', '/message/sys'],
      ['Mine', '/message/mine'],
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: /Replies/ }));
    await expect(addressIn(canvasElement)).toBe('/message/reply');
  },
};

const linksIn = (bar: HTMLElement) =>
  within(within(bar).getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href')]);

/** Inside a training the bar leads around in that. */
export const InTraining: Story = {
  args: { mode: 'training', ids: { groupID: '3', trainingID: '7' } },
  decorators: [withFrame({ user: sampleUser, address: '/group/3/training/7/problem/P1000/full-screen' })],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Problems' })).toHaveAttribute('aria-current', 'page');
    await expect(linksIn(canvasElement)).toEqual([
      ['Back to home', '/home'],
      ['Group', '/group/3'],
      ['Training', '/group/3/training/7'],
      ['Problems', '/group/3/training/7/problems'],
    ]);
  },
};

export const InContest: Story = {
  args: { mode: 'contest', ids: { contestID: '1001' } },
  decorators: [withFrame({ user: sampleUser, address: '/contest/1001/rank' })],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Scoreboard' })).toHaveAttribute('aria-current', 'page');
    await expect(linksIn(canvasElement)).toEqual([
      ['Back to home', '/home'],
      ['Contest', '/contest/1001'],
      ['Problems', '/contest/1001/problems'],
      ['My submissions', '/contest/1001/submissions?onlyMine=true'],
      ['Scoreboard', '/contest/1001/rank'],
    ]);
  },
};

export const InGroup: Story = {
  args: { mode: 'group', ids: { groupID: '3' } },
  decorators: [withFrame({ user: sampleUser, address: '/group/3/problem/P1000/full-screen' })],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Problems' })).toHaveAttribute('aria-current', 'page');
    await expect(linksIn(canvasElement)).toEqual([
      ['Back to home', '/home'],
      ['Group', '/group/3'],
      ['Problems', '/group/3/problem'],
    ]);
  },
};

/** A name written from the right is kept apart and cut short. */
export const LongName: Story = {
  decorators: [withFrame({ user: longName })],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Phone: Story = {
  decorators: [withFrame({ user: sampleUser, address: '/home' })],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Search and commands/ }));
    await expect(await screen.findByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Status' }));
    await expect(addressIn(canvasElement)).toBe('/status');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A phone has room for both ways in, whatever the site is called. */
export const VisitorOnPhone: Story = {
  decorators: [
    withFrame({
      address: '/home',
      answers: { site: { config: async () => ({ ...site, shortName: 'Autumn Invitational 秋季邀请赛' }) } },
    }),
  ],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Autumn/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
    const register = canvas.getByRole('button', { name: 'Register' });
    await expect(register.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(register);
    await screen.findByRole('dialog', { name: /^Register/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ChineseAndDark: Story = {
  args: { locale: 'zh-CN', theme: 'dark' },
  decorators: [withFrame({ user: sampleUser, address: '/status' })],
  globals: { theme: 'dark', locale: 'zh-CN' },
};
