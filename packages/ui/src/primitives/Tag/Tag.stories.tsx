import type { Meta, StoryObj } from '@storybook/react-vite';
import { Snowflake } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { Tag } from './Tag';

const meta = { title: 'Primitives/Tag', component: Tag, args: { children: 'dynamic programming' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  max-width: 480px;
`;

export const Neutral: Story = {};

export const Tones: Story = {
  render: () => (
    <Row>
      <Tag>ACM</Tag>
      <Tag tone="success" dot>
        Running
      </Tag>
      <Tag tone="running">
        <Snowflake aria-hidden /> Frozen at 4:00:00
      </Tag>
      <Tag tone="accent">You</Tag>
      <Tag tone="warning">Protected</Tag>
      <Tag tone="danger">Banned</Tag>
      <Tag color="#8c4dbf">Grandmaster</Tag>
    </Row>
  ),
};

export const Removable: Story = {
  args: { children: '树形动态规划', onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  render: () => (
    <Row>
      <Tag>{'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2)}</Tag>
    </Row>
  ),
};
