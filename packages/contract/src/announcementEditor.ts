import * as z from 'zod/mini';
import { endpoint } from './api/endpoint';
import { id, dateTime, pageOf, paging, displayText, text, uid, int } from './shapes';

export const EditedAnnouncement = z.object({
  id,
  title: z.string(),
  content: z.string(),
  status: z.number().check(z.describe('Visibility of the announcement: 0 shown, 1 hidden.')),
  uid,
  username: z.string(),
  gmtCreate: dateTime,
  gmtModified: dateTime,
});
export type EditedAnnouncement = z.infer<typeof EditedAnnouncement>;

export const AnnouncementDraft = z.object({
  title: displayText(255).check(z.minLength(1, 'The title is required')),
  content: text(65_535).check(z.minLength(1, 'The content is required')),
  status: z._default(z.pipe(int, z.literal([0, 1])), 0),
});

const access = 'announcement_admin';

/** Announcements of the site, for who writes them. */
export const announcementEditor = {
  list: endpoint('GET /admin/announcement', {
    summary: 'Lists the announcements of the site, the hidden ones included, newest first.',
    access,
    input: z.object(paging(10)),
    output: pageOf(EditedAnnouncement),
  }),
  add: endpoint('POST /admin/announcement', {
    summary: 'Adds an announcement to the site.',
    access,
    input: AnnouncementDraft,
    output: z.object({ id }),
  }),
  change: endpoint('PUT /admin/announcement', {
    summary: 'Changes an announcement of the site.',
    access,
    input: z.extend(AnnouncementDraft, { id }),
  }),
  remove: endpoint('DELETE /admin/announcement', { summary: 'Deletes an announcement of the site.', access, input: z.object({ aid: id }) }),
};
