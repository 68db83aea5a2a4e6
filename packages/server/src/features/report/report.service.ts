import { ApiError, type contract, type ReportLabel, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import { CommentAccess } from '../comment/commentAccess';
import { DiscussionAccess } from '../discussion/discussionAccess';
import { DiscussionLimits } from '../discussion/discussionLimits';
import { type Reported, ReportQueries } from './report.queries';

interface Words {
  labels: ReportLabel[];
  content: string;
}

/** Reports of what the caller may read. */
@Injectable()
export class ReportService {
  constructor(
    private readonly queries: ReportQueries,
    private readonly discussions: DiscussionAccess,
    private readonly comments: CommentAccess,
    private readonly limits: DiscussionLimits,
  ) {}

  async discussion({ did, ...words }: ServerInput<typeof contract.discussion.report>, caller: Caller) {
    checkWords(words);
    await this.discussions.open(did, caller);
    await this.store({ discussionId: did, commentId: null }, words, caller);
  }

  async comment({ id, ...words }: ServerInput<typeof contract.comment.report>, caller: Caller) {
    checkWords(words);
    await this.comments.seen(id, caller);
    await this.store({ discussionId: null, commentId: id }, words, caller);
  }

  private async store(about: Reported, { labels, content }: Words, { id: reporterId }: Caller) {
    await this.limits.countWriting(reporterId);
    const isNew = await this.queries.add({ about, reporterId, labels: [...new Set(labels)], reason: content.trim() });
    if (!isNew) throw new ApiError(about.commentId === null ? 'discussion.reported' : 'comment.reported');
  }
}

function checkWords({ labels, content }: Words) {
  if (!labels.length && !content.trim()) throw new ApiError('discussion.reportEmpty');
}
