import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CopyButton } from './CopyButton';

const meta = { title: 'Judge/CopyButton', component: CopyButton, args: { text: 'secret', what: 'link' } } satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy link' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const ChineseAndDark: Story = { args: { what: '链接' }, globals: { theme: 'dark', locale: 'zh-CN' } };

export const Disabled: Story = { args: { disabled: true } };
