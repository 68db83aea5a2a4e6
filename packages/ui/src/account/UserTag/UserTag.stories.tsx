import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UserTag } from './UserTag';

const meta = {
  title: 'Account/UserTag',
  component: UserTag,
  args: { username: 'inkling', titleName: 'Grandmaster', titleColor: '#8e5bd0', nickname: '砚台有墨' },
} satisfies Meta<typeof UserTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {};

export const Linked: Story = {
  args: { renderLink: children => <a href="#inkling">{children}</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'inkling' })).toBeVisible();
  },
};

export const Plain: Story = { args: { titleName: null, nickname: null, nameOnly: true } };

/** W3, W43: a colour that is no colour does nothing, and a name cannot turn the line around. */
export const HostileTexts: Story = {
  args: {
    username: `\u202E${'very_long_handle_'.repeat(4)}🏮`,
    titleName: '<img src=x onerror=alert(1)>',
    titleColor: 'red;background:url(https://tracker.example)',
  },
  decorators: [
    Story => (
      <div style={{ width: 300, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('img, [style*=tracker], [data-swatch]')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = {
  args: { username: '三更灯火', titleName: '大师', titleColor: '#c84341' },
  globals: { theme: 'dark', locale: 'zh-CN' },
};
