import { contract, type Input, toPage } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { MessageService } from './message.service';
import { NoticeService } from './notice.service';

const api = contract.message;
type Api = typeof api;
const sent = contract.notice;
type Sent = typeof sent;

@Controller()
export class MessageController {
  constructor(
    private readonly messages: MessageService,
    private readonly notices: NoticeService,
  ) {}

  @Handles(api.unread)
  unread(_: Input<Api['unread']>, caller: Caller) {
    return this.messages.unread(caller);
  }

  @Handles(api.comments)
  comments(paging: Input<Api['comments']>, caller: Caller) {
    return this.messages.fromPeople('comment', paging, caller);
  }

  @Handles(api.replies)
  replies(paging: Input<Api['replies']>, caller: Caller) {
    return this.messages.fromPeople('reply', paging, caller);
  }

  @Handles(api.likes)
  likes(paging: Input<Api['likes']>, caller: Caller) {
    return this.messages.fromPeople('like', paging, caller);
  }

  @Handles(api.notices)
  toAll(paging: Input<Api['notices']>, caller: Caller) {
    return this.messages.toAll(paging, caller);
  }

  @Handles(api.mine)
  mine(paging: Input<Api['mine']>, caller: Caller, { locale }: Visit) {
    return this.messages.mine(paging, caller, locale);
  }

  @Handles(api.readAll)
  readAll(input: Input<Api['readAll']>, caller: Caller) {
    return this.messages.readAll(input, caller);
  }

  @Handles(api.clean)
  clean(input: Input<Api['clean']>, caller: Caller) {
    return this.messages.clean(input, caller);
  }

  @Handles(sent.list)
  async sent(filter: Input<Sent['list']>) {
    const { records, total } = await this.notices.page(filter);
    return toPage(records, total, filter);
  }

  @Handles(sent.send)
  send(draft: Input<Sent['send']>, caller: Caller, visit: Visit) {
    return this.notices.send(draft, { caller, visit });
  }

  @Handles(sent.change)
  change(draft: Input<Sent['change']>, caller: Caller, visit: Visit) {
    return this.notices.change(draft, { caller, visit });
  }

  @Handles(sent.remove)
  remove(input: Input<Sent['remove']>, caller: Caller, visit: Visit) {
    return this.notices.remove(input, { caller, visit });
  }
}
