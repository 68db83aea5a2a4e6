import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/caller';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { SiteSettings } from '../site/site.settings';
import { standingOf } from './discussion.rules';
import { problemIsOpenTo } from './discussion.sql';
import { discussions } from './discussion.table';

const { id, authorId, title, status, deletedAt } = discussions;

/** A discussion that the caller may read, as far as other nouns need it. */
export interface OpenDiscussion {
  id: number;
  authorId: number;
  title: string;
}

/** Who may read which discussion: the one place that says so, for every call about a discussion and what hangs on it. */
@Injectable()
export class DiscussionAccess {
  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly settings: SiteSettings,
  ) {}

  /** @throws ApiError when the discussion area of the site is closed. */
  async checkArea() {
    const { openPublicDiscussion } = await this.settings.switches();
    if (!openPublicDiscussion) throw new ApiError('discussion.closed');
  }

  /** @throws ApiError when the area is closed, or the caller may not read the discussion. */
  async open(did: number, caller: Caller | undefined, executor: Executor = this.db): Promise<OpenDiscussion> {
    await this.checkArea();
    const [found] = await executor
      .select({ id, authorId, title, status, deletedAt })
      .from(discussions)
      .where(and(eq(id, did), problemIsOpenTo(executor, caller)));
    const standing = found && standingOf(caller, found);
    if (!found || standing === 'gone') throw new ApiError('discussion.notFound');
    if (standing === 'disabled') throw new ApiError('discussion.disabled');
    return found;
  }
}
