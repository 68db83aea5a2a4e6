import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { withFrame } from '../testing/StoryFrame';
import { PageBoundary } from './PageBoundary';

function Broken(): never {
  throw new Error('its code did not arrive');
}

const meta = {
  title: 'Pages/Broken page',
  component: PageBoundary,
  args: { address: '/rank', children: <Broken /> },
  decorators: [withFrame({})],
  parameters: { layout: 'fullscreen' },
  // It breaks on purpose, and the console says so.
  tags: ['vrt:skip'],
} satisfies Meta<ComponentProps<typeof PageBoundary>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is drawn is kept apart from what broke: there is a heading, and a way on. */
export const BrokenPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The page did not open' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open it again' })).toBeVisible();
  },
};

export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
