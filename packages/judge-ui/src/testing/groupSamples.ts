import type { Group, GroupMember, GroupRow } from '@oj/contract';
import { minutesAgo } from './samples';

export const groupRow = (id: number, name: string, more: Partial<GroupRow> = {}): GroupRow => ({
  id,
  name,
  shortName: `GROUP${id}`,
  brief: 'We solve one problem every evening',
  description: 'Everybody is **welcome**: bring a problem.\n\n- Monday: graphs\n- Friday: $n \\log n$',
  avatar: null,
  owner: 'tidewriter',
  uid: '9',
  auth: 1,
  visible: true,
  status: 0,
  memberCount: 31,
  userAuth: 0,
  gmtCreate: minutesAgo(9_000 * id),
  ...more,
});

export const groupRows = [
  groupRow(1, 'Night Owls', { userAuth: 3 }),
  groupRow(2, '二〇二六级程序设计一班与二班的联合训练队', { auth: 2, userAuth: 1, brief: '每晚一题，周五讲评：图论、动态规划与数据结构' }),
  groupRow(3, 'שלום <script>alert(1)</script>', { auth: 3, memberCount: 1 }),
  groupRow(4, 'Donaudampfschifffahrtsges', { auth: 3, userAuth: 5, visible: false, owner: 'inkling', uid: '7' }),
];

const nothing = { read: false, manage: false, configure: false, handOver: false, disband: false };
const powersAt = {
  0: nothing,
  1: nothing,
  2: nothing,
  3: { ...nothing, read: true },
  4: { ...nothing, read: true, manage: true },
  5: { ...nothing, read: true, manage: true, configure: true },
} as const;

/** A group as somebody of this level sees it. */
export const group = (userAuth: 0 | 1 | 2 | 3 | 4 | 5, more: Partial<Group> = {}): Group => ({
  ...groupRow(1, 'Night Owls', { userAuth }),
  code: userAuth === 5 ? 'abc123' : null,
  successor: null,
  powers: powersAt[userAuth],
  gmtModified: minutesAgo(90),
  ...more,
});

/** A group as its owner sees it. */
export const ownGroup = (more: Partial<Group> = {}): Group =>
  group(5, {
    uid: '7',
    owner: 'inkling',
    powers: { read: true, manage: true, configure: true, handOver: true, disband: true },
    ...more,
  });

export const groupMember = (id: number, username: string, auth: GroupMember['auth'], more: Partial<GroupMember> = {}): GroupMember => ({
  id,
  gid: 1,
  uid: String(id),
  username,
  avatar: null,
  auth,
  isOwner: false,
  reason: null,
  gmtCreate: minutesAgo(9_000 * id),
  gmtModify: minutesAgo(90 * id),
  ...more,
});

export const groupMembers = [
  groupMember(7, 'inkling', 5, { isOwner: true }),
  groupMember(11, 'rita', 5),
  groupMember(12, 'adam', 4),
  groupMember(13, 'אבגד_the_long_name', 3),
];
