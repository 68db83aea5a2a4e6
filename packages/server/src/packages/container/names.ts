import { LintList, PackageFault } from '../lint';
import { packageLimits } from './limits';

const UTF8_FLAG = 0x800;
const junk = /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\.git\/)/i;
const binary = /\.(exe|dll|so|o|class|jar|bat|com|scr|msi)$/i;

/** Reads a name from its bytes: UTF-8 if it can be, else what Chinese systems write. */
export function nameIn(raw: Buffer, flags: number, lint: LintList): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    if (flags & UTF8_FLAG) throw new PackageFault('A10', 'a name that is not UTF-8');
    if (!lint.items.some(({ code }) => code === 'A09')) lint.add('A09', 'GB18030');
    return new TextDecoder('gb18030').decode(raw);
  }
}

/**
 * The name as it is used from here on; undefined when the file is none that anybody wants.
 * @throws PackageFault when it leads anywhere else.
 */
export function safeName(given: string, lint: LintList): string | undefined {
  if (given.includes('\\') && !lint.items.some(({ code }) => code === 'A06')) lint.add('A06');
  const name = given.replaceAll('\\', '/').normalize('NFC');
  if (name.includes('\0') || name.startsWith('/') || /^[a-z]:/i.test(name)) throw new PackageFault('A01', given);
  const parts = name.split('/').filter(part => part !== '.' && part !== '');
  if (parts.includes('..')) throw new PackageFault('A01', given);
  const clean = parts.join('/');
  if (clean.length > packageLimits.nameCharacters || parts.length > packageLimits.depth) throw new PackageFault('A03', given);
  if (junk.test(clean) || junk.test(`${clean}/`)) {
    if (!name.endsWith('/')) lint.add('A07', clean);
    return undefined;
  }
  if (name.endsWith('/') || !clean) return undefined;
  if (binary.test(clean)) {
    lint.add('A11', clean);
    return undefined;
  }
  return clean;
}

/** @throws PackageFault when two names are the same to some file system. */
export function checkDistinct(names: Iterable<string>) {
  const seen = new Set<string>();
  for (const name of names) {
    const same = name.toLowerCase();
    if (seen.has(same)) throw new PackageFault('A05', name);
    seen.add(same);
  }
}

/** The folder that everything is in, unless something at the root tells the format. */
export function commonFolder(names: readonly string[]): string | undefined {
  const first = names[0]?.split('/')[0];
  if (!first || names.some(name => !name.startsWith(`${first}/`))) return undefined;
  return `${first}/`;
}
