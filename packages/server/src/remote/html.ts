import { selectAll, selectOne } from 'css-select';
import { isTag } from 'domhandler';
import { getAttributeValue, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { RemoteError } from './remoteError';

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;
export type HtmlParent = ReturnType<typeof parseDocument> | HtmlElement;

export const parseHtml = (text: string) => parseDocument(text, { decodeEntities: true });

export const all = (within: HtmlParent, selector: string): HtmlElement[] => selectAll(selector, within) as HtmlElement[];

export const first = (within: HtmlParent, selector: string): HtmlElement | undefined =>
  (selectOne(selector, within) as HtmlElement | null) ?? undefined;

/** @throws RemoteError that names what the page does not have. */
export function needed<Value>(found: Value | undefined | null | '', what: string): Value {
  if (found === undefined || found === null || found === '') throw new RemoteError('markup', `the page of the site has no ${what}`);
  return found;
}

export const attribute = (element: HtmlElement | undefined, name: string): string | undefined =>
  element && getAttributeValue(element, name);

/** Text of a node in one line. */
export const words = (node: HtmlNode | undefined): string => (node ? textContent(node).replaceAll(/\s+/g, ' ').trim() : '');

const breaking: ReadonlySet<string> = new Set(['br', 'div', 'p', 'tr']);

/** Text of a node with the line breaks that a browser shows. */
export function lines(node: HtmlNode | undefined): string {
  if (!node) return '';
  if (node.type === 'text') return node.data.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ');
  if (!isTag(node)) return '';
  if (node.name === 'br') return '\n';
  const inner = node.children.map(lines).join('');
  return breaking.has(node.name) && inner && !inner.endsWith('\n') ? `${inner}\n` : inner;
}

/** Rows of a table, as the texts of their cells. */
export const cellsOf = (row: HtmlElement): string[] => row.children.filter(isTag).map(words);

/** The first whole number of a text. */
export function numberIn(text: string): number | undefined {
  const found = /\d{1,15}/.exec(text)?.[0];
  return found === undefined ? undefined : Number(found);
}
