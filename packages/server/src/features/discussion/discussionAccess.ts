import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { GroupScopes, type InGroup } from '../../access/groupScope';
import type { Caller } from '../../access/caller';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { SiteSettings } from '../site/site.settings';
import { mayModerate, readabilityOf } from './discussion.rules';
import { discussionFacts } from './discussionAccess.queries';

/** A discussion that the caller may read, as far as other nouns need it. */
export interface OpenDiscussion<C extends Caller | undefined = Caller | undefined> {
  id: number;
  authorId: number;
  title: string;
  groupId: number | null;
  /** Undefined: of the site. */
  group: InGroup<C> | undefined;
  /** The caller may hide and delete it, and what is said about it. */
  moderates: boolean;
}

/** Decides who may read which discussion, for every call about a discussion and its comments. Nothing else decides it. */
@Injectable()
export class DiscussionAccess {
  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly settings: SiteSettings,
    private readonly groups: GroupScopes,
  ) {}

  /** @throws ApiError when the discussions of the site, or those of all groups, are closed. */
  async checkArea(of: 'site' | 'group') {
    const { openPublicDiscussion, openGroupDiscussion } = await this.settings.switches();
    if (of === 'site' && !openPublicDiscussion) throw new ApiError('discussion.closed');
    if (of === 'group' && !openGroupDiscussion) throw new ApiError('discussion.groupClosed');
  }

  /** @throws ApiError when the area is closed, or the caller may not read the discussion. */
  async open<C extends Caller | undefined>(did: number, caller: C, executor: Executor = this.db): Promise<OpenDiscussion<C>> {
    const found = await discussionFacts(executor, did, caller);
    const group =
      typeof found?.groupId === 'number' ? await this.groups.openFor('discussion.notFound', found.groupId, caller, executor) : undefined;
    await this.checkArea(group ? 'group' : 'site');
    const moderates = mayModerate(caller, group);
    const readability = found && readabilityOf(caller, found, moderates);
    if (!found || readability === 'gone') throw new ApiError('discussion.notFound');
    if (readability === 'disabled') throw new ApiError('discussion.disabled');
    return { ...found, group, moderates };
  }
}
