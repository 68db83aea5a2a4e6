import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { CodeView } from './CodeView';

const code = `/* depth-first
   search */
#include <bits/stdc++.h>
int main() {
\tlong long n; // nodes
\tstd::cin >> n;
\tstd::cout << "ways " << n * 998244353LL << '\\n';
}
`;

const meta = { title: 'Judge/CodeView', component: CodeView, args: { code, language: 'C++ 20', caption: 'C++ 20' } } satisfies Meta<
  typeof CodeView
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cpp: Story = {
  args: { actions: <Button size="small">Share</Button> },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.hljs-comment')?.textContent).toContain('depth-first'));
    await expect(canvasElement.querySelector('[data-line="2"] .hljs-comment')?.textContent).toContain('search');
    await expect(canvas.getByRole('group', { name: 'code' }).textContent?.trimEnd()).toBe(code.trimEnd());
    await expect(canvasElement.querySelectorAll('[data-line]')).toHaveLength(8);
  },
};

export const CompileErrorLine: Story = { args: { markedLines: [6] } };

export const LongAndWide: Story = {
  args: {
    maxHeight: 300,
    language: 'plaintext',
    code: Array.from({ length: 1200 }, (_, line) => `${line} ${'<b>x</b>'.repeat(line === 3 ? 80 : 2)}`).join('\r\n'),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('b')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'code' }).clientHeight).toBeLessThanOrEqual(300);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Empty: Story = { args: { code: '' } };

export const ChineseAndDark: Story = {
  globals: { theme: 'dark', locale: 'zh-CN' },
  args: { language: 'Python 3', caption: 'Python 3', code: 'def f(n: int) -> str:  # 读入\n    return f"{n * 2}"\n' },
};
