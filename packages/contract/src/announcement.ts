import * as z from 'zod/mini';
import { openEndpoint } from './api/endpoint';
import { id, dateTime, pageOf, paging } from './shapes';

export const Announcement = z.object({
  id,
  title: z.string(),
  content: z.string(),
  username: z.string(),
  gmtCreate: dateTime,
  gmtModified: dateTime,
});
export type Announcement = z.infer<typeof Announcement>;

export const announcement = {
  common: openEndpoint('GET /get-common-announcement', {
    summary: 'Lists the announcements of the site, newest first.',
    input: z.object(paging(10)),
    output: pageOf(Announcement),
  }),
};
