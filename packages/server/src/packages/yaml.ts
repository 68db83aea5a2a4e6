import { parseDocument, stringify } from 'yaml';
import { packageLimits } from './container/limits';
import { type LintList, PackageFault } from './lint';

const MOST_DEPTH = 50;

/** Reads YAML or JSON: no custom tags, no merge keys, few aliases, no other schema than the core's. @throws PackageFault */
export function readYaml(text: string, name: string): unknown {
  if (text.length > packageLimits.yamlCharacters) throw new PackageFault('A03', name);
  checkDepth(text, name);
  const document = parseDocument(text, { schema: 'core', merge: false, resolveKnownTags: false, uniqueKeys: true, logLevel: 'silent' });
  const [fault] = document.errors;
  if (fault) throw new PackageFault('F03', `${name}: ${fault.message.split('\n', 1)[0]}`);
  try {
    return document.toJS({ maxAliasCount: 50 }) as unknown;
  } catch (reason) {
    throw new PackageFault('F03', `${name}: ${reason instanceof Error ? reason.message : String(reason)}`);
  }
}

/** Comments that begin a line or stand behind white space are allowed, as in the documentation of some. @throws PackageFault */
export function readJson(text: string, name: string): unknown {
  checkDepth(text, name);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    try {
      return JSON.parse(
        text.replaceAll(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_all, quoted: string | undefined) => quoted ?? ''),
      ) as unknown;
    } catch (reason) {
      throw new PackageFault('F03', `${name}: ${reason instanceof Error ? reason.message : String(reason)}`);
    }
  }
}

/** Deep nesting makes parsers recurse. */
function checkDepth(text: string, name: string) {
  let depth = 0;
  for (const sign of text) {
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth > MOST_DEPTH * 20) throw new PackageFault('F03', `${name}: nested too deeply`);
  }
  if (/^( {2,}){200,}\S/m.test(text) || /^(- ){200,}/m.test(text)) throw new PackageFault('F03', `${name}: nested too deeply`);
}

export const writeYaml = (value: unknown) => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });

/** What a file of settings holds, by key; anything may be anything. */
export type Settings = Record<string, unknown>;

export const settingsIn = (value: unknown): Settings =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Settings) : {};

export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);

/** A text, or a number written as one. */
export const wordIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

export const wordsIn = (value: unknown): string[] => listIn(value).flatMap(each => wordIn(each)?.trim() || []);

/** What is left when the keys that a reader knows are taken away. */
export function unknownKeys(settings: Settings, known: readonly string[], lint: LintList, where: string): Settings {
  const rest = Object.fromEntries(Object.entries(settings).filter(([key]) => !known.includes(key)));
  for (const key of Object.keys(rest)) lint.add('F04', key, where);
  return rest;
}
