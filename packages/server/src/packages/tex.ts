import type { LintList } from './lint';

/** Commands with one argument that Markdown or HTML can say. */
const wrapped: Readonly<Record<string, readonly [before: string, after: string]>> = {
  textbf: ['**', '**'],
  bf: ['**', '**'],
  textit: ['*', '*'],
  emph: ['*', '*'],
  it: ['*', '*'],
  texttt: ['`', '`'],
  t: ['`', '`'],
  tt: ['`', '`'],
  underline: ['<u>', '</u>'],
  textsc: ['', ''],
  textrm: ['', ''],
  section: ['\n## ', '\n'],
  'section*': ['\n## ', '\n'],
  subsection: ['\n### ', '\n'],
  'subsection*': ['\n### ', '\n'],
  paragraph: ['\n**', '** '],
  problemname: ['', ''],
  caption: ['*', '*'],
  url: ['<', '>'],
  mbox: ['', ''],
  textsf: ['', ''],
};
const dropped =
  /\\(centering|noindent|medskip|smallskip|bigskip|newpage|par|hfill|vspace\*?\{[^}]*\}|hspace\*?\{[^}]*\}|label\{[^}]*\}|begin\{(center|figure|document|problem)\}(\[[^\]]*\])?(\{[^}]*\})*|end\{(center|figure|document|problem)\})/g;
const sections = /\\(Input|Output|Interaction|Note|Notes|Scoring|InputFile|OutputFile|Explanation|Examples?)(?![A-Za-z])/g;
const signs: readonly (readonly [RegExp, string])[] = [
  [/``|''/g, '"'],
  [/~/g, ' '],
  [/---/g, '—'],
  [/--/g, '–'],
  [/\\(ldots|dots)(?![A-Za-z])(\{\})?/g, '…'],
  [/\\([%#&_{}$])/g, '$1'],
  [/\\textbackslash(\{\})?/g, '\\\\'],
  [/\\\\(\[[^\]]*\])?/g, '  \n'],
  [/\\ /g, ' '],
];

/** TeX as Markdown: the part of it that statements use. Maths stays; what is not known stays too, and is told. */
export function markdownOfTex(tex: string, lint: LintList, where: string): string {
  const kept: string[] = [];
  const keep = (text: string) => `\ue000${kept.push(text) - 1}\ue001`;
  let text = tex.replaceAll('\r\n', '\n').replaceAll(/(^|[^\\])%[^\n]*\n?/g, '$1');
  text = text.replaceAll(/\\begin\{(verbatim|lstlisting)\}(?:\[[^\]]*\])?\n?([\s\S]*?)\\end\{\1\}/g, (_all, _name, code: string) =>
    keep(`\n\`\`\`\n${code.replace(/\n$/, '')}\n\`\`\`\n`),
  );
  text = text.replaceAll(/\$\$[\s\S]*?\$\$|\\\[[\s\S]*?\\\]|(?<!\\)\$(?:\\.|[^$\\])*\$|\\\([\s\S]*?\\\)/g, maths => keep(mathsOf(maths)));
  text = text.replaceAll(/\\begin\{(align\*?|equation\*?|gather\*?)\}[\s\S]*?\\end\{\1\}/g, maths => keep(`\n$$\n${maths}\n$$\n`));
  text = text.replaceAll(dropped, '');
  text = text.replaceAll(sections, (_all, name: string) => `\n## ${name.replace('File', '')}\n`);
  text = text.replaceAll(/\\includegraphics(?:\[[^\]]*\])?\{([^}]*)\}/g, (_all, name: string) => keep(`![](${name.trim()})`));
  text = text.replaceAll(/\\(?:illustration|includeimage)\{[^}]*\}\{([^}]*)\}\{[^}]*\}/g, (_all, name: string) =>
    keep(`![](${name.trim()})`),
  );
  text = text.replaceAll(/\\href\{([^}]*)\}\{([^}]*)\}/g, (_all, address: string, words: string) => keep(`[${words}](${address})`));
  text = listsOf(text);
  for (let round = 0; round < 6; round += 1) text = oneRound(text);
  for (const [sign, words] of signs) text = text.replaceAll(sign, words);
  const left = [...new Set([...text.matchAll(/\\[A-Za-z]+\*?/g)].map(([command]) => command))];
  if (left.length) lint.add('S03', left.slice(0, 8).join(' '), where);
  for (let round = 0; round < 3; round += 1)
    text = text.replaceAll(/\ue000(\d+)\ue001/g, (_all, index: string) => kept[Number(index)] ?? '');
  return text
    .split('\n')
    .map(line => (/^ {1,3}\S/.test(line) && !/^ +[-\d]/.test(line) ? line.trimStart() : line))
    .map(line => line.replace(/(?<! ) $/, ''))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const oneRound = (text: string) =>
  text
    .replaceAll(/\\([A-Za-z]+\*?)\s*\{([^{}]*)\}/g, (all, name: string, inner: string) => {
      const [before, after] = wrapped[name] ?? [];
      return before === undefined || after === undefined ? all : `${before}${inner}${after}`;
    })
    .replaceAll(/\{\\(bf|it|tt|em)\s+([^{}]*)\}/g, (_all, name: string, inner: string) =>
      name === 'bf' ? `**${inner}**` : name === 'tt' ? `\`${inner}\`` : `*${inner}*`,
    );

