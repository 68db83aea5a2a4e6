import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { isShownIn } from '../discussion/discussion.sql';
import { discussions } from '../discussion/discussion.table';

/** The count of discussions ends here. */
const MOST = 1_000;

@Injectable()
export class WorkspaceQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** How many discussions are about a problem, where it belongs. */
  discussionsAbout({ id, groupId }: { id: number; groupId: number | null }): Promise<number> {
    const some = this.db
      .select({ one: sql`1`.as('one') })
      .from(discussions)
      .where(and(eq(discussions.problemId, id), isShownIn(groupId)))
      .limit(MOST);
    return this.db.$count(some.as('some'));
  }
}
