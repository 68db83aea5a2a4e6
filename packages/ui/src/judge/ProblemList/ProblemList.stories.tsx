import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { longText } from '../../testing/longText';
import { ProblemList } from './ProblemList';
import type { ProblemRecord } from './problemRecord';

const problems: ProblemRecord[] = [
  {
    id: 1,
    displayId: 'P1000',
    title: 'A + B',
    difficulty: 0,
    tags: [{ id: 1, name: 'basics' }],
    total: 12_043,
    accepted: 7381,
    status: 'AC',
  },
  {
    id: 2,
    displayId: 'P1001',
    title: 'Bridges of the delta',
    difficulty: 3,
    tags: [
      { id: 2, name: 'graphs' },
      { id: 3, name: 'bridges' },
    ],
    total: 801,
    accepted: 120,
    status: -1,
  },
  { id: 3, displayId: 'P1002', title: '最长的雨季', difficulty: 5, total: 0, accepted: 0, status: -10 },
  { id: 4, displayId: 'CF1900A', title: 'Without a level', total: 17, accepted: 17 },
];

const meta = {
  title: 'Judge/ProblemList',
  component: ProblemList,
  args: { problems, renderLink: ({ displayId }, children) => <a href={`#${displayId}`}>{children}</a> },
} satisfies Meta<typeof ProblemList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnStatuses: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('img', { name: /Accepted|Wrong Answer/ })).toHaveLength(2);
    const [, first, , third] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('61.29%');
    await expect(third).toHaveTextContent('—');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'A + B' })).toHaveFocus();
  },
};

/** A row is a line: two tags, then how many more. No character stands alone, and a long title is cut. */
export const ManyTags: Story = {
  args: {
    problems: [
      { names: ['模拟', '数学'], title: '两步走' },
      { names: ['数据结构', '动态规划', '图论', '快速读入'], title: longText },
      { names: ['dynamic programming', 'data structures', 'graphs'], title: 'The longest of all rainy seasons in the delta' },
    ].map(({ names, title }, id) => ({
      id,
      displayId: `P100${id}`,
      title,
      difficulty: id,
      tags: names.map((name, place) => ({ id: place, name })),
      total: 10,
      accepted: 5,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    await canvas.findByText('+2');
    await expect(rows.map(row => row.getBoundingClientRect().height)).toEqual([40, 40, 40]);
    // What shows all of them is fetched with the first row that needs it.
    const more = await waitFor(() => {
      const found = canvas.getByText('+2').closest<HTMLElement>('[tabindex]');
      if (!found) throw new Error('it has not come yet');
      return found;
    });
    for (let tabs = 0; tabs < 10 && document.activeElement !== more; tabs += 1) await userEvent.tab();
    await expect(more).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('快速读入');
  },
};

export const Visitor: Story = {
  tags: ['vrt:skip'],
  args: { hiddenColumns: ['status', 'tags'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'My status' })).toBeNull();
    await expect(canvas.queryByText('graphs')).toBeNull();
  },
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['vrt:skip', 'vrt:phone'],
  args: {
    problems: [
      {
        id: 1,
        displayId: 'VERY-LONG-ID-1000',
        title: longText,
        difficulty: 4,
        tags: [{ id: 1, name: longText }],
        total: 9_999_999,
        accepted: 1,
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Loading: Story = { tags: ['vrt:skip'], args: { problems: [], loading: true, skeletonRows: 4 } };
export const Empty: Story = { tags: ['vrt:skip'], args: { problems: [] } };
