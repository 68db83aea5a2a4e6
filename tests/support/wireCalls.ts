import { readFileSync } from 'node:fs';

/** What a field, or the data of an answer, is on the wire. */
export type WireType =
  | { kind: 'text' | 'number' | 'boolean' | 'time' | 'list' | 'object' | 'any' | 'file' | 'none' }
  | { kind: 'shape'; fields: WireField[] }
  | { kind: 'items' | 'values'; of: WireType };

export interface WireField {
  name: string;
  type: WireType;
}

/** A call as `docs/wire.md` has it. */
export interface WireCall {
  verbs: string[];
  path: string;
  /** Names of fields that may be sent. */
  sent: string[];
  /** The field of a form that carries the file. */
  form: string | undefined;
  data: WireType;
}

const page = readFileSync('docs/wire.md', 'utf8');
const sections = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map(section => [section.split('\n', 1)[0] ?? '', /```\n([^`]*)```/.exec(section)?.[1]?.trim().split('\n') ?? []]),
);
const linesOf = (section: string) => sections.get(section) ?? [];

const types = new Map(
  linesOf('Types').flatMap(line => {
    const [kind = '', ...names] = line.split(/ +/);
    return names.map(name => [name, kind] as const);
  }),
);
const shapes = new Map(linesOf('Shapes').map(line => [line.split(' ', 1)[0] ?? '', line.replace(/^\S+ +/, '')]));

const plain = new Set(['text', 'number', 'boolean', 'time', 'list', 'object', 'any', 'file', 'none']);

function typeOf(text: string): WireType {
  if (plain.has(text)) return { kind: text as 'text' };
  const inList = /^(\S+|.+ )\[\]$/.exec(text)?.[1]?.trim();
  if (inList) return { kind: 'items', of: typeOf(inList) };
  const inPage = /^Page<(.*)>$/.exec(text)?.[1];
  if (inPage) return { kind: 'shape', fields: pageOf(inPage.split(',')) };
  const inMap = /^\{(.*)\}$/.exec(text)?.[1];
  if (inMap) return { kind: 'values', of: typeOf(inMap) };
  if (/^[A-Z]\w*$/.test(text) && !shapes.has(text)) throw new Error(`docs/wire.md has no shape ${text}`);
  return { kind: 'shape', fields: (shapes.get(text) ?? text).split(' ').map(fieldOf) };
}

function fieldOf(text: string): WireField {
  const [name = '', own] = text.split(/:(.*)/);
  const type = own ?? types.get(name);
  if (!type) throw new Error(`docs/wire.md has no type for ${name}`);
  return { name, type: typeOf(type) };
}

/** Type of a page of rows. If there are several kinds of rows, a scoreboard uses the first. */
function pageOf(rows: string[]): WireField[] {
  const [row = ''] = rows;
  const counts = ['total', 'size', 'current', 'pages'].map((name): WireField => ({ name, type: { kind: 'number' } }));
  return [{ name: 'records', type: { kind: 'items', of: typeOf(row) } }, ...counts];
}

function callOf(line: string): WireCall {
  const [call = '', sent = '', data = ''] = line.split('|').map(part => part.trim());
  const [verbs = '', path = ''] = call.split(' ');
  const form = /form (\w+)/.exec(sent)?.[1];
  const names = sent
    .replace(/form \w+/, '')
    .split(' ')
    .filter(Boolean);
  return { verbs: verbs.split(','), path, sent: names, form, data: data === '-' ? { kind: 'none' } : typeOf(data) };
}

/** Every call that existing clients know. */
export const wireCalls = [...sections.keys()]
  .filter(name => name !== 'Types' && name !== 'Shapes')
  .flatMap(name => linesOf(name).map(callOf));
