import type { NoticeMessage, PersonMessage } from '@oj/contract';
import { minutesAgo } from './samples';

export const own = (id: number, title: string, content: string, state = true): NoticeMessage => ({
  id,
  state,
  type: 'Mine',
  title,
  content,
  adminId: '1',
  gmtCreate: minutesAgo(id * 70),
});
export const verdicts = [
  own(
    1,
    'Submission 4711 has another verdict: Accepted',
    '[Submission 4711](/submission-detail/4711) to [P1042](/problem/P1042): **Wrong Answer** → **Accepted** (judged again).',
    false,
  ),
  own(2, 'An admin changed your account', 'Role: **user** → **problem admin**.'),
  own(3, 'A word from the organisers', 'Please send your *student number* before Friday; see the [rules](https://judge.example/rules).'),
];

export const reply = (id: number, sender: string, more: Partial<PersonMessage> = {}): PersonMessage => ({
  id,
  state: id > 2,
  senderId: String(id),
  senderUsername: sender,
  senderAvatar: null,
  senderCount: 1,
  otherSender: null,
  action: 'Reply',
  sourceType: 'Discussion',
  sourceId: 12,
  sourceTitle: '[P1042] Lantern Riddles: a proof without induction',
  sourceContent: 'The second lemma also follows from exchange.',
  quoteType: 'Comment',
  quoteId: 7,
  quoteContent: 'I could only prove it by induction on the number of lanterns.',
  url: '/discussion-detail/12',
  gmtCreate: minutesAgo(id * 40),
  ...more,
});
export const replies = [
  reply(1, '青岚'),
  reply(2, 'very_long_handle_ver', { sourceTitle: '秋季邀请赛第七届热身赛与正式赛的问答'.repeat(8), sourceType: 'Contest' }),
  reply(3, 'إبراهيم', { sourceContent: 'x'.repeat(200), quoteContent: '<b>no markup</b> `here`' }),
];
