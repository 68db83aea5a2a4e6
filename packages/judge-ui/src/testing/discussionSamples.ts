import type { AdminDiscussionRow, Discussion, DiscussionReport, DiscussionRow } from '@oj/contract';
import { minutesAgo } from './samples';

export const discussionCategories = ['Chat', 'Solutions', 'Help 求助'].map((name, index) => ({ id: index + 1, name }));

export const discussionRow = (id: number, title: string, more: Partial<DiscussionRow> = {}): DiscussionRow => ({
  id,
  categoryId: 3,
  categoryName: 'Help 求助',
  title,
  description: 'Two nested loops are fast enough for the first sample and far too slow for the last.',
  pid: null,
  uid: '9',
  author: 'tidewriter',
  avatar: null,
  titleName: null,
  titleColor: null,
  role: null,
  viewNum: 1204,
  likeNum: 12,
  commentNum: 3,
  hasLike: false,
  topPriority: false,
  status: 0,
  gid: null,
  gmtCreate: minutesAgo(90 * id),
  gmtModified: minutesAgo(90 * id),
  ...more,
});

const content = `The sum of the first $n$ squares is

$$\\frac{n(n+1)(2n+1)}{6}$$

so one loop is enough:

\`\`\`cpp
for (int i = 1; i <= n; ++i) sum += 1LL * i * i;
\`\`\`

> Careful with the type of \`sum\`.`;

export const discussion = (more: Partial<Discussion> = {}): Discussion => ({
  ...discussionRow(1, '[P1000] Why is my program too slow?', { pid: 'P1000' }),
  content,
  moderates: false,
  ...more,
});

export const discussionRows = [
  discussionRow(5, 'Rules of this place 本站讨论守则', {
    topPriority: true,
    author: 'root',
    role: 'root',
    categoryId: 1,
    categoryName: 'Chat',
    titleName: 'Keeper',
    titleColor: '#4547b1',
  }),
  discussionRow(1, '[P1000] Why is my program too slow?', { pid: 'P1000', hasLike: true }),
  discussionRow(2, '最短路里的堆到底该怎么写，以及为什么我的写法在最后一个测试点上总是超时'.repeat(3), { role: 'admin', status: 1 }),
  discussionRow(3, 'שלום <script>alert(1)</script> Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', {
    description: '',
    viewNum: 1_204_000,
  }),
];

export const adminDiscussionRows: AdminDiscussionRow[] = [
  ...discussionRows.map(row => ({ ...row, deletedAt: null, deletedBy: null })),
  { ...discussionRow(9, 'Cheap watches'), deletedAt: minutesAgo(5), deletedBy: 'root' },
];

export const discussionReport = (id: number, more: Partial<DiscussionReport> = {}): DiscussionReport => ({
  id,
  did: id * 10,
  cid: null,
  commentId: null,
  url: `/discussion-detail/${id * 10}`,
  gid: null,
  discussionTitle: `Cheap watches ${id}`,
  discussionAuthor: 'seller',
  discussionAuthorUid: '20',
  excerpt: 'Buy **now** at [our shop](https://shop.example)!\n\nOnly today.',
  state: 'shown',
  isMuted: false,
  reporter: 'inkling',
  labels: ['spam', 'author'],
  content: 'The same text stands under five problems.',
  status: false,
  gmtCreate: minutesAgo(30 * id),
  gmtModified: minutesAgo(30 * id),
  ...more,
});
