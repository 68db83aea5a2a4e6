import * as z from 'zod/mini';
import { id } from '../shapes';

const MOST_EXPORTED = 100;

/** The problems of one archive: the number of one, or a list. */
export const exportedPids = z.pipe(
  z.pipe(
    z.union([id, z.array(id)]),
    z.transform(given => [given].flat()),
  ),
  z.array(z.number()).check(z.minLength(1), z.maxLength(MOST_EXPORTED)),
);
