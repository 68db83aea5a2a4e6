import 'reflect-metadata';
import { contract, endpointsOf, type Endpoint } from '@oj/contract';
import { expect, test } from 'vitest';
import { AccountController } from '../features/account/account.controller';
import { AnnouncementController } from '../features/announcement/announcement.controller';
import { JudgingController } from '../features/judging/judging.controller';
import { LiveController } from '../features/live/live.controller';
import { ProblemController } from '../features/problem/problem.controller';
import { SiteController } from '../features/site/site.controller';
import { SubmissionController } from '../features/submission/submission.controller';
import { TestDataController } from '../features/testData/testData.controller';
import { TrialController } from '../features/trial/trial.controller';
import { handledBy } from './handles';

const controllers = [
  AccountController,
  AnnouncementController,
  JudgingController,
  LiveController,
  ProblemController,
  SiteController,
  SubmissionController,
  TestDataController,
  TrialController,
];

test('each endpoint of the contract is handled exactly once, and nothing else is', () => {
  const handled = controllers.flatMap(controller => handledBy(controller));
  const promised = [...endpointsOf(contract)].map(([, , endpoint]) => endpoint);
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

  expect(handled.map(nameOf).toSorted()).toEqual(promised.map(nameOf).toSorted());
});
