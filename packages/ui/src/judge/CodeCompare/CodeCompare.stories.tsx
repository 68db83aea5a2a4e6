import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CodeCompare } from './CodeCompare';

const before = `#include <bits/stdc++.h>
using namespace std;

int depth[100001];
vector<int> next_[100001];

void walk(int node, int from) {
  for (int to : next_[node])
    if (to != from) {
      depth[to] = depth[node] + 1;
      walk(to, node);
    }
}

int main() {
  int n; // nodes
  cin >> n;
  for (int i = 1; i < n; i++) {
    int a, b;
    cin >> a >> b;
    next_[a].push_back(b);
    next_[b].push_back(a);
  }
  walk(1, 0);
  cout << *max_element(depth + 1, depth + n + 1) << endl;
}
`;
const after = before
  .replace('  int n; // nodes\n', '  ios::sync_with_stdio(false);\n  cin.tie(nullptr);\n  int n; // nodes, up to 10^5\n')
  .replace('endl', "'\\n'");

const meta = {
  title: 'Judge/CodeCompare',
  component: CodeCompare,
  args: { label: 'Changes of the draft', before, after, language: 'C++ 20', onLayoutChange: fn() },
} satisfies Meta<typeof CodeCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: disclosure. The equal lines open. */
export const Keyboard: Story = {
  tags: ['apg:disclosure', 'vrt:forced-colors'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const lines = () => canvas.getByRole('group', { name: 'Changes of the draft' }).textContent;
    await waitFor(() => expect(canvasElement.querySelector('.hljs-comment')).not.toBeNull());
    await expect(canvas.getByText('4 added, 2 removed')).toBeInTheDocument();
    await expect(lines()).not.toContain('vector<int>');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Side by side', pressed: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Side by side', pressed: false })).toBeVisible();
    await expect(args.onLayoutChange).toHaveBeenCalledWith('inline');
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show 12 equal lines' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Changes of the draft' })).toHaveFocus();
    await expect(lines()).toContain('vector<int>');
    await expect(canvas.getAllByRole('deletion')).toHaveLength(2);
    await expect(canvas.getAllByRole('insertion')).toHaveLength(4);
  },
};

export const Captions: Story = { args: { beforeCaption: 'Draft of 14:05', afterCaption: 'In the editor', maxHeight: 240 } };

export const Inline: Story = { args: { defaultLayout: 'inline' }, tags: ['vrt:print'] };

export const Same: Story = { tags: ['vrt:skip'], args: { before: 'a\r\n', after: 'a' } };

/** Every line is another, and there are too many of them to look for equal ones. */
export const TooLong: Story = {
  tags: ['vrt:skip'],
  args: {
    maxHeight: 300,
    language: 'plaintext',
    before: Array.from({ length: 1_500 }, (_, line) => `${line} ${'<b>x</b>'.repeat(line === 3 ? 80 : 2)}`).join('\n'),
    after: Array.from({ length: 1_500 }, (_, line) => `${-line}`).join('\n'),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Too long/)).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
