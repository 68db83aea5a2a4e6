import * as z from 'zod/mini';
import { endpoint } from './api/endpoint';

/** The call about messages that every page of a logged in user makes. */
export const unread = {
  unread: endpoint('GET /msg/unread', {
    summary: 'Counts the unread messages of each kind; 1000 means 1000 or more.',
    access: 'user',
    output: z.object({ comment: z.number(), reply: z.number(), like: z.number(), sys: z.number(), mine: z.number() }),
  }),
};
