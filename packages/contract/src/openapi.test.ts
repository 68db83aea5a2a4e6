import { expect, test } from 'vitest';
import { contract } from './index';
import { endpointsOf, openApi } from './openapi';

test('the document names every endpoint once', () => {
  const endpoints = [...endpointsOf(contract)];
  const { paths } = openApi(contract, { title: 'OJ', version: '1' }) as { paths: Record<string, Record<string, { operationId: string }>> };
  const printed = Object.values(paths).flatMap(methods => Object.values(methods).map(({ operationId }) => operationId));

  expect(printed.toSorted()).toEqual(endpoints.map(([noun, name]) => `${noun}.${name}`).toSorted());
  expect(new Set(endpoints.map(([, , { method, path }]) => `${method} ${path}`)).size).toBe(endpoints.length);
});
