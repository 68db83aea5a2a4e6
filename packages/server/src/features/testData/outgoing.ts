import type { PassThrough } from 'node:stream';
import type { ZipFile } from 'yazl';
import type { FileStore } from '../../files/store';
import type { problemCases } from '../problem/problem.table';

type Case = Pick<typeof problemCases.$inferSelect, 'number' | 'inputHash' | 'answerHash'>;

/** Names of the files of a case in an archive that goes out. */
export const namesOf = (number: number) => ({ input: `${number}.in`, output: `${number}.out` });

/** Puts the test data of a problem into an archive, in a folder or at its root. */
export function addCases(archive: ZipFile, cases: readonly Case[], store: FileStore, folder = '') {
  for (const { number, inputHash, answerHash } of cases) {
    const { input, output } = namesOf(number);
    archive.addFile(store.pathOf(inputHash), folder + input);
    archive.addFile(store.pathOf(answerHash), folder + output);
  }
}

/**
 * An archive that is packed while it is sent: nothing of it is kept. A file that cannot be read breaks it off. To be called in one
 * breath with what fills the archive, so that somebody listens when that happens.
 */
export function sent(archive: ZipFile): NodeJS.ReadableStream {
  const stream = archive.outputStream as PassThrough;
  archive.once('error', reason => stream.destroy(reason));
  archive.end();
  return stream;
}
