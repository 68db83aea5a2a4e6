import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addressIn, framed } from '../testing/StoryFrame';
import { HomeWelcome } from './HomeWelcome';

const meta = { title: 'Pages/Home/Welcome', component: HomeWelcome, decorators: [framed({})] } satisfies Meta<typeof HomeWelcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to OJ' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Pick a problem' }));
    await expect(addressIn(canvasElement)).toBe('/problem');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
