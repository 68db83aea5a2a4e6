import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { type FilterTagGroup, TagFilter } from './TagFilter';

const groups: FilterTagGroup[] = [
  {
    key: 'algorithms',
    name: 'Algorithms',
    tags: [
      { key: 'dp', name: 'dynamic programming', color: '#8c4dbf', count: 212 },
      { key: 'greedy', name: 'greedy', color: '#008462', count: 97 },
      { key: 'search', name: 'binary search', count: 64 },
      { key: 'graph', name: '最短路', color: '#0a368b', count: 41 },
    ],
  },
  {
    key: 'structures',
    name: 'Data structures 数据结构',
    tags: Array.from({ length: 18 }, (_, place) => ({ key: `s${place}`, name: `structure ${place + 1}`, count: 18 - place })),
  },
  { key: 'source', name: 'Source', tags: [{ key: 'icpc', name: 'ICPC', color: '#b88900', count: 8 }] },
];

const Narrow = styled.div`
  max-width: 340px;
`;

const meta = {
  title: 'Judge/TagFilter',
  component: TagFilter,
  args: { label: 'Tags', groups, total: 1048, onValueChange: fn() },
  decorators: [
    Story => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof TagFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG patterns: toggle button for the tags, disclosure for the classifications. */
export const Keyboard: Story = {
  tags: ['apg:button'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Find a tag' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    const heading = canvas.getByRole('button', { name: /^Algorithms/ });
    await expect(heading).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dp']);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dp', 'greedy']);
    await expect(canvas.getByText('2 tags chosen')).toBeVisible();
    await userEvent.click(heading);
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: /binary search/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /greedy/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^All/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const Search: Story = {
  args: { defaultFolded: ['algorithms', 'structures'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'BINARY');
    await expect(canvas.getByRole('button', { name: /binary search/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Source/ })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByText('No tag contains “BINARYzzz”')).toBeVisible();
  },
};

export const ShowAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /structure 18/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 18' }));
    await expect(canvas.getByRole('button', { name: /structure 18/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.queryByRole('button', { name: /structure 18/ })).toBeNull();
  },
};

export const Chosen: Story = { args: { defaultValue: ['dp', 'graph', 's2'] } };
export const Loading: Story = { args: { groups: [], loading: true } };
export const Empty: Story = { args: { groups: [] } };
export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  args: {
    label: '标签',
    defaultValue: ['a'],
    groups: [
      {
        key: 'long',
        name: '名字很长的分类以及它的说明文字',
        tags: [
          { key: 'a', name: '一个特别特别长而且一直没有结束的标签名字'.repeat(2), color: '#b94f62', count: 99 },
          { key: 'b', name: 'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2), count: 0 },
        ],
      },
    ],
  },
};
