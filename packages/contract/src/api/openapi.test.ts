import { expect, test } from 'vitest';
import { contract } from '../index';
import { endpointsOf, openApi } from './openapi';

test('the document names every endpoint once', () => {
  const endpoints = [...endpointsOf(contract)];
  const { paths } = openApi(contract, { title: 'OJ', version: '1' }) as { paths: Record<string, Record<string, { operationId: string }>> };
  const printed = Object.values(paths).flatMap(methods => Object.values(methods).map(({ operationId }) => operationId));

  expect(printed.toSorted()).toEqual(endpoints.map(([noun, name]) => `${noun}.${name}`).toSorted());
  expect(new Set(endpoints.map(([, , { method, path }]) => `${method} ${path}`)).size).toBe(endpoints.length);
});

test.each([
  ['/api/get-contest-announcement', 'get', 'In the contest that `cid` names: users who may read it.'],
  ['/api/get-training-detail', 'get', 'In the training that `tid` names: everybody who may know of it.'],
  ['/api/group/get-member-list', 'get', 'In the group that `gid` names: users who may read it.'],
  ['/api/group', 'put', 'In the group that `id` names: users who may change its settings.'],
  ['/api/submit-problem-judge', 'post', 'In the contest that `cid` names, or the training that `tid` names: users who may submit to it.'],
])('%s says where it is made and by whom', (path, method, words) => {
  const { paths } = openApi(contract, { title: 'OJ', version: '1' }) as { paths: Record<string, Record<string, { description: string }>> };
  expect(paths[path]?.[method]?.description).toContain(words);
});
