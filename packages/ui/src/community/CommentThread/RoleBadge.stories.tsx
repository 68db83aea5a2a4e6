import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoleBadge } from './RoleBadge';

const meta = { title: 'Community/RoleBadge', component: RoleBadge, args: { of: 'root' } } satisfies Meta<typeof RoleBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Letters for the eye, the whole name for the ear. */
export const Root: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Super admin')).toHaveTextContent('SPA');
  },
};
export const Admin: Story = { args: { of: 'admin' } };
export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
