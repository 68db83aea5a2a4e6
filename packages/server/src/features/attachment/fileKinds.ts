import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** A kind of file that people may put into texts. The name of a file tells its kind, and its bytes prove it. */
export interface FileKind {
  /** Endings of file names: lower case, without the dot. */
  endings: readonly string[];
  /** MIME type that it is served with. */
  type: string;
  /** Whether the file at that path is what it is said to be. */
  isMeant(path: string): Promise<boolean>;
  /** Set when browsers show it in a viewer that is isolated from the page: pages may frame it. Everything else is only downloaded. */
  isFramed?: true;
}

const text =
  'txt md csv tsv json yml yaml tex log in out ans diff patch c h cc cpp cxx hpp java kt py js ts go rs rb php pas cs hs sh sql'.split(' ');

export const fileKinds: readonly FileKind[] = [
  { endings: ['pdf'], type: 'application/pdf', isMeant: startsWith('%PDF-'), isFramed: true },
  {
    endings: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
    type: 'application/zip',
    isMeant: startsWith('PK\x03\x04', 'PK\x05\x06'),
  },
  { endings: ['gz', 'tgz'], type: 'application/gzip', isMeant: startsWith('\x1f\x8b') },
  { endings: ['7z'], type: 'application/x-7z-compressed', isMeant: startsWith('7z\xbc\xaf\x27\x1c') },
  { endings: text, type: 'text/plain; charset=utf-8', isMeant: isText },
];

const pictureEndings: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp']);

/** The ending of a file name in lower case, without the dot; empty when there is none. */
export const endingOf = (name: string) => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What a file says it is by its name; undefined when it is nothing that is taken. */
export function kindOf(name: string): FileKind | 'picture' | undefined {
  const ending = endingOf(name);
  return pictureEndings.has(ending) ? 'picture' : fileKinds.find(({ endings }) => endings.includes(ending));
}

/** @param openings what the first bytes may be, a character for each. */
function startsWith(...openings: string[]) {
  const wanted = openings.map(opening => Buffer.from(opening, 'latin1'));
  return async (path: string) => {
    await using file = await open(path);
    const first = Buffer.alloc(8);
    const { bytesRead } = await file.read(first, 0, first.length, 0);
    return wanted.some(opening => first.subarray(0, Math.min(bytesRead, opening.length)).equals(opening));
  };
}

/** UTF-8 from the first to the last byte, without NUL. */
async function isText(path: string) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const pieces: AsyncIterable<Buffer> = createReadStream(path);
  try {
    for await (const piece of pieces) if (decoder.decode(piece, { stream: true }).includes('\0')) return false;
    decoder.decode();
    return true;
  } catch (reason) {
    if (reason instanceof TypeError) return false;
    throw reason;
  }
}
