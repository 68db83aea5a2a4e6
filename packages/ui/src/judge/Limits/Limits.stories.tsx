import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Limits } from './Limits';

const meta = { title: 'Judge/Limits', component: Limits, args: { timeLimitMs: 1000, memoryLimitMb: 256 } } satisfies Meta<typeof Limits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsGiven: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1000 ms')).toBeVisible();
    await expect(canvasElement.querySelector('[data-eased]')).toBeNull();
  },
};

/** Languages other than C and C++ mostly get twice the time and memory; the given limits are told on hover. */
export const Widened: Story = {
  args: { timeFactor: 2, memoryFactor: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2000 ms')).toBeVisible();
    await expect(canvas.getAllByTitle('Widened for this language (from 1000 ms, 256 MB)')).toHaveLength(2);
  },
};

export const Everything: Story = {
  args: {
    stackLimitMb: 64,
    difficulty: 5,
    score: 100,
    author: 'a'.repeat(50),
    passRate: 0.12943,
    inputFile: 'tree.in',
    outputFile: 'tree.out',
  },
};

export const ChineseAndDark: Story = { ...Everything, globals: { theme: 'dark', locale: 'zh-CN' } };
