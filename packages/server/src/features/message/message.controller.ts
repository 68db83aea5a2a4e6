import { contract, type ServerInput, toPage } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { MessageService } from './message.service';
import { MessageSwitches } from './messageSwitches.queries';
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
    private readonly wanted: MessageSwitches,
  ) {}

  @Handles(api.unread)
  unread(_: ServerInput<Api['unread']>, caller: Caller) {
    return this.messages.unread(caller);
  }

  @Handles(api.comments)
  comments(paging: ServerInput<Api['comments']>, caller: Caller) {
    return this.messages.fromPeople('comment', paging, caller);
  }

  @Handles(api.replies)
  replies(paging: ServerInput<Api['replies']>, caller: Caller) {
    return this.messages.fromPeople('reply', paging, caller);
  }

  @Handles(api.likes)
  likes(paging: ServerInput<Api['likes']>, caller: Caller) {
    return this.messages.fromPeople('like', paging, caller);
  }

  @Handles(api.notices)
  toAll(paging: ServerInput<Api['notices']>, caller: Caller) {
    return this.messages.toAll(paging, caller);
  }

  @Handles(api.mine)
  mine(paging: ServerInput<Api['mine']>, caller: Caller, { locale }: RequestContext) {
    return this.messages.mine(paging, caller, locale);
  }

  @Handles(api.readAll)
  readAll(input: ServerInput<Api['readAll']>, caller: Caller) {
    return this.messages.readAll(input, caller);
  }

  @Handles(api.clean)
  clean(input: ServerInput<Api['clean']>, caller: Caller) {
    return this.messages.clean(input, caller);
  }

  @Handles(api.switches)
  switches(_: ServerInput<Api['switches']>, caller: Caller) {
    return this.wanted.of(caller);
  }

  @Handles(api.setSwitches)
  setSwitches(change: ServerInput<Api['setSwitches']>, caller: Caller, { locale }: RequestContext) {
    return this.wanted.change(change, caller, locale);
  }

  @Handles(sent.list)
  async sent(filter: ServerInput<Sent['list']>) {
    const { records, total } = await this.notices.page(filter);
    return toPage(records, total, filter);
  }

  @Handles(sent.send)
  send(draft: ServerInput<Sent['send']>, caller: Caller, context: RequestContext) {
    return this.notices.send(draft, { caller, context });
  }

  @Handles(sent.change)
  change(draft: ServerInput<Sent['change']>, caller: Caller, context: RequestContext) {
    return this.notices.change(draft, { caller, context });
  }

  @Handles(sent.remove)
  remove(input: ServerInput<Sent['remove']>, caller: Caller, context: RequestContext) {
    return this.notices.remove(input, { caller, context });
  }
}
