import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withClipboard } from '../../testing/withClipboard';
import { SampleBlock } from './SampleBlock';

const meta = {
  title: 'Judge/SampleBlock',
  component: SampleBlock,
  args: { place: 1, input: '4 6\n1 2 3 4\n1 2\n2 3\n2 4\n', output: '8\n' },
} satisfies Meta<typeof SampleBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copies: Story = {
  play: async ({ canvas, userEvent }) => {
    const copied: string[] = [];
    const restore = withClipboard(async text => void copied.push(text));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Input' }));
    await expect(await canvas.findByRole('button', { name: /Copied successfully/ })).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Copied successfully');
    await expect(copied).toEqual(['4 6\n1 2 3 4\n1 2\n2 3\n2 4\n']);
    restore();
  },
};

/** Where the browser forbids the clipboard, the text is selected, one key away from being copied. */
export const ClipboardForbidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const restore = withClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Output' }));
    await expect(await canvas.findByRole('button', { name: /Copied failed, press Ctrl\+C/ })).toBeVisible();
    await expect(getSelection()?.toString().trim()).toBe('8');
    restore();
  },
};

export const LongLines: Story = {
  args: {
    input: `${'1000000000 '.repeat(60)}\n${Array.from({ length: 60 }, (_, row) => `${row} ${row * row}`).join('\n')}`,
    output: 'YES\n',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('group', { name: 'Input' });
    await expect(input.scrollWidth).toBeGreaterThan(input.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Empty: Story = { args: { input: '', output: 'Hello, World!\n' } };

/** 390 px: output goes under input. */
export const Phone: Story = {
  decorators: [
    Story => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [input, output] = ['Input', 'Output'].map(name => canvas.getByRole('group', { name }).getBoundingClientRect());
    await expect(output?.top ?? 0).toBeGreaterThan(input?.bottom ?? 0);
  },
};

export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
