import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { onePage, problemRow } from '../testing/samples';
import { addressIn, withFrame } from '../testing/StoryFrame';
import { HomeWelcome } from './HomeWelcome';

const meta = {
  title: 'Pages/Home/Welcome',
  component: HomeWelcome,
  decorators: [withFrame({ answers: { problem: { list: async () => onePage([problemRow(1, 'A + B, but Slowly')]) } } })],
} satisfies Meta<typeof HomeWelcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to OJ' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Pick a problem' }));
    await expect(addressIn(canvasElement)).toBe('/problem');
  },
};

/** Leads to the first problem, after the login. */
export const FirstProgram: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write your first program' }));
    await screen.findByRole('dialog', { name: 'Login - OJ' });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
