import { ApiError, type contract, type ServerInput, type ServerOutput, toPage, type WireMessageKind } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller, Locale } from '../../access/caller';
import type { Paging } from '../../database/total';
import { type Kind, MessageQueries } from './message.queries';
import type { notices } from '../notification/notification.table';
import { wordingOf } from './message.wording';
import { NoticeQueries } from './notice.queries';

type Api = typeof contract.message;
type PersonPage = ServerOutput<Api['comments']>;
type NoticePage = ServerOutput<Api['notices']>;
type PageOfKind = Awaited<ReturnType<MessageQueries['page']>>;
type MessageRow = PageOfKind['records'][number];

const kinds: Record<Exclude<WireMessageKind, 'Sys'>, Kind> = { Discuss: 'comment', Reply: 'reply', Like: 'like', Mine: 'mine' };

@Injectable()
export class MessageService {
  constructor(
    private readonly messages: MessageQueries,
    private readonly notices: NoticeQueries,
  ) {}

  async unread(caller: Caller) {
    const [{ comment = 0, reply = 0, like = 0, mine = 0 }, sys] = await Promise.all([
      this.messages.unread(caller),
      this.notices.unread(caller.id),
    ]);
    return { comment, reply, like, sys, mine };
  }

  async fromPeople(kind: Exclude<Kind, 'mine'>, paging: Paging, caller: Caller): Promise<PersonPage> {
    const { records, total } = await this.readPage(kind, paging, caller);
    return toPage(records.flatMap(fromPerson), total, paging);
  }

  async mine(paging: Paging, caller: Caller, locale: Locale): Promise<NoticePage> {
    const { records, total } = await this.readPage('mine', paging, caller);
    return toPage(
      records.map(record => ownMatter(record, locale)),
      total,
      paging,
    );
  }

  async toAll(paging: Paging, { id }: Caller): Promise<NoticePage> {
    const marks = await this.notices.marks(id);
    const { records, total } = await this.notices.pageFor(id, marks, paging);
    const newest = records[0]?.id ?? 0;
    if (newest > marks.readUpTo) await this.notices.mark(id, { readUpTo: newest });
    return toPage(
      records.map(notice => toEverybody(notice, marks.readUpTo)),
      total,
      paging,
    );
  }

  async readAll({ type }: ServerInput<Api['readAll']>, { id }: Caller) {
    if (type === 'Sys') await this.notices.mark(id, { readUpTo: await this.notices.newest() });
    else await this.messages.readAll(id, kinds[type]);
  }

  async clean({ type, id }: ServerInput<Api['clean']>, caller: Caller) {
    if (typeof id === 'number') return this.remove(type, id, caller);
    if (type === 'Sys') await this.notices.hideAll(caller.id, await this.notices.newest());
    else await this.messages.removeAll(caller.id, kinds[type]);
  }

  private async remove(type: WireMessageKind, id: number, caller: Caller) {
    const isRemoved = type === 'Sys' ? await this.notices.hide(caller.id, id) : await this.messages.remove(caller.id, kinds[type], id);
    if (!isRemoved) throw new ApiError('message.notFound');
  }

  private async readPage(kind: Kind, paging: Paging, caller: Caller): Promise<PageOfKind> {
    const page = await this.messages.page(caller, kind, paging);
    const unread = page.records.filter(({ message }) => !message.isRead).map(({ message }) => message.id);
    if (unread.length) await this.messages.read(caller.id, unread);
    return page;
  }
}

const fromPerson = ({
  message: { id, isRead, senderId, senderIds, deed, createdAt },
  sender,
  otherSender,
}: MessageRow): PersonPage['records'] => {
  if (!deed || !sender) return [];
  const { action, source, quote, url } = deed;
  return [
    {
      id,
      state: isRead,
      senderId: String(senderId),
      senderUsername: sender.username,
      senderAvatar: sender.avatar,
      senderCount: senderIds?.length ?? 1,
      otherSender: otherSender?.username ?? null,
      action,
      sourceType: source.type,
      sourceId: source.id,
      sourceTitle: source.title,
      sourceContent: source.content ?? null,
      quoteType: quote?.type ?? null,
      quoteId: quote?.id ?? null,
      quoteContent: quote?.content ?? null,
      url,
      gmtCreate: createdAt,
    },
  ];
};

const uidOf = (id: number | null) => (id === null ? null : String(id));

function ownMatter({ message, notice }: MessageRow, locale: Locale): NoticePage['records'][number] {
  const { id, isRead, senderId, matter, createdAt } = message;
  const { title, content } = notice ?? (matter ? wordingOf(matter, locale) : { title: '', content: '' });
  return { id, state: isRead, type: 'Mine', title, content, adminId: uidOf(senderId), gmtCreate: createdAt };
}

const toEverybody = (
  { id, title, content, authorId, createdAt }: typeof notices.$inferSelect,
  readUpTo: number,
): NoticePage['records'][number] => ({
  id,
  state: id <= readUpTo,
  type: 'Sys',
  title,
  content,
  adminId: String(authorId),
  gmtCreate: createdAt,
});
