import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OutputDiff } from './OutputDiff';

const meta = { title: 'Judge/OutputDiff', component: OutputDiff, args: { actual: '172 04\n', expected: '182 04\n' } } satisfies Meta<
  typeof OutputDiff
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneDigit: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('differs from line 1, column 2')).toBeVisible();
    await expect([...canvasElement.querySelectorAll('mark')].map(mark => mark.textContent)).toEqual(['7', '8']);
    await expect(canvas.getByRole('group', { name: 'Your output' })).toHaveTextContent('172 04');
  },
};

export const BlanksOnly: Story = {
  args: { actual: 'YES \nNO\n', expected: 'YES\nNO\n' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('differs only in blanks at line ends')).toBeVisible();
    await expect(canvas.getByText('·')).toBeVisible();
    await expect(canvas.getByText('↵')).toBeVisible();
  },
};

/** Blanks that a checker ignores are no difference. */
export const BlanksIgnored: Story = {
  name: 'F6: blanks ignored',
  args: { actual: 'YES \nNO\n', expected: 'YES\nNO\n', ignoreEndBlanks: true },
  tags: ['vrt:skip'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toBeNull();
    await expect(canvasElement.querySelector('[data-same]')).toBeVisible();
  },
};

export const NothingPrinted: Story = {
  args: { actual: '', expected: '8\n' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ends here')).toBeVisible();
  },
};

export const Long: Story = {
  args: {
    actual: `${'1 '.repeat(50_000)}2 <script>alert(1)</script> ${'3 '.repeat(50_000)}`,
    expected: `${'1 '.repeat(50_000)}4 ${'3 '.repeat(50_000)}`,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent?.length ?? 0).toBeLessThan(20_000);
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Same: Story = { args: { actual: '8\n', expected: '8\n' } };

export const ChineseAndDark: Story = { globals: { theme: 'dark', locale: 'zh-CN' } };