function mathsOf(maths: string): string {
  if (maths.startsWith('$$')) return `\n$$\n${maths.slice(2, -2).trim()}\n$$\n`;
  if (maths.startsWith('\\[')) return `\n$$\n${maths.slice(2, -2).trim()}\n$$\n`;
  return maths.startsWith('\\(') ? `$${maths.slice(2, -2).trim()}$` : maths;
}

function listsOf(text: string): string {
  const open: ('itemize' | 'enumerate')[] = [];
  const parts = text.split(
    /(\\begin\{(?:itemize|enumerate)\}(?:\[[^\]]*\])?|\\end\{(?:itemize|enumerate)\}|\\item(?![A-Za-z])(?:\[[^\]]*\])?)/,
  );
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return open.length ? part.replaceAll(/\n\s*/g, ' ').trimStart() : part;
      if (part.startsWith('\\begin')) open.push(part.includes('itemize') ? 'itemize' : 'enumerate');
      else if (part.startsWith('\\end')) open.pop();
      else return `\n${'  '.repeat(Math.max(0, open.length - 1))}${open.at(-1) === 'enumerate' ? '1.' : '-'} `;
      return '\n';
    })
    .join('');
}

/** Markdown as TeX: what `markdownOfTex` reads back. */
export function texOfMarkdown(markdown: string): string {
  const kept: string[] = [];
  const keep = (text: string) => `\ue000${kept.push(text) - 1}\ue001`;
  let text = markdown.replaceAll(/```[^\n]*\n([\s\S]*?)\n?```/g, (_all, code: string) =>
    keep(`\\begin{verbatim}\n${code}\n\\end{verbatim}`),
  );
  text = text.replaceAll(/\$\$[\s\S]*?\$\$|\$[^$\n]+\$/g, maths => keep(maths));
  text = text.replaceAll(/!\[[^\]]*\]\(\s*([^)\s]+)[^)]*\)/g, (_all, name: string) => keep(`\\includegraphics{${name}}`));
  text = text.replaceAll(/(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/g, (_all, words: string, address: string) =>
    keep(`\\href{${address}}{${words}}`),
  );
  text = text.replaceAll(/[%#&_{}]/g, (sign, at: number) =>
    sign === '#' && (at === 0 || '\n#'.includes(text[at - 1] ?? '')) ? sign : `\\${sign}`,
  );
  text = text.replaceAll(/^(#{1,2})\s+(.*)$/gm, '\\section*{$2}').replaceAll(/^#{3,6}\s+(.*)$/gm, '\\subsection*{$1}');
  text = text
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '\\textbf{$1}')
    .replaceAll(/(?<![*\w])\*([^*\n]+)\*(?![*\w])/g, '\\textit{$1}')
    .replaceAll(/`([^`\n]+)`/g, '\\texttt{$1}');
  text = text.replaceAll(
    /(?:^[-*] .*(?:\n|$))+/gm,
    list => `\\begin{itemize}\n${list.replaceAll(/^[-*] /gm, '  \\item ').trimEnd()}\n\\end{itemize}\n`,
  );
  text = text.replaceAll(
    /(?:^\d+\. .*(?:\n|$))+/gm,
    list => `\\begin{enumerate}\n${list.replaceAll(/^\d+\. /gm, '  \\item ').trimEnd()}\n\\end{enumerate}\n`,
  );
  for (let round = 0; round < 3; round += 1)
    text = text.replaceAll(/\ue000(\d+)\ue001/g, (_all, index: string) => kept[Number(index)] ?? '');
  return text.trim();
}
