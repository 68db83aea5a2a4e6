import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LimitsBar } from './LimitsBar';

const meta = {
  title: 'Judge/LimitsBar',
  component: LimitsBar,
  args: { kind: 'time', used: 318, limit: 2000 },
  decorators: [
    Story => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LimitsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Time: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Time' })).toHaveAttribute('aria-valuetext', 'Time: 318 ms of 2000 ms');
  },
};

export const Memory: Story = { args: { kind: 'memory', used: 18_640, limit: 262_144 } };

export const OverTheLimit: Story = {
  args: { used: 2140 },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    await expect(meter).toHaveAttribute('data-over');
    await expect(meter).toHaveAttribute('aria-valuenow', '2000');
  },
};

export const Nothing: Story = { args: { used: 0 } };

export const ChineseAndDark: Story = { args: { used: 2140 }, globals: { theme: 'dark', locale: 'zh-CN' } };
