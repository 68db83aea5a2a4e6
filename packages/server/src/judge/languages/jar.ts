/** Finds the class that starts in a jar that a compiler made together with the library of its language. */
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type JavaClass, readJavaClass } from './javaClass';

const MANIFEST = 'META-INF/MANIFEST.MF';
/** What a jar holds of the library, not of the source. */
const isOfLibrary = (name: string) => /^(kotlin|META-INF|org\/jetbrains)\//.test(name);
const MOST_CLASSES = 5000;
const MOST_BYTES = 1 << 20;

interface Jar {
  /** The class that the compiler itself has named, parts joined by dots. */
  mainClass: string | undefined;
  classes: JavaClass[];
}

/** @returns undefined when the file is no jar. */
export async function readJar(path: string): Promise<Jar | undefined> {
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
    try {
      return await contentsOf(zip);
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  }
}

async function contentsOf(zip: ZipFile): Promise<Jar> {
  const jar: Jar = { mainClass: undefined, classes: [] };
  for await (const entry of zip.eachEntry()) {
    if (entry.uncompressedSize > MOST_BYTES || jar.classes.length >= MOST_CLASSES) continue;
    if (entry.fileName === MANIFEST) jar.mainClass = mainClassIn((await bytesOf(zip, entry)).toString());
    else if (entry.fileName.endsWith('.class') && !isOfLibrary(entry.fileName)) {
      const read = readJavaClass(await bytesOf(zip, entry));
      if (read) jar.classes.push(read);
    }
  }
  return jar;
}

/** Lines of a manifest go on in the next one, behind a blank. */
const mainClassIn = (manifest: string) => /^Main-Class: (\S+)\s*$/m.exec(manifest.replaceAll(/\r?\n /g, ''))?.[1];

async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
