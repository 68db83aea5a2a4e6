import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Popover } from './Popover';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: { label: 'Filter', trigger: <Button>Filter</Button>, children: <Checkbox label="Only mine" /> },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  tags: ['apg:dialog-modal'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Filter' });
    await expect(panel).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
  },
};
export const Open: Story = {
  args: {
    defaultOpen: true,
    children: 'C++ programs get the limits of the problem; Java and Python get twice as much time. 语言不同，时限不同。',
  },
};

export const DisabledTrigger: Story = {
  args: { trigger: <Button disabled>Filter</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filter' })).toBeDisabled();
  },
};
