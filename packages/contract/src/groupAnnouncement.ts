import * as z from 'zod/mini';
import { Announcement } from './announcement';
import { AnnouncementDraft, EditedAnnouncement } from './announcementEditor';
import { endpoint, inGroup } from './endpoint';
import { id, pageOf, paging } from './shapes';

const byGid = { gid: id };

export const groupAnnouncement = {
  list: endpoint('GET /group/get-announcement-list', {
    summary: 'Announcements of a group, newest first',
    access: 'user',
    scope: inGroup('read'),
    input: z.object({ ...byGid, ...paging(10) }),
    output: pageOf(Announcement),
  }),
  all: endpoint('GET /group/get-admin-announcement-list', {
    summary: 'Announcements of a group with the hidden ones, newest first',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({ ...byGid, ...paging(10) }),
    output: pageOf(z.extend(EditedAnnouncement, { mayEdit: z.boolean().check(z.describe('whether the caller may change it')) })),
  }),
  add: endpoint('POST /group/announcement', {
    summary: 'Adds an announcement',
    access: 'user',
    scope: inGroup('manage'),
    input: z.extend(AnnouncementDraft, byGid),
    output: z.object({ id }),
  }),
  change: endpoint('PUT /group/announcement', {
    summary: 'Changes an announcement of a group: its author while an admin of the group, or a root',
    access: 'user',
    input: z.extend(AnnouncementDraft, { id }),
  }),
  remove: endpoint('DELETE /group/announcement', {
    summary: 'Deletes an announcement of a group',
    access: 'user',
    input: z.object({ aid: id }),
  }),
};
