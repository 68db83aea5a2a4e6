import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../files/store';
import type { problemCases } from '../problem/problem.table';
import { namesOf } from './testData.rules';

type Case = Pick<typeof problemCases.$inferSelect, 'number' | 'inputHash' | 'answerHash'>;

/** One file of an archive that goes out: a text, the hash of a stored file, or bytes that are made while they are sent. */
export type Outgoing = { name: string } & ({ text: string } | { hash: string } | { open: () => AsyncIterable<Uint8Array> });

/** The test data of a problem, in a folder or at the root. */
export const filesOf = (cases: readonly Case[], folder = ''): Outgoing[] =>
  cases.flatMap(({ number, inputHash, answerHash }) => {
    const { input, output } = namesOf(number);
    return [
      { name: folder + input, hash: inputHash },
      { name: folder + output, hash: answerHash },
    ];
  });

/**
 * A zip that is packed while it is sent: nothing of it is kept, and one file is open at a time, until the receiver goes away. A file
 * that cannot be read breaks it off.
 */
export function packed(outgoing: Iterable<Outgoing>, store: FileStore): Readable {
  const archive = new ZipFile();
  const stream = archive.outputStream as PassThrough;
  let open: Readable | undefined;
  archive.on('error', reason => stream.destroy(reason));
  stream.once('close', () => open?.destroy());
  for (const { name, ...content } of outgoing) {
    if ('text' in content) archive.addBuffer(Buffer.from(content.text), name);
    else
      archive.addReadStreamLazy(name, {}, give => {
        if (stream.destroyed) return;
        open = Readable.from('hash' in content ? store.pieces(content.hash) : content.open());
        open.once('error', reason => archive.emit('error', reason));
        give(null, open);
      });
  }
  archive.end();
  return stream;
}
