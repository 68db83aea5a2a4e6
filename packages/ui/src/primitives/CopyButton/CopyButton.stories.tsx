import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton';

const meta = { title: 'Judge/CopyButton', component: CopyButton, args: { text: 'secret', what: 'link' } } satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};

export const Keyboard: Story = {
  tags: ['apg:button', 'vrt:skip'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy link' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // A browser may forbid the clipboard: then it says so.
    await waitFor(() => expect(button).not.toHaveAttribute('data-outcome', 'idle'));
    await expect(button).toHaveFocus();
  },
};

export const ChineseAndDark: Story = { args: { what: '链接' }, globals: { theme: 'dark', locale: 'zh-CN' } };

export const Disabled: Story = { args: { disabled: true } };
