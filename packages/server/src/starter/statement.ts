import type { StatementText } from '../features/problem/problem.table';

const SECTIONS = ['description', 'input', 'output', 'hint'] as const;

/**
 * Reads a statement: `# Title`, then the sections `<!-- description -->`, `<!-- input -->`, `<!-- output -->` and,
 * where there is one, `<!-- hint -->`.
 */
export function parseStatement(markdown: string): StatementText {
  const title = /^# (.+)$/m.exec(markdown)?.[1]?.trim();
  if (!title) throw new Error('a statement needs a title');
  const sections = Object.fromEntries(SECTIONS.map(name => [name, sectionOf(markdown, name)]));
  return { title, ...sections } as StatementText;
}

function sectionOf(markdown: string, name: string) {
  const start = markdown.indexOf(`<!-- ${name} -->`);
  if (start < 0) return '';
  const rest = markdown.slice(start + name.length + 9);
  const end = rest.search(/<!-- \w+ -->/);
  return (end < 0 ? rest : rest.slice(0, end)).trim();
}
