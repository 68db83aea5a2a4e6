/** The text of a file in UTF-8, or in the Chinese encoding of older editors; undefined when it is no text: a picture, a program. */
export async function textOf(file: Blob): Promise<string | undefined> {
  if (file.type.startsWith('image/')) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.includes(0)) return undefined;
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030');
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
