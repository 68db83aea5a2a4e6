import type { ManagedUser } from '@oj/contract';
import { expect, test } from 'vitest';
import { editOf, faultsOf, valuesOf } from './userValues';

const user: ManagedUser = {
  uid: '9',
  username: 'tide',
  nickname: null,
  avatar: null,
  email: null,
  realname: null,
  gender: 'secrecy',
  school: null,
  number: null,
  titleName: 'Sage',
  titleColor: '#4AF',
  status: 1,
  roles: [{ id: 1008, role: 'problem_admin' }],
  gmtCreate: new Date(0),
  recentLoginTime: null,
  hasSecondFactor: false,
};
const values = valuesOf(user);

test('what is opened and saved untouched stays as it was', () => {
  expect(editOf('9', values)).toEqual({
    uid: '9',
    username: 'tide',
    realname: '',
    email: '',
    type: 1008,
    status: 1,
    titleName: 'Sage',
    titleColor: '#44aaff',
  });
});

test('without a title there is no colour; a password goes only when it was asked for', () => {
  expect(editOf('9', { ...values, titleName: ' ', password: 'forgotten' })).toMatchObject({ titleColor: '' });
  expect(editOf('9', { ...values, password: 'forgotten' })).not.toHaveProperty('password');
  expect(editOf('9', { ...values, hasNewPassword: true, password: 'brushes' })).toMatchObject({ setNewPwd: true, password: 'brushes' });
});

test.each([
  [{}, {}],
  [{ username: ' ' }, { username: 'usernameRule' }],
  [{ username: 'x'.repeat(21) }, { username: 'usernameRule' }],
  [{ email: 'nobody' }, { email: 'emailRule' }],
  [{ email: ' ink@judge.example ' }, {}],
  [{ realname: 'a\u202Eb' }, { realname: 'lineRule' }],
  [{ titleName: 'x'.repeat(21) }, { titleName: 'lineRule' }],
  [{ hasNewPassword: true }, { password: 'passwordRule' }],
  [{ hasNewPassword: true, password: 'x'.repeat(21) }, { password: 'passwordRule' }],
  [{ password: '1' }, {}],
])('%j', (part, faults) => {
  expect(faultsOf({ ...values, ...part })).toEqual(faults);
});
