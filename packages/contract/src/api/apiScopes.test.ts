import { expect, test } from 'vitest';
import { contract } from '../index';
import { endpointsOf } from './openapi';

const calls = [...endpointsOf(contract)].map(([noun, name, endpoint]) => ({
  name: `${noun}.${name}`,
  endpoint,
  scope: endpoint.apiScope,
}));
const scopeOf = (name: string) => calls.find(each => each.name === name)?.scope;

test('no token reaches accounts, passwords, mail addresses, roles, sessions, tokens or connections', () => {
  const secret = /login|password|email|session|register|token|user\/|remote|switch|connection|config\/(?:set|test|get-(?:email|db))/i;
  const free = calls.filter(({ endpoint: { path }, scope }) => scope !== 'none' && secret.test(path)).map(({ name }) => name);
  // Registrations for contests and trainings, problems of other sites, switches of messages, and what an admin is told.
  expect(free.toSorted()).toEqual([
    'account.exists',
    'contest.register',
    'contestEditor.importProblem',
    'dashboard.lastLogin',
    'groupProblem.importRemote',
    'groupProblem.previewRemote',
    'message.setSwitches',
    'message.switches',
    'training.register',
    'trainingEditor.importProblem',
  ]);
});

test('reading changes nothing, but for what is said to', () => {
  const changes = calls.filter(({ scope, endpoint }) => scope === 'read' && endpoint.method !== 'GET').map(({ name }) => name);
  expect(changes.toSorted()).toEqual([
    'account.exists',
    'contest.outsideBoard',
    'contest.rank',
    'contest.unreadAnnouncements',
    'live.change',
    'problem.myStatuses',
    'submission.contestStatuses',
    'submission.statuses',
  ]);
  // A GET that a client may also send by POST does something.
  const both = calls.filter(({ scope, endpoint }) => scope === 'read' && endpoint.alias).map(({ name }) => name);
  expect(both).toEqual([]);
});

test.each([
  ['submission.submit', 'submit'],
  ['submission.list', 'read'],
  ['discussion.add', 'write'],
  ['discussion.like', 'write'],
  ['contestEditor.clone', 'admin'],
  ['contest.openBoard', 'admin'],
  ['problemEditor.list', 'admin'],
  ['problemPackage.importHoj', 'admin'],
  ['users.edit', 'none'],
  ['settings.setMail', 'none'],
  ['apiToken.add', 'none'],
  ['ownAccount.changePassword', 'none'],
  ['dashboard.login', 'none'],
  ['connection.list', 'none'],
  ['connection.drop', 'none'],
  ['settings.database', 'none'],
])('%s takes %s', (name, scope) => {
  expect(scopeOf(name)).toBe(scope);
});
