import { expect, test } from 'vitest';
import type { TypesetPiece } from './pieces';
import { typeset } from './typeset';

const markOf: Readonly<Record<string, string>> = { strong: 'b', em: 'i', del: 's' };

/** Pieces as HTML with one letter for each kind of emphasis; a formula is a dollar sign. */
const written = (piece: TypesetPiece): string => {
  if (typeof piece === 'string') return piece;
  const [tag, props, ...inside] = piece;
  if (props?.['className'] === 'katex') return '$';
  const text = inside.map(written).join('');
  const mark = markOf[tag];
  return mark ? `<${mark}>${text}</${mark}>` : text;
};

test.each([
  // Chinese
  ['这是**“重要”**的', '这是<b>“重要”</b>的'],
  ['**注意：**本题', '<b>注意：</b>本题'],
  ['他说**「x」**后', '他说<b>「x」</b>后'],
  ['*斜体（x）*后', '<i>斜体（x）</i>后'],
  ['~~删（x）~~后', '<s>删（x）</s>后'],
  ['~删（x）~后', '<s>删（x）</s>后'],
  ['前~~（x）删~~后', '前<s>（x）删</s>后'],
  ['前***“全部”***后', '前<i><b>“全部”</b></i>后'],
  ['**第一问：***读入*', '<b>第一问：</b><i>读入</i>'],
  ['外**内*（斜）*粗。**外', '外<b>内<i>（斜）</i>粗。</b>外'],
  ['**《算法》**与**【数据】**、**……**', '<b>《算法》</b>与<b>【数据】</b>、<b>……</b>'],
  ['当**n=1！**时，答案**是0。**若否', '当<b>n=1！</b>时，答案<b>是0。</b>若否'],
  ['共**`a+b`**个，**[链接](https://a.example)**里', '共<b>a+b</b>个，<b>链接</b>里'],
  ['对**$n$**个**（$m$）**求', '对<b>$</b>个<b>（$）</b>求'],
  ['𠮷**（野）**家，**𠮷。**家', '𠮷<b>（野）</b>家，<b>𠮷。</b>家'],
  ['- **输入。**一行\n- **输出：**一行', '\n<b>输入。</b>一行\n<b>输出：</b>一行\n'],
  // Japanese and Korean
  ['これは**「重要」**です', 'これは<b>「重要」</b>です'],
  ['**注意！**読むこと。*（例）*など', '<b>注意！</b>読むこと。<i>（例）</i>など'],
  ['**スクリプト(script)**を', '<b>スクリプト(script)</b>を'],
  ['**스크립트(script)**라고', '<b>스크립트(script)</b>라고'],
  ['~~삭제(x)~~는', '<s>삭제(x)</s>는'],
])('%s is set as %s', (source, set) => {
  expect(
    typeset(source)
      .map(piece => written(piece))
      .join(''),
  ).toBe(set);
});

test.each([
  ['a **b** *c* ***d*** ~~e~~', 'a <b>b</b> <i>c</i> <i><b>d</b></i> <s>e</s>'],
  ['2 * 3 * 4 and 2 ** 3 ** 4', '2 * 3 * 4 and 2 ** 3 ** 4'],
  ['snake_case_name and __init__', 'snake_case_name and <b>init</b>'],
  ['a*"b"*c and **(d)**e', 'a*"b"*c and **(d)**e'],
  ['un**frigging**believable', 'un<b>frigging</b>believable'],
  ['\\*not\\* \\*\\*bold\\*\\* \\~\\~old\\~\\~', '*not* **bold** ~~old~~'],
  ['*"a"* **(b)** ~~[c]~~.', '<i>"a"</i> <b>(b)</b> <s>[c]</s>.'],
  ['变量_a_和_（b）_', '变量_a_和_（b）_'],
  ['没有结束的**粗体和~~删', '没有结束的**粗体和~~删'],
  ['乘积 a**b 与 ** 之间', '乘积 a**b 与 ** 之间'],
])('as before: %s is set as %s', (source, set) => {
  expect(
    typeset(source)
      .map(piece => written(piece))
      .join(''),
  ).toBe(set);
});
