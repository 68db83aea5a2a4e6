import { type ManagedUser, type RoleId, roles } from '@oj/contract';
import { minutesAgo } from './samples';

/** A user of the stories, as the super admin sees them. */
export const managed = (id: number, username: string, role: RoleId, more: Partial<ManagedUser> = {}): ManagedUser => ({
  uid: String(id),
  username,
  nickname: null,
  avatar: null,
  email: `${id}@judge.example`,
  realname: null,
  gender: 'secrecy',
  school: null,
  number: null,
  titleName: null,
  titleColor: null,
  status: 0,
  roles: [{ id: role, role: roles[role].name }],
  gmtCreate: minutesAgo(id * 4000),
  recentLoginTime: minutesAgo(id * 35),
  hasSecondFactor: false,
  ...more,
});

export const people = [
  managed(7, 'root', 1000, { titleName: 'Grandmaster', titleColor: '#c84341' }),
  managed(9, '三更灯火', 1008, { nickname: '阑珊处', realname: '灯火', titleName: '大师', titleColor: '#3d5a9e' }),
  managed(11, 'tide', 1002, { recentLoginTime: null, email: null }),
  managed(12, 'brushstroke', 1001),
  managed(13, 'driftwood', 1002, { status: 1 }),
  managed(14, '\u202Eإبراهيم_the_second', 1007, {
    email: `a-very-long-address-of-somebody.${'who-has-many-names.'.repeat(4)}@judge.example`,
    realname: '欧阳上官司马诸葛'.repeat(5),
    nickname: '墨'.repeat(20),
    titleName: '一个非常非常非常非常非常长的头衔啊啊',
    titleColor: '#fefefe',
  }),
  managed(15, 'quiet', 1006),
];
