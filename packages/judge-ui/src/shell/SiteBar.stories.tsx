import type { ThemeChoice } from '@oj/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inkling, longName, onePage, problemRow } from '../api/samples';
import { addressIn, framed } from '../api/StoryFrame';
import { SiteBar, type Preferences } from './SiteBar';

const meta = {
  title: 'Shell/SiteBar',
  component: SiteBar,
  parameters: { layout: 'fullscreen' },
  args: { locale: 'en-US', onLocaleChange: fn(), theme: 'system', onThemeChange: fn() },
  render: args => <WithTheme {...args} />,
} satisfies Meta<typeof SiteBar>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithTheme({ theme, onThemeChange, ...rest }: Preferences) {
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
  decorators: [framed({ address: '/problem' })],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Problems' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: '中文' }));
    await expect(args.onLocaleChange).toHaveBeenCalledWith('zh-CN');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await screen.findByRole('dialog', { name: 'Register - OJ' });
  },
};

/** Logging out ends the session here, whatever the server says. */
export const User: Story = {
  decorators: [framed({ user: inkling, address: '/problem', answers: { account: { logout: () => Promise.reject(new Error('gone')) } } })],
  play: async ({ canvas, canvasElement, userEvent }) => {
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
  decorators: [framed({ user: { ...inkling, roleList: ['admin'] }, address: '/submission-detail/7' })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Status' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: /inkling/ }));
    const desk = await screen.findByRole('menuitem', { name: 'Back office' });
    await expect(desk).toHaveAttribute('href', '/admin/');
    await expect(desk).toHaveAttribute('target', '_blank');
    await expect(screen.getByRole('menuitem', { name: 'User home' })).toHaveAttribute('href', '/user-home');
    await expect(screen.getByRole('menuitem', { name: 'Wiki' })).toHaveAttribute('href', '/oiwiki');
  },
};

/** Ctrl K finds pages, commands and problems; every command by its name in either language. */
export const Palette: Story = {
  decorators: [
    framed({
      user: inkling,
      address: '/home',
      answers: {
        problem: { list: async ({ keyword } = {}) => onePage(keyword === 'lantern' ? [problemRow(42, 'Lantern Riddles 灯谜')] : []) },
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
    await userEvent.type(await screen.findByRole('combobox'), 'lantern');
    await userEvent.click(await screen.findByRole('option', { name: /Lantern Riddles/ }));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('/problem/P1042'));
    await userEvent.click(canvas.getByRole('button', { name: /Search and commands/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'dark');
    await userEvent.click(await screen.findByRole('option', { name: /Dark theme/ }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};

/** The question mark lists the keys; the letter stays a letter where one types. */
export const Shortcuts: Story = {
  decorators: [framed({ user: inkling, address: '/home' })],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Rank' });
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(sheet.getByText('Search and commands')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A name written from the right is kept apart and cut short. */
export const LongName: Story = {
  decorators: [framed({ user: longName })],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Phone: Story = {
  decorators: [framed({ user: inkling, address: '/home' })],
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:phone'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Status' }));
    await expect(addressIn(canvasElement)).toBe('/status');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = {
  args: { locale: 'zh-CN', theme: 'dark' },
  decorators: [framed({ user: inkling, address: '/status' })],
  globals: { theme: 'dark', locale: 'zh-CN' },
};
