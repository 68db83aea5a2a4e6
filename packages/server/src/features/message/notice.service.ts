import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Executor } from '../../database/database';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { MessageQueries } from './message.queries';
import { NoticeQueries } from './notice.queries';

type Api = typeof contract.notice;

/** Writes notices. */
@Injectable()
export class NoticeService {
  constructor(
    private readonly notices: NoticeQueries,
    private readonly messages: MessageQueries,
  ) {}

  async page({ type, ...paging }: ServerInput<Api['list']>) {
    const { records, total } = await this.notices.pageOfAll(paging, type);
    const sent = records.map(({ notice: { id, title, content, audience, createdAt, modifiedAt }, ...names }) => ({
      id,
      title,
      content,
      type: audience,
      state: true,
      gmtCreate: createdAt,
      gmtModified: modifiedAt,
      ...names,
    }));
    return { records: sent, total };
  }

  send({ title, content, type, recipientId }: ServerInput<Api['send']>, actor: Actor) {
    return this.notices.transaction(async tx => {
      const recipient = type === 'Single' ? await this.recipient(tx, Number(recipientId)) : null;
      const authorId = actor.caller.id;
      const id = await this.notices.add(tx, { title, content, audience: type, recipientId: recipient, authorId });
      const receivers = type === 'Admin' ? await this.notices.admins(tx) : recipient === null ? [] : [recipient];
      if (receivers.length) await this.messages.deliver(tx, { noticeId: id, senderId: authorId }, receivers);
      await recordAudit(tx, actor, { action: 'notice.send', target: String(id), after: { title, content, type, recipientId } });
      return { id };
    });
  }

  change({ id, title, content }: ServerInput<Api['change']>, actor: Actor) {
    return this.notices.transaction(async tx => {
      const before = await this.found(tx, id);
      await this.notices.change(tx, id, { title, content });
      await recordAudit(tx, actor, {
        action: 'notice.change',
        target: String(id),
        before: { title: before.title, content: before.content },
        after: { title, content },
      });
    });
  }

  remove({ id }: ServerInput<Api['remove']>, actor: Actor) {
    return this.notices.transaction(async tx => {
      const { title, content, audience } = await this.found(tx, id);
      await this.notices.remove(tx, id);
      await recordAudit(tx, actor, { action: 'notice.remove', target: String(id), before: { title, content, type: audience } });
    });
  }

  private async recipient(tx: Executor, id: number) {
    if (!id || !(await this.notices.isUser(tx, id))) throw new ApiError('users.notFound');
    return id;
  }

  private async found(tx: Executor, id: number) {
    const notice = await this.notices.find(tx, id);
    if (!notice) throw new ApiError('message.notFound');
    return notice;
  }
}
