import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { DiscussionCategories } from './discussionCategory.queries';
import { DiscussionCategoryService } from './discussionCategory.service';
import { DiscussionLikeService } from './discussionLike.service';
import { DiscussionService } from './discussion.service';

const api = contract.discussion;
type Api = typeof api;

@Controller()
export class DiscussionController {
  constructor(
    private readonly discussions: DiscussionService,
    private readonly likes: DiscussionLikeService,
    private readonly categories: DiscussionCategories,
    private readonly categoryService: DiscussionCategoryService,
  ) {}

  @Handles(api.list)
  list(filter: ServerInput<Api['list']>, caller: Caller | undefined, context: RequestContext) {
    return this.discussions.list(filter, caller, context);
  }

  @Handles(api.detail)
  detail(input: ServerInput<Api['detail']>, caller: Caller | undefined, context: RequestContext) {
    return this.discussions.detail(input, caller, context);
  }

  @Handles(api.add)
  add(draft: ServerInput<Api['add']>, caller: Caller) {
    return this.discussions.add(draft, caller);
  }

  @Handles(api.change)
  change(draft: ServerInput<Api['change']>, caller: Caller) {
    return this.discussions.change(draft, caller);
  }

  @Handles(api.remove)
  remove(input: ServerInput<Api['remove']>, caller: Caller, context: RequestContext) {
    return this.discussions.remove(input, { caller, context });
  }

  @Handles(api.like)
  async like(input: ServerInput<Api['like']>, caller: Caller) {
    await this.likes.like(input, caller);
  }

  @Handles(api.categories)
  allCategories(_: ServerInput<Api['categories']>, __: Caller | undefined, { locale }: RequestContext) {
    return this.categories.all(locale);
  }

  @Handles(api.setCategories)
  setCategories(wanted: ServerInput<Api['setCategories']>, caller: Caller, context: RequestContext) {
    return this.categoryService.replace(wanted, { caller, context }, context.locale);
  }
}
