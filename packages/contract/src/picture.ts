import * as z from 'zod/mini';
import { openEndpoint } from './api/endpoint';
import { matching } from './shapes';

export const picture = {
  show: openEndpoint('GET /public/img/:name', {
    summary: 'Downloads a public picture. Its name is the hash of its bytes, so that the content behind an address never changes.',
    input: z.object({ name: matching(70, /^[0-9a-f]{64}\.(png|jpg|gif|webp)$/) }),
    answer: 'file',
  }),
};
