import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Skeleton } from './Skeleton';

const meta = { title: 'Primitives/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const Person = styled.div`
  display: grid;
  grid-template-columns: 40px 1fr;
  gap: 12px;
  max-width: 360px;
`;

export const Text: Story = {
  args: { lines: 3, width: 360 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-shape="text"] > span')).toHaveLength(3);
    await expect(canvasElement.querySelector('[data-shape]')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Composed: Story = {
  render: () => (
    <Person aria-busy>
      <Skeleton shape="circle" width={40} />
      <div>
        <Skeleton width="40%" />
        <Skeleton lines={2} />
      </div>
    </Person>
  ),
};
export const Block: Story = { args: { shape: 'block', width: 360, height: 120 } };
