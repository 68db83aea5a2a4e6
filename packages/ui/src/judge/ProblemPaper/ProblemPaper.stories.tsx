import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from '../../primitives/Tag/Tag';
import { TypesetText } from '../../community/TypesetText/TypesetText';
import { typeset } from '../../typeset/typeset';
import { ProblemPaper } from './ProblemPaper';

const meta = {
  title: 'Judge/ProblemPaper',
  component: ProblemPaper,
  args: {
    label: 'P1042',
    title: 'Lantern Riddles',
    tags: <Tag>greedy</Tag>,
    limits: { timeLimitMs: 1000, memoryLimitMb: 256, difficulty: 2, author: '青岚' },
    sections: {
      description: <TypesetText text={typeset('Under each lantern hangs a riddle, worth $a_i$ points. Take $k$ of them.')} />,
      input: <TypesetText text={typeset('Two integers $n$ and $k$, then $a_1, \\dots, a_n$.')} />,
      hint: <TypesetText text={typeset('Sort them.')} />,
    },
    samples: [{ input: '4 2\n1 5 3 2\n', output: '8\n' }],
  },
} satisfies Meta<typeof ProblemPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(heading => heading.textContent)).toEqual(['Description', 'Input', 'Samples', 'Hint']);
  },
};

/** Sections may be anything that is drawn. */
export const LongTitle: Story = {
  args: { title: '题目名称很长'.repeat(14), sections: { description: <p>Read the paper.</p> }, samples: [], tags: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
