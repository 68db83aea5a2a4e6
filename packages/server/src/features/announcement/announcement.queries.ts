import { Injectable } from '@nestjs/common';
import { desc, eq } from 'drizzle-orm';
import type { Locale } from '../../api/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { translated } from '../../database/translated';
import { users } from '../account/account.table';
import { announcements } from './announcement.table';

const SHOWN = eq(announcements.status, 0);

@Injectable()
export class AnnouncementQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  async page({ currentPage, limit }: { currentPage: number; limit: number }, locale: Locale) {
    const [records, total] = await Promise.all([
      this.db
        .select({
          id: announcements.id,
          title: translated(announcements.title, announcements.translations, locale, 'title'),
          content: translated(announcements.content, announcements.translations, locale, 'content'),
          username: users.username,
          gmtCreate: announcements.createdAt,
          gmtModified: announcements.modifiedAt,
        })
        .from(announcements)
        .innerJoin(users, eq(users.id, announcements.authorId))
        .where(SHOWN)
        .orderBy(desc(announcements.id))
        .limit(limit)
        .offset((currentPage - 1) * limit),
      this.db.$count(announcements, SHOWN),
    ]);
    return { records, total };
  }
}
