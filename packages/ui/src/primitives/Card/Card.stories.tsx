import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from './Card';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: {
    title: 'Recent submissions',
    description: 'The last ten of yours, newest first',
    actions: <Button size="small">All</Button>,
    children: 'Nothing yet: solve one and it appears here.',
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHeader: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent submissions' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recent submissions' })).toBeVisible();
  },
};
export const Bare: Story = { args: { title: undefined, description: undefined, actions: undefined } };
export const LongTitle: Story = {
  args: { title: '二〇二六年秋季程序设计邀请赛（第七届）暨新生训练营选拔赛重现场'.repeat(2), headingLevel: 3 },
};
