import { isTag } from 'domhandler';
import { attribute, type HtmlElement, type HtmlNode, lines } from './html';
import type { SiteHttp } from './http';

interface Terms {
  links: PageLinks;
  /** What sites write their maths in, instead of `$`. */
  isMaths?(element: HtmlElement): boolean;
  /** Dollars in the text mark maths, as they do for us. */
  keepsDollars?: boolean;
}

/** What a page links to, and the pictures that it shows. */
export class PageLinks {
  /** Full addresses, by their address in the Markdown. */
  readonly pictures = new Map<string, string>();

  constructor(
    private readonly http: Pick<SiteHttp, 'absolute'>,
    private readonly page: string,
  ) {}

  link(given: string): string | undefined {
    const found = this.http.absolute(given, this.page);
    return found && inAddress(found);
  }

  picture(given: string): string | undefined {
    const found = this.http.absolute(given, this.page);
    if (!found) return undefined;
    const written = inAddress(found);
    this.pictures.set(written, found);
    return written;
  }
}

const left: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'button',
  'input',
  'noscript',
  'template',
]);
const blocks: ReadonlySet<string> = new Set(['p', 'div', 'section', 'center', 'article', 'blockquote', 'dl', 'dd', 'dt', 'figure']);
const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const marks: Record<string, string> = { b: '**', strong: '**', i: '*', em: '*' };
const raised: Record<string, string> = { sup: '^', sub: '_' };
const MOST_DEPTH = 60;

/**
 * The statement of another site in our Markdown. Nothing of its HTML is left: what has no counterpart becomes plain text, scripts and
 * frames become nothing.
 */
export function markdownOf(nodes: readonly HtmlNode[], terms: Terms): string {
  const text = nodes.map(node => write(node, terms, 0)).join('');
  return text
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/(?:\\\n[ \t]*)+(?=\n|$)/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function write(node: HtmlNode, terms: Terms, depth: number): string {
  if (node.type === 'text') return plain(node.data, terms);
  if (!isTag(node) || left.has(node.name) || depth > MOST_DEPTH) return '';
  const { name } = node;
  const inside = () => node.children.map(child => write(child, terms, depth + 1)).join('');
  if (terms.isMaths?.(node)) return `$${lines(node).trim()}$`;
  if (name === 'br') return '\\\n';
  if (name === 'hr') return '\n\n---\n\n';
  if (name === 'pre') return fenced(lines(node));
  if (name === 'code' || name === 'tt' || name === 'kbd') return coded(lines(node));
  if (name === 'img') return picture(node, terms);
  if (name === 'a') return linked(node, inside(), terms);
  if (name === 'table') return table(node, terms, depth);
  if (name === 'ul' || name === 'ol') return list(node, terms, depth);
  if (headings.has(name)) return `\n\n#### ${inside().trim()}\n\n`;
  if (blocks.has(name)) return `\n\n${inside().trim()}\n\n`;
  const raise = raised[name];
  if (raise) return `$${raise}{${inMaths(lines(node))}}$`;
  const mark = marks[name];
  const inner = inside();
  if (!mark || !inner.trim()) return inner;
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? [];
  return `${before}${mark}${core}${mark}${after}`;
}

/** Text that only looks like Markdown stays text. */
const plain = (text: string, { keepsDollars }: Terms) =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(keepsDollars ? /(?<!\$[^$]{0,200})[\\`*_[\]<>#|~](?![^$]{0,200}\$)/g : /[\\`*_[\]<>#|~$]/g, String.raw`\$&`);

/** Nothing of it is a command. */
const inMaths = (text: string) => text.trim().replaceAll(/[\\{}$]/g, '');

function fenced(text: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `\n\n${fence}\n${text.replace(/^\n/, '').trimEnd()}\n${fence}\n\n`;
}

function coded(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  return text.trim() ? `${fence} ${text.replaceAll(/\s+/g, ' ').trim()} ${fence}` : '';
}

const longestRun = (text: string) => Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length));

/** Nothing that ends the address of a link in Markdown. */
const inAddress = (address: string) =>
  address.replaceAll(/[\s()<>\\]/g, character => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

function picture(element: HtmlElement, { links }: Terms): string {
  const found = links.picture(attribute(element, 'src') ?? '');
  return found ? `![](${found})` : '';
}

function linked(element: HtmlElement, inside: string, { links }: Terms): string {
  const found = links.link(attribute(element, 'href') ?? '');
  return found && inside.trim() ? `[${inside.trim()}](${found})` : inside;
}

function list(element: HtmlElement, terms: Terms, depth: number): string {
  const items = element.children.filter(isTag).map((item, index) => {
    const mark = element.name === 'ol' ? `${index + 1}. ` : '- ';
    return mark + markdownOf(item.children, { ...terms }).replaceAll('\n', `\n${' '.repeat(mark.length)}`);
  });
  return depth > MOST_DEPTH ? '' : `\n\n${items.join('\n')}\n\n`;
}

function table(element: HtmlElement, terms: Terms, depth: number): string {
  const rows = element.children
    .filter(isTag)
    .flatMap(part => (part.name === 'tr' ? [part] : part.children.filter(isTag)))
    .filter(({ name }) => name === 'tr')
    .map(row =>
      row.children.filter(isTag).map(cell =>
        cell.children
          .map(node => write(node, terms, depth + 1))
          .join('')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      ),
    );
  const width = Math.max(0, ...rows.map(row => row.length));
  if (!width) return '';
  const line = (row: string[]) => `| ${Array.from({ length: width }, (_, i) => row[i] ?? '').join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return `\n\n${[line(head), `|${' --- |'.repeat(width)}`, ...rest.map(line)].join('\n')}\n\n`;
}
