import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TypesetText } from '../TypesetText/TypesetText';
import { typeset } from '../../typeset/typeset';
import { MarkdownViewer } from './MarkdownViewer';
import { PicturePolicyProvider } from './PicturePolicyProvider';

/** A plugin of a host: marks the last element of the text. */
const markRoot = () => (tree: { children: { properties?: Record<string, unknown> }[] }) => {
  const last = tree.children.at(-1);
  if (last) last.properties = { ...last.properties, 'data-last-child': true };
};

const statement = `Given a tree of $n$ nodes where node $i$ bears $a_i$ osmanthus blossoms, count the simple paths with at most $K$ blossoms, modulo $998\\,244\\,353$.

$$
\\sum_{(u,v)} \\left[ \\operatorname{dist}(u,v) \\le K \\right] \\qquad 1 \\le n \\le 2\\cdot 10^5
$$

## Notes

- Paths of **one** node count, see [the editorial](https://example.org/editorial).
- *Each* edge is given once; \`a[i]\` fits in 32 bits.

> The judge's machine counts from 1.

| Subtask | Points | Bound |
| --- | ---: | --- |
| 1 | 20 | $n \\le 100$ |
| 2 | 80 | none |

\`\`\`cpp
#include <bits/stdc++.h>
int main() { // reads n and K
  long long n, k; std::cin >> n >> k;
  std::cout << "answer " << n * 2 << '\\n';
}
\`\`\`
`;

const meta = {
  title: 'Community/MarkdownViewer',
  component: MarkdownViewer,
  subcomponents: { PicturePolicyProvider },
  args: { source: statement },
} satisfies Meta<typeof MarkdownViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Statement: Story = {
  tags: ['vrt:forced-colors', 'vrt:print'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex').length).toBe(7));
    await expect(canvasElement.querySelector('.katex-display math annotation')?.textContent).toContain('\\sum');
    await waitFor(() => expect(canvasElement.querySelector('.hljs-comment')?.textContent).toContain('reads n and K'));
    const link = canvas.getByRole('link', { name: /the editorial/ });
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: {
    source: `给定一棵 $n$ 个结点的树，结点 $i$ 上有 $a_i$ 朵桂花。求满足路径上花朵数之和*不超过* $K$ 的简单路径条数，对 $998244353$ 取模。

$$
f(u) = \\max_{v \\in \\text{子树}(u)} \\left( f(v) + a_v \\right)
$$

**注意：**这里的路径是**“简单路径”**，*不经过同一个结点两次（起点除外）*，~~旧版的说法（已作废）~~不再适用。

1. 长度为 1 的路径也算一条。
2. 输入保证 \`n\` 不超过 200000。

\`\`\`python
def solve(n: int) -> int:  # 读入
    return sum(int(x) for x in input().split()) % 998_244_353
\`\`\`
`,
  },
};

/** W1: nothing of this may run, load or point anywhere. */
export const HostileMarkup: Story = {
  args: {
    source: [
      '<img src=x onerror=alert(1)><script>alert(1)</script><svg onload=alert(1)></svg><iframe src="javascript:alert(1)"></iframe>',
      '[one](javascript:alert(1)) [two](JaVaScRiPt:alert(1)) [three](data:text/html;base64,PHNjcmlwdD4=) [four](vbscript:x)',
      '![five](javascript:alert(1)) ![six](data:image/svg+xml,<svg/onload=alert(1)>)',
      '[card](javascript:alert(1)//a.pdf) <math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
      '$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://tracker.example/x.png}$ $\\htmlData{onclick=alert(1)}{y}$',
      '$\\def\\a{\\a\\a}\\a$ $\\rule{9999em}{9999em}$',
      '```"><img/src/onerror=alert(1)>\nx\n```',
    ].join('\n\n'),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex').length).toBeGreaterThan(0));
    await expect(canvasElement.querySelector('script, iframe, object, form, style, svg[onload], img[src*="tracker"]')).toBeNull();
    for (const element of canvasElement.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        await expect(name).not.toMatch(/^on/);
        await expect(`${name}=${value}`).not.toMatch(/^(href|src|xlink:href)=\s*(javascript|data|vbscript):/i);
      }
    }
    for (const box of canvasElement.querySelectorAll('.katex .rule')) await expect(box.getBoundingClientRect().width).toBeLessThan(1500);
  },
};

/** W4: markup that nests without end costs neither the stack nor the page. */
export const BottomlessNesting: Story = {
  args: {
    source: [
      `${'>'.repeat(20_000)} quoted`,
      `${'- '.repeat(5000)}listed`,
      `${'['.repeat(20_000)}bracketed${'](x)'.repeat(200)}`,
      `${'*'.repeat(5000)}starred`,
      'after',
    ].join('\n\n'),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('after')).toBeVisible();
    await expect(canvasElement.querySelectorAll('blockquote').length).toBeLessThan(60);
  },
};

