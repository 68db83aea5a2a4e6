import { SaxesParser } from 'saxes';
import type { Data } from './model';
import { packageLimits } from './container/limits';
import { textPieces } from './container/encodings';
import { PackageFault } from './lint';

const MOST_DEPTH = 64;
const MOST_TEXT_BYTES = 64 << 20;

export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/**
 * Reads XML piece by piece. Entities that a document declares do not exist, and nothing that it refers to is fetched.
 * @param afterPiece is awaited behind each piece: what the handler has gathered can be put away there.
 * @throws PackageFault when it cannot be read.
 */
export async function readXml(data: Data, name: string, handler: XmlHandler, afterPiece: () => Promise<void> | void = () => undefined) {
  if (data.bytes > packageLimits.xmlBytes) throw new PackageFault('A03', name);
  const parser = new SaxesParser();
  let [depth, silent] = [0, 0];
  parser.on('error', reason => {
    throw new PackageFault('F03', `${name}, line ${parser.line}: ${reason.message.replace(/^[^a-z]*/i, '')}`);
  });
  parser.on('opentag', tag => {
    silent = 0;
    depth += 1;
    if (depth > MOST_DEPTH) throw new PackageFault('F03', `${name}: nested too deeply`);
    handler.open(tag.name, tag.attributes);
  });
  parser.on('closetag', tag => {
    silent = 0;
    depth -= 1;
    handler.close(tag.name);
  });
  parser.on('text', text => handler.text(text));
  parser.on('cdata', text => handler.text(text));
  const feed = async (text: string) => {
    silent += text.length;
    if (silent > MOST_TEXT_BYTES) throw new PackageFault('A03', `${name}, line ${parser.line}`);
    // Control characters are in many of these files, and no XML.
    parser.write(clean(text));
    await afterPiece();
  };
  for await (const text of textPieces(data, declaredIn)) await feed(text);
  parser.close();
  await afterPiece();
}

/** Other encodings than these are not declared by what exports problems. */
const declaredIn = (piece: Uint8Array) =>
  /^[^>]*encoding\s*=\s*["']gb/i.test(Buffer.from(piece.subarray(0, 200)).toString('latin1')) ? 'gb18030' : undefined;

/** An element of a document that is small enough to be held. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: Element[];
}

export async function readElement(data: Data, name: string): Promise<Element> {
  if (data.bytes > packageLimits.configBytes) throw new PackageFault('A03', name);
  const top: Element = { name: '', attributes: {}, text: '', children: [] };
  const path = [top];
  await readXml(data, name, {
    open(tag, attributes) {
      const element: Element = { name: tag, attributes: { ...attributes }, text: '', children: [] };
      path.at(-1)?.children.push(element);
      path.push(element);
    },
    text(text) {
      const at = path.at(-1);
      if (at) at.text += text;
    },
    close: () => void path.pop(),
  });
  const [root] = top.children;
  if (!root) throw new PackageFault('F03', name);
  return root;
}

/** The elements at the end of a path of names. */
export const elementsAt = (element: Element | undefined, ...path: readonly string[]): Element[] => {
  let found = element ? [element] : [];
  for (const step of path) found = found.flatMap(({ children }) => children.filter(({ name }) => name === step));
  return found;
};

export const escapeXml = (text: string) =>
  clean(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Text that must arrive as it is, in as many sections as that takes. */
export const cdata = (text: string) => `<![CDATA[${clean(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Control characters that no XML may have, but for tab, newline and carriage return. */
const clean = (text: string) =>
  text.replaceAll(/[\p{Cc}\ufffe\uffff]/gu, sign => (/[\t\n\r\x7f-\x9f]/.test(sign) ? sign : '')).toWellFormed();
