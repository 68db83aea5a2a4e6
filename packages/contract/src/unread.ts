import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** Of the messages, what every page of somebody who is logged in asks for. */
export const unread = {
  unread: endpoint('GET /msg/unread', {
    summary: 'How many messages of each kind are unread; 1000 may be more',
    access: 'user',
    output: z.object({ comment: z.number(), reply: z.number(), like: z.number(), sys: z.number(), mine: z.number() }),
  }),
};
