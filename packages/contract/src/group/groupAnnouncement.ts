import * as z from 'zod/mini';
import { Announcement } from '../announcement';
import { AnnouncementDraft, EditedAnnouncement } from '../announcementEditor';
import { endpoint, inGroup } from '../api/endpoint';
import { id, pageOf, paging } from '../shapes';

const byGid = { gid: id };

export const groupAnnouncement = {
  list: endpoint('GET /group/get-announcement-list', {
    summary: 'Lists the announcements of a group, newest first.',
    access: 'user',
    scope: inGroup('read'),
    input: z.object({ ...byGid, ...paging(10) }),
    output: pageOf(Announcement),
  }),
  all: endpoint('GET /group/get-admin-announcement-list', {
    summary: 'Lists the announcements of a group, the hidden ones included, newest first.',
    access: 'user',
    scope: inGroup('manage'),
    input: z.object({ ...byGid, ...paging(10) }),
    output: pageOf(
      z.extend(EditedAnnouncement, { mayEdit: z.boolean().check(z.describe('Whether the caller may change the announcement.')) }),
    ),
  }),
  add: endpoint('POST /group/announcement', {
    summary: 'Adds an announcement to a group.',
    access: 'user',
    scope: inGroup('manage'),
    input: z.extend(AnnouncementDraft, byGid),
    output: z.object({ id }),
  }),
  change: endpoint('PUT /group/announcement', {
    summary: 'Changes an announcement of a group. For its author, as long as they are an admin of the group, and for roots of the group.',
    access: 'user',
    input: z.extend(AnnouncementDraft, { id }),
  }),
  remove: endpoint('DELETE /group/announcement', {
    summary: 'Deletes an announcement of a group. For the users who may change it.',
    access: 'user',
    input: z.object({ aid: id }),
  }),
};
