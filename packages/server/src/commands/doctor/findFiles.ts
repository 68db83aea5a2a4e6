import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Config } from '../../config';
import { Bucket } from '../../files/bucket';
import { writeSmall } from '../../files/bucketOwner';
import type { Finding } from './finding';

/** The bucket, when files are in one: whether they can be stored, read and removed there. */
export async function findFiles({ bucket: place, dataDir }: Config): Promise<Finding[]> {
  if (!place) return [];
  const bucket = new Bucket(place);
  const key = `doctor-${randomUUID()}`;
  try {
    await writeSmall(bucket, key, key, dataDir);
    const found = await bucket.read(key);
    await bucket.remove(key);
    const isSame = found !== undefined && (await text(found)) === key;
    return [{ what: 'files', fine: isSame, found: isSame ? `in the bucket ${bucket.name}` : 'the bucket loses what is stored in it' }];
  } catch (reason) {
    const mend = 'check OJ_FILES and its keys, which must allow to list, read, store and remove objects';
    return [{ what: 'files', fine: false, found: (reason as Error).message, mend }];
  }
}
