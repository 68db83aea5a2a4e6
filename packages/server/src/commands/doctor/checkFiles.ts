import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Config } from '../../config';
import { Bucket } from '../../files/bucket';
import { writeSmall } from '../../files/bucketOwner';
import type { Check } from './check';

/** The bucket, when files are in one: whether they can be stored, read and removed there. */
export async function checkFiles({ bucket: place, dataDir }: Config): Promise<Check[]> {
  if (!place) return [];
  const bucket = new Bucket(place);
  const key = `doctor-${randomUUID()}`;
  try {
    await writeSmall(bucket, key, key, dataDir);
    const found = await bucket.read(key);
    await bucket.remove(key);
    const isSame = found !== undefined && (await text(found)) === key;
    return [{ what: 'files', ok: isSame, detail: isSame ? `in the bucket ${bucket.name}` : 'the bucket loses what is stored in it' }];
  } catch (reason) {
    const hint = 'check OJ_FILES and its keys, which must allow to list, read, store and remove objects';
    return [{ what: 'files', ok: false, detail: (reason as Error).message, hint }];
  }
}
