import { createHmac, randomBytes } from 'node:crypto';
import { CachedByKey } from '../../cached';
import { isPasswordRight } from './passwords';

const KEPT_MS = 600_000;
const MOST_KEPT = 200;

/** Makes digests of passwords that are of no use outside of this process. */
const secret = randomBytes(32);
const compared = new CachedByKey<boolean>(KEPT_MS, MOST_KEPT);

/**
 * Whether this is the password of a contest or a training. A whole hall gives the same one within seconds: the slow comparison is made
 * once for all of them.
 */
export function isSharedPasswordRight(password: string, passwordHash: string | undefined, network: string): Promise<boolean> {
  const digest = createHmac('sha256', secret).update(password).digest('hex');
  return compared.read(JSON.stringify([passwordHash, digest]), () => isPasswordRight(password, passwordHash, network));
}
