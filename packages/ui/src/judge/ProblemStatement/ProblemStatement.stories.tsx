import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from '../../primitives/Tag/Tag';
import { ProblemStatement } from './ProblemStatement';

const meta = {
  title: 'Judge/ProblemStatement',
  component: ProblemStatement,
  args: {
    label: 'F',
    title: 'Counting Osmanthus Paths',
    tags: (
      <>
        <Tag>Contest problem</Tag>
        <Tag>tree</Tag>
        <Tag>centroid</Tag>
      </>
    ),
    links: (
      <>
        <a href="#discussion">Discussion</a>
        <a href="#solutions">Solutions</a>
      </>
    ),
    limits: { timeLimitMs: 1000, memoryLimitMb: 256, timeFactor: 2, memoryFactor: 2, difficulty: 4, passRate: 0.3846, author: '青岚' },
    description:
      '给定一棵 $n$ 个结点的树，结点 $i$ 上有 $a_i$ 朵桂花。求满足路径上花朵数之和不超过 $K$ 的简单路径条数，对 998244353 取模。',
    input:
      'The first line holds two integers $n, K$ ($1 \\le n \\le 2\\cdot 10^5$). The second line holds $a$. Each of the next $n-1$ lines holds one edge.',
    output: 'One integer.',
    samples: [
      { input: '4 6\n1 2 3 4\n1 2\n2 3\n2 4\n', output: '8\n' },
      { input: '1 0\n1\n', output: '0\n' },
    ],
    hint: 'Centroid decomposition.',
    source: '',
  },
} satisfies Meta<typeof ProblemStatement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Counting Osmanthus Paths');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toEqual([
      'Description',
      'Input',
      'Output',
      'Samples',
      'Hint',
    ]);
    await expect(canvas.getByText('2000 ms')).toBeVisible();
    await expect(canvas.getByText('512 MB')).toBeVisible();
    await expect(canvas.getByText('38.46 %')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Sample 2' })).toBeVisible();
  },
};

export const FileInputAndScore: Story = {
  args: {
    limits: {
      timeLimitMs: 1500,
      memoryLimitMb: 64,
      stackLimitMb: 64,
      score: 100,
      difficulty: 0,
      inputFile: 'osmanthus.in',
      outputFile: 'osmanthus.out',
    },
  },
};

export const DescriptionOnly: Story = {
  args: {
    title: '题目名称很长'.repeat(14),
    description: 'Read the paper.',
    input: '',
    output: '',
    samples: [],
    hint: '',
    tags: undefined,
    links: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** 390 px. */
export const Phone: Story = {
  decorators: [
    Story => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
};

export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
