/** How editors save code: in UTF-8, in the Unicode of older versions of Windows, which begins with a mark, or in Chinese GBK. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

/** The text of a file, without its mark; undefined when it is no text: a picture, a program. */
export async function textOf(file: Blob): Promise<{ text: string; encoding: FileEncoding } | undefined> {
  if (file.type.startsWith('image/')) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (const encoding of encodingsOf(bytes)) {
    const text = decoded(bytes, encoding);
    if (text !== undefined) return text.includes('\0') ? undefined : { text, encoding };
  }
  return undefined;
}

function encodingsOf([first, second]: Uint8Array): readonly FileEncoding[] {
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  return ['utf-8', 'gb18030'];
}

function decoded(bytes: Uint8Array, encoding: FileEncoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
