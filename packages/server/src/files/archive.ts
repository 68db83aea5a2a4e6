import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A zip of texts that is packed while it is sent: the next text is asked for when the one before it is on its way. */
export function packedTexts(texts: AsyncIterable<{ name: string; text: string }>): Readable {
  const archive = new ZipFile();
  const stream = archive.outputStream as PassThrough;
  archive.on('error', reason => stream.destroy(reason));
  void fill(archive, stream, texts).catch((reason: unknown) =>
    stream.destroy(reason instanceof Error ? reason : new Error(String(reason))),
  );
  return stream;
}

async function fill(archive: ZipFile, stream: PassThrough, texts: AsyncIterable<{ name: string; text: string }>) {
  for await (const { name, text } of texts) {
    if (stream.destroyed) return;
    const source = Readable.from([Buffer.from(text)]);
    const sent = new Promise<void>(resolve => {
      source.once('close', resolve);
      stream.once('close', resolve);
    });
    archive.addReadStream(source, name);
    await sent;
  }
  archive.end();
}
