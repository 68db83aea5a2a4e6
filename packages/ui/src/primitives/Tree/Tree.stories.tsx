import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Folder } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { longText } from '../../testing/longText';
import { Tree } from './Tree';

const meta = {
  title: 'Primitives/Tree',
  component: Tree,
  args: {
    label: 'Tags',
    nodes: [
      { key: 'basics', label: 'Basics', note: 41, children: [{ key: 'loops', label: 'Loops', note: 30 }] },
      {
        key: 'graphs',
        label: 'Graphs',
        note: 63,
        children: [
          { key: 'shortest', label: 'Shortest paths', note: 18 },
          { key: 'trees', label: 'Trees', note: 25, children: [{ key: 'lca', label: 'Lowest common ancestor', note: 7 }] },
          { key: 'flows', label: 'Flows', note: 0, disabled: true },
        ],
      },
      { key: 'strings', label: 'Strings', note: 22 },
    ],
    onSelectedChange: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APG pattern: tree view. */
export const Keyboard: Story = {
  tags: ['apg:treeview'],
  args: { defaultOpen: ['graphs'], defaultSelected: 'shortest' },
  play: async ({ args, canvas, userEvent }) => {
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await userEvent.tab();
    await expect(item(/Shortest/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(item(/Lowest/)).toHaveFocus();
    await expect(item(/Lowest/)).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('lca');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['graphs']);
    await expect(canvas.queryByRole('treeitem', { name: /Lowest/ })).toBeNull();
    await userEvent.keyboard('s');
    await expect(item(/Strings/)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(item(/Loops/)).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(item(/Strings/)).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const ByPointer: Story = {
  tags: ['vrt:skip'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Graphs'));
    await expect(canvas.getByRole('treeitem', { name: /Graphs/ })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByText('Flows'));
    await expect(args.onSelectedChange).toHaveBeenCalledTimes(1);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('graphs');
  },
};

export const FilesAndLongText: Story = {
  args: {
    label: 'Package',
    defaultOpen: ['data'],
    nodes: [
      {
        key: 'data',
        label: 'data',
        icon: <Folder aria-hidden />,
        children: [
          { key: '1.in', label: '1.in', icon: <FileText aria-hidden />, note: '12 B' },
          { key: 'long', label: longText, icon: <FileText aria-hidden />, note: '1.2 MB' },
        ],
      },
      { key: 'none', label: 'solutions', icon: <Folder aria-hidden />, children: [] },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
