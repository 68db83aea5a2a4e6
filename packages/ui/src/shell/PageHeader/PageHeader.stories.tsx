import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { TabLinks } from '../../primitives/TabLinks/TabLinks';
import { Tag } from '../../primitives/Tag/Tag';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'Shell/PageHeader',
  component: PageHeader,
  args: { title: 'Problems', description: '1,204 problems in 38 topics.', actions: <Button tone="primary">Random problem</Button> },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Problems' })).toBeVisible();
  },
};
export const Contest: Story = {
  args: {
    size: 'display',
    title: 'Autumn Invitational',
    subtitle: '秋季邀请赛 · 第七届',
    description: undefined,
    actions: undefined,
    kicker: (
      <>
        <Tag tone="success" dot>
          Running
        </Tag>
        <Tag>ACM</Tag>
      </>
    ),
    tabs: (
      <TabLinks aria-label="Contest">
        <a href="#overview">Overview</a>
        <a href="#board" aria-current="page">
          Scoreboard
        </a>
      </TabLinks>
    ),
  },
};
export const LongTitle: Story = { args: { title: '二〇二六年秋季程序设计邀请赛（第七届）暨新生训练营选拔赛重现场'.repeat(2) } };