export const Pdf: Story = {
  args: { source: 'The statement: [Problems of round 7](https://files.example/round%207.pdf)\n\nThen read on.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Download' })).toHaveAttribute('download', 'round 7.pdf');
    await expect(canvas.getByText('From files.example')).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvasElement.querySelector('p > div')).toBeNull();
  },
};

/** A document of this site stands open, 800 px high. */
export const OwnPdf: Story = {
  tags: ['vrt:skip'],
  args: { source: '[Statement.pdf](./statement.pdf)' },
  parameters: { a11y: { config: { rules: [{ id: 'frame-tested', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('PDF document statement.pdf')).toHaveAttribute('height', '800');
  },
};

export const WideContent: Story = {
  args: {
    source: `| ${Array.from({ length: 24 }, (_, column) => `column ${column}`).join(' | ')} |\n|${' --- |'.repeat(24)}\n|${' 1000000007 |'.repeat(24)}\n\n${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6)}\n\n$$\n${'x_1 + '.repeat(80)} x\n$$\n\n![figure](data:,)`,
  },
  play: async () => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth));
  },
};

export const Compact: Story = {
  args: { size: 'compact', source: 'Nice problem! Try `n = 1`, it prints **-1**.\n\n- [x] read\n- [ ] solve' },
};

export const Empty: Story = { args: { source: '' } };

export const ChineseFootnotes: Story = {
  globals: { locale: 'zh-CN' },
  tags: ['vrt:skip'],
  args: { source: '并列时按用户名排序。[^1]\n\n## 说明\n\n[^1]: 按 Unicode 编码的顺序。' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['说明', '脚注']);
    await expect(canvas.getByRole('link', { name: '返回正文中的引用 1' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1' })).toHaveAccessibleDescription('脚注');
  },
};

/** A statement, and a comment that stands there twice: the links of each stay in it. */
export const FootnotesOfManyTexts: Story = {
  tags: ['vrt:skip'],
  args: { source: 'Ties are broken by name.[^1] So are equal names.[^1]\n\n[^1]: In the order of Unicode.' },
  render: ({ source }) => (
    <>
      <TypesetText data-testid="text" text={typeset(`${source}\n\nAnd by time.[^2]\n\n[^2]: Of the first try.`)} />
      <MarkdownViewer data-testid="text" size="compact" source={source} />
      <MarkdownViewer data-testid="text" size="compact" source={source} />
      <TypesetText data-testid="text" text={typeset(source)} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[id*="footnote-"]')].map(({ id }) => id);
    await expect(ids.length).toBe(4 * 4 + 2);
    await expect(new Set(ids).size).toBe(ids.length);
    for (const text of canvas.getAllByTestId('text')) {
      const links = [...text.querySelectorAll('a')];
      await expect(links.length).toBeGreaterThanOrEqual(4);
      for (const { hash } of links) await expect(text.contains(document.getElementById(decodeURIComponent(hash.slice(1))))).toBe(true);
      for (const reference of text.querySelectorAll('[data-footnote-ref]'))
        await expect(text.contains(document.getElementById(reference.getAttribute('aria-describedby') ?? ''))).toBe(true);
    }
  },
};

/** Where pictures of other sites are not fetched, their names lead to them. */
export const OwnPicturesOnly: Story = {
  args: {
    source: [
      'A lemma, drawn: ![the tree](https://pictures.example/tree.png)',
      'Without a name: ![](https://pictures.example/plain.png)',
      'Within a link: [![badge](https://pictures.example/badge.svg)](https://status.example/)',
    ].join('\n\n'),
  },
  decorators: [
    Story => (
      <PicturePolicyProvider pictures="own">
        <Story />
      </PicturePolicyProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('link', { name: /Picture: the tree/ })).toHaveAttribute('href', 'https://pictures.example/tree.png');
    await expect(canvas.getByRole('link', { name: /Picture: pictures.example/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Picture: badge/ })).toHaveAttribute('href', 'https://status.example/');
  },
};

/** Elements, addresses, pictures and plugins of the host. What a plugin adds after ours is its own affair; the text stays sanitised. */
export const OfAnotherHost: Story = {
  args: {
    source:
      'See [problem 7](problems/7), [a script](javascript:alert(1)) and ![a lantern](https://pictures.example.org/lantern.png).\n\n# Title',
    components: {
      h1: ({ node: _, children, ...rest }) => (
        <h3 data-shifted {...rest}>
          {children}
        </h3>
      ),
    },
    urlTransform: url => (url.startsWith('problems/') ? `#/${url}` : url),
    pictures: 'own',
    rehypePlugins: [markRoot],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'problem 7' })).toHaveAttribute('href', '#/problems/7');
    await expect(canvas.queryByRole('link', { name: 'a script' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveAttribute('data-shifted');
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('[data-last-child]')).toHaveTextContent('Title');
  },
};
