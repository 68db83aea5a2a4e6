import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MarkdownViewer } from '../MarkdownViewer/MarkdownViewer';
import type { Typeset } from '../../typeset/pieces';
import { typeset } from '../../typeset/typeset';
import { TypesetText } from './TypesetText';

/** The text as a server sends it: typeset there, then turned into JSON and back. */
const sent = (source: string) => JSON.parse(JSON.stringify(typeset(source))) as Typeset;

const statement = `Given a tree of $n$ nodes where node $i$ bears $a_i$ osmanthus blossoms, count the simple paths with at most $K$ blossoms.

$$
\\sum_{(u,v)} \\left[ \\sqrt{\\operatorname{dist}(u,v)} \\le K \\right] \\qquad 1 \\le n \\le 2\\cdot 10^5
$$

## Notes

- Paths of **one** node count, see [the editorial](https://example.org/editorial) or [below](#notes).
- *Each* edge is given once; \`a[i]\` fits in 32 bits.[^1]
- [x] read

> The judge's machine counts from 1.

| Subtask | Points | Bound |
| --- | ---: | --- |
| 1 | 20 | $n \\le 100$ |
| 2 | 80 | none |

\`\`\`cpp
#include <bits/stdc++.h>
int main() { // reads n and K
  long long n, k; std::cin >> n >> k;
}
\`\`\`

The paper: [Problems of round 7](https://files.example/round%207.pdf), ~~old~~ ![figure](data:,)

[^1]: Signed.
`;

const meta = { title: 'Community/TypesetText', component: TypesetText, args: { text: sent(statement) } } satisfies Meta<typeof TypesetText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Statement: Story = {
  tags: ['vrt:forced-colors', 'vrt:print'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex-html').length).toBe(6));
    await waitFor(() => expect(canvasElement.querySelector('.hljs-comment')?.textContent).toContain('reads n and K'));
    await expect(canvas.getByRole('link', { name: /the editorial/ })).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(await canvas.findByRole('link', { name: 'Download' })).toHaveAttribute('download', 'round 7.pdf');
  },
};

/** A formula that is selected goes to the clipboard as TeX. */
export const CopiedAsTex: Story = {
  tags: ['vrt:skip'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex-html').length).toBe(6));
    getSelection()?.selectAllChildren(canvasElement.querySelector('p') ?? canvasElement);
    const copied = () => {
      const clipboardData = new DataTransfer();
      document.dispatchEvent(new ClipboardEvent('copy', { clipboardData }));
      return clipboardData.getData('text/plain');
    };
    await waitFor(() => expect(copied()).toMatch(/^Given a tree of \$n\$ nodes/));
    getSelection()?.removeAllRanges();
  },
};

/** Ids of footnotes and headings begin in each text with its own. */
const htmlOf = ({ innerHTML }: HTMLElement) => innerHTML.replaceAll(/((?:id|href|aria-describedby)="#?)[^"]*(?=footnote-|heading-)/g, '$1');

/** Node for node what `MarkdownViewer` makes of the same source. */
export const LikeMarkdownViewer: Story = {
  tags: ['vrt:skip'],
  render: args => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TypesetText {...args} data-testid="sent" />
      <MarkdownViewer source={statement} data-testid="here" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    // Code gets its colours near the window.
    await waitFor(() => canvas.getByTestId('here').querySelector('pre')?.scrollIntoView());
    await waitFor(() => expect(canvasElement.querySelectorAll('.hljs-comment').length).toBe(2));
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex-html').length).toBe(12));
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Download' }).length).toBe(2));
    const here = canvas.getByTestId('here');
    await expect(htmlOf(canvas.getByTestId('sent'))).toBe(htmlOf(here));
  },
};

export const ChineseAndDark: Story = {
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: {
    text: sent(
      '给定 $n$ 个结点的树，求路径上花朵数之和*不超过* $K$ 的条数，对 $998244353$ 取模。\n\n$$\nf(u) = \\max_{v \\in \\text{子树}(u)} f(v)\n$$\n',
    ),
  },
};

/** W1: nothing of this may run, load or point anywhere. */
export const HostileMarkup: Story = {
  args: {
    text: sent(
      [
        '<img src=x onerror=alert(1)><script>alert(1)</script><svg onload=alert(1)></svg><iframe src="javascript:alert(1)"></iframe>',
        '[one](javascript:alert(1)) [two](JaVaScRiPt:alert(1)) [three](data:text/html;base64,PHNjcmlwdD4=) [four](http://[)',
        '![five](javascript:alert(1)) [card](javascript:alert(1)//a.pdf) [paper](http://[/a.pdf)',
        '$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://tracker.example/x.png}$ $\\htmlData{onclick=alert(1)}{y}$',
        `${'>'.repeat(20_000)} quoted`,
      ].join('\n\n'),
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex').length).toBeGreaterThan(0));
    await expect(canvasElement.querySelector('script, iframe, object, form, style, svg[onload], img[src*="tracker"]')).toBeNull();
    for (const element of canvasElement.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        await expect(name).not.toMatch(/^on/);
        await expect(`${name}=${value}`).not.toMatch(/^(href|src|xlink:href)=\s*(javascript|data|vbscript):/i);
      }
  },
};

export const Compact: Story = { args: { size: 'compact', text: sent('Nice problem! Try `n = 1`, it prints **-1**.') } };

export const Empty: Story = { args: { text: [] } };
