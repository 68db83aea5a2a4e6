import type { contract, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import { notify } from '../notification/notify.queries';
import { discussionAddress } from './discussion.rules';
import { DiscussionAccess } from './discussionAccess';
import { DiscussionLikes } from './discussionLike.queries';
import { DiscussionLimits } from './discussionLimits';

@Injectable()
export class DiscussionLikeService {
  constructor(
    private readonly likes: DiscussionLikes,
    private readonly access: DiscussionAccess,
    private readonly limits: DiscussionLimits,
  ) {}

  async like({ did, toLike }: ServerInput<typeof contract.discussion.like>, caller: Caller) {
    const { authorId, title, groupId } = await this.access.open(did, caller);
    await this.limits.countLike(caller.id);
    if (!toLike) return this.likes.remove(did, caller.id);
    const isNews = await this.limits.isFirstLike(caller.id, did);
    await this.likes.transaction(async tx => {
      if (!(await this.likes.add(tx, did, caller.id)) || !isNews) return;
      const deed = { action: 'Like_Post', source: { type: 'Discussion', id: did, title }, url: discussionAddress(did, groupId) } as const;
      await notify(tx, { kind: 'like', userId: authorId, senderId: caller.id, deed });
    });
  }
}
