import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Settings, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Menu } from './Menu';

const signOut = fn();

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    trigger: <Button>inkling</Button>,
    entries: [
      { heading: '砚台有墨' },
      { label: 'Profile', icon: <User aria-hidden />, href: '#profile' },
      { label: 'Settings', icon: <Settings aria-hidden />, note: 'G S', href: '#settings' },
      { label: 'Judge console', disabled: true },
      'separator',
      { label: 'Sign out', icon: <LogOut aria-hidden />, tone: 'danger', onSelect: signOut },
    ],
  },
  beforeEach: () => {
    signOut.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with the arrow, walks over what can be chosen, and gives the focus back. */
export const Keyboard: Story = {
  tags: ['apg:menu-button'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: /Profile/ })).toHaveFocus();
    await expect(screen.getByRole('menuitem', { name: /Profile/ })).toHaveAttribute('href', '#profile');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'inkling' })).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'inkling' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const Ticks: Story = {
  args: {
    trigger: <Button>Columns</Button>,
    entries: [
      { label: 'Tags', checked: true },
      { label: 'Pass rate', checked: false },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Tags' })).toHaveAttribute('aria-checked', 'true');
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Pass rate' })).toHaveAttribute('aria-checked', 'false');
  },
};

/** A command that opens a dialog: when that closes, the focus is on the button of the menu again. */
export const OpensDialog: Story = {
  tags: ['vrt:skip'],
  render: function OpensDialog() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu trigger={<Button>Contest</Button>} entries={[{ label: 'Change the time', onSelect: () => setOpen(true) }]} />
        <Dialog title="Change the time" open={open} onOpenChange={setOpen}>
          <Button>Move</Button>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Contest' });
    const closeAgain = async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Move' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Contest' })).toHaveFocus());
    };
    await step('by the pointer', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Change the time' }));
      await closeAgain();
    });
    await step('by the keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Change the time' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await closeAgain();
    });
  },
};
