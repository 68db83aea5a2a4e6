import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { Scope, Scoped } from '../../access/scope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { CommentService } from './comment.service';
import { CommentWritingService } from './commentWriting.service';

const api = contract.comment;
type Api = typeof api;

@Controller()
export class CommentController {
  constructor(
    private readonly comments: CommentService,
    private readonly writing: CommentWritingService,
  ) {}

  @Handles(api.list)
  list(query: InputFor<Api['list']>, scoped: Scoped<Scope, Caller | undefined>) {
    return this.comments.list(query, scoped);
  }

  @Handles(api.one)
  one(query: InputFor<Api['one']>, caller: Caller | undefined) {
    return this.comments.one(query, caller);
  }

  @Handles(api.replies)
  replies(query: InputFor<Api['replies']>, caller: Caller | undefined) {
    return this.comments.replies(query, caller);
  }

  @Handles(api.versions)
  versions(query: InputFor<Api['versions']>, caller: Caller) {
    return this.comments.versions(query, caller);
  }

  @Handles(api.add)
  add(draft: InputFor<Api['add']>, scoped: Scoped) {
    return this.writing.add(draft, scoped);
  }

  @Handles(api.reply)
  reply(draft: InputFor<Api['reply']>, caller: Caller) {
    return this.writing.reply(draft, caller);
  }

  @Handles(api.change)
  change(change: InputFor<Api['change']>, caller: Caller) {
    return this.writing.change(change, caller);
  }

  @Handles(api.remove)
  remove({ id }: InputFor<Api['remove']>, caller: Caller, context: RequestContext) {
    return this.writing.remove(id, caller, context);
  }

  @Handles(api.removeReply)
  removeReply({ id, reply }: InputFor<Api['removeReply']>, caller: Caller, context: RequestContext) {
    return this.writing.remove(id ?? reply?.id, caller, context);
  }

  @Handles(api.like)
  like(input: InputFor<Api['like']>, caller: Caller) {
    return this.writing.like(input, caller);
  }

  @Handles(api.setAnswered)
  setAnswered(input: InputFor<Api['setAnswered']>, caller: Caller) {
    return this.writing.setAnswered(input, caller);
  }
}
