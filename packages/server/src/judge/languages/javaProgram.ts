/** Makes a program of the classes of one source: each in the folder of its package, and the one that starts. */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readJar } from './jar';
import { type JavaClass, readJavaClass } from './javaClass';

/** Where the name of the class that starts is kept, beside the classes. */
export const ENTRY_FILE = '.entry';

const NO_MAIN = 'No class has a method "public static void main(String[])".';
const MOST_NAME = 255;
const isPart = (part: string) => /^[\p{L}\p{N}_$][\p{L}\p{N}\p{M}_$]*$/u.test(part);
const isName = (name: string) => name.length <= MOST_NAME && name.split('/').every(isPart);

/**
 * @param directory where the compiler's classes lie, side by side.
 * @param source decides between several classes that could start: the first is taken, unless one is public or is called Main.
 * @returns a sentence about what is wrong with the classes; undefined when they are a program now.
 */
export async function settleClasses(directory: string, source: string): Promise<string | undefined> {
  const found: JavaClass[] = [];
  for (const file of await readdir(directory)) {
    const read = readJavaClass(await readFile(join(directory, file)));
    if (!read || !isName(read.name)) return `${file} is no class of Java, or has a name that cannot be used here.`;
    found.push(read);
    await mkdir(join(directory, dirname(read.name)), { recursive: true, mode: 0o755 });
    if (read.name.includes('/')) await rename(join(directory, file), join(directory, `${read.name}.class`));
  }
  const entry = entryOf(found, source);
  if (!entry) return NO_MAIN;
  await writeFile(join(directory, ENTRY_FILE), entry.replaceAll('/', '.'));
  return undefined;
}

/**
 * The same of a jar, which stays as it is.
 * @param directory where the jar lies.
 */
export async function settleJar(directory: string, file: string, source: string): Promise<string | undefined> {
  const jar = await readJar(join(directory, file));
  const entry = jar?.mainClass?.replaceAll('.', '/') ?? entryOf(jar?.classes ?? [], source);
  if (entry === undefined || !isName(entry)) return 'There is no function main() outside of classes, and no class has a static one.';
  await writeFile(join(directory, ENTRY_FILE), entry.replaceAll('/', '.'));
  return undefined;
}

/** The name of the class that starts. */
export function entryOf(classes: readonly JavaClass[], source: string): string | undefined {
  const able = classes.filter(({ hasMain }) => hasMain);
  const rank = ({ name, isPublic }: JavaClass) => {
    const simple = name.slice(name.lastIndexOf('/') + 1);
    if (simple.includes('$')) return 2 + source.length;
    if (isPublic) return -2;
    return simple === 'Main' ? -1 : placeOf(simple, source);
  };
  return able.toSorted((a, b) => rank(a) - rank(b))[0]?.name;
}

/** Where a class is declared in its source: after the end, if nothing looks like that. */
function placeOf(simple: string, source: string) {
  for (const { 1: name, index } of source.matchAll(/\b(?:class|interface|enum|record)\s+([\p{L}\p{N}_$]+)/gu))
    if (name === simple) return index;
  return 1 + source.length;
}
