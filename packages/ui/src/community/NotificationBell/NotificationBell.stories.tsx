import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { NotificationBell } from './NotificationBell';

const none = { discuss: 0, reply: 0, like: 0, system: 0, mine: 0 };

const meta = {
  title: 'Community/NotificationBell',
  component: NotificationBell,
  args: { unread: { ...none, discuss: 2, reply: 1, like: 9 }, onKindSelect: fn() },
  decorators: [
    Story => (
      <div style={{ display: 'flex', justifyContent: 'end', minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: menu button. */
export const Keyboard: Story = {
  tags: ['apg:menu-button'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Messages, 12 unread' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: /Comments/ });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveTextContent('2');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onKindSelect).toHaveBeenCalledWith('reply');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
export const Many: Story = {
  args: { unread: { ...none, like: 1204, system: 99, mine: 100 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Messages, 99+ unread' }));
    await expect(await screen.findByRole('menuitem', { name: /Likes/ })).toHaveTextContent('99+');
    await expect(screen.getByRole('menuitem', { name: /System/ })).toHaveTextContent(/99$/);
  },
};
export const Nothing: Story = {
  args: { unread: none },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Messages' })).toHaveTextContent('');
  },
};
export const One: Story = { args: { unread: { ...none, mine: 1 } } };
export const ChineseAndDark: Story = {
  args: { hrefOf: kind => `#message-${kind}` },
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '消息，12 条未读' }));
    await expect(await screen.findByRole('menuitem', { name: /回复我的/ })).toHaveAttribute('href', '#message-reply');
  },
};
export const Disabled: Story = { args: { unread: none, disabled: true } };
