import { Injectable } from '@nestjs/common';
import { and, eq, gte, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { siteTimeZone } from '../../siteTime';
import { users } from '../account/account.table';
import { belongsTo, practice } from '../submission/place.sql';
import { submissions } from '../submission/submission.table';

@Injectable()
export class DashboardQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  users = () => this.db.$count(users, eq(users.status, 0));

  /** Practice submissions since midnight. @param today yyyy-MM-dd */
  submissionsOf = (today: string) =>
    this.db.$count(
      submissions,
      and(belongsTo(practice), gte(submissions.submittedAt, sql`${today}::timestamp at time zone ${siteTimeZone}`)),
    );
}
