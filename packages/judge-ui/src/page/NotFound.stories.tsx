import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { addressIn, withFrame } from '../testing/StoryFrame';
import { NotFound } from './NotFound';
import { StoryScreen } from '../testing/StoryScreen';

const meta = {
  title: 'Pages/NotFound',
  component: NotFound,
  decorators: [withFrame(user => ({ user, address: '/no/such/page' }))],
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found - OJ'));
    await userEvent.click(canvas.getByRole('link', { name: 'Go home' }));
    await expect(addressIn(canvasElement)).toBe('/home');
  },
};

export const Something: Story = {
  args: { title: 'The problem does not exist', lead: 'The address may be wrong, or it is not public yet.' },
};

/** The whole screen, for the viewer of the toolbar. */
export const ByViewer: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
  render: args => (
    <StoryScreen>
      <NotFound {...args} />
    </StoryScreen>
  ),
  play: async ({ canvas, globals }) => {
    if (globals.viewer !== 'user') return;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /inkling/ })).toBeVisible();
  },
};

export const LongChinese: Story = {
  args: {
    title: '二〇二六年秋季程序设计邀请赛正式赛第六题金桂路径计数问题不存在'.repeat(2),
    lead: '地址可能有误，也可能尚未公开。'.repeat(8),
  },
  globals: { locale: 'zh-CN' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
