import 'reflect-metadata';
import { MODULE_METADATA } from '@nestjs/common/constants';
import { contract, endpointsOf, type Endpoint } from '@oj/contract';
import { expect, test } from 'vitest';
import { features } from '../features/features';
import { handledBy } from './handles';

type Controller = Parameters<typeof handledBy>[0];
const controllersOf = (feature: object): Controller[] => Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, feature) ?? [];

test('each endpoint of the contract is handled exactly once, and nothing else is', () => {
  const handled = features.flatMap(controllersOf).flatMap(controller => handledBy(controller));
  const promised = [...endpointsOf(contract)].map(([, , endpoint]) => endpoint);
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

  expect(handled.map(nameOf).toSorted()).toEqual(promised.map(nameOf).toSorted());
});
