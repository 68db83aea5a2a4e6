import 'reflect-metadata';
import { contract, endpointsOf, type Endpoint } from '@oj/contract';
import { expect, test } from 'vitest';
import { AccountController } from '../features/account/account.controller';
import { OwnAccountController } from '../features/account/ownAccount.controller';
import { AnnouncementController } from '../features/announcement/announcement.controller';
import { AttachmentController } from '../features/attachment/attachment.controller';
import { AuditController } from '../features/audit/audit.controller';
import { BalloonController } from '../features/balloon/balloon.controller';
import { CarouselController } from '../features/carousel/carousel.controller';
import { CcsController } from '../features/ccs/ccs.controller';
import { ContestController } from '../features/contest/contest.controller';
import { ContestExportController } from '../features/contest/contestExport.controller';
import { ContestEditorController } from '../features/contestEditor/contestEditor.controller';
import { DashboardController } from '../features/dashboard/dashboard.controller';
import { HomeController } from '../features/home/home.controller';
import { MessageController } from '../features/message/message.controller';
import { PictureController } from '../features/picture/picture.controller';
import { PrintController } from '../features/print/print.controller';
import { ProfileController } from '../features/profile/profile.controller';
import { RankController } from '../features/rank/rank.controller';
import { RejudgeProposalController } from '../features/rejudgeProposal/rejudgeProposal.controller';
import { SettingsController } from '../features/settings/settings.controller';
import { UsersController } from '../features/users/users.controller';
import { VerificationController } from '../features/verification/verification.controller';
import { JudgingController } from '../features/judging/judging.controller';
import { LiveController } from '../features/live/live.controller';
import { ProblemController } from '../features/problem/problem.controller';
import { ProblemEditorController } from '../features/problemEditor/problemEditor.controller';
import { SiteController } from '../features/site/site.controller';
import { SubmissionController } from '../features/submission/submission.controller';
import { TagController } from '../features/tag/tag.controller';
import { TestDataController } from '../features/testData/testData.controller';
import { CustomTestController } from '../features/customTest/customTest.controller';
import { handledBy } from './handles';

const controllers = [
  AccountController,
  OwnAccountController,
  AnnouncementController,
  JudgingController,
  RejudgeProposalController,
  LiveController,
  ProblemController,
  ProblemEditorController,
  SiteController,
  SubmissionController,
  TagController,
  TestDataController,
  CustomTestController,
  AttachmentController,
  AuditController,
  CarouselController,
  CcsController,
  ContestController,
  ContestEditorController,
  ContestExportController,
  BalloonController,
  PrintController,
  DashboardController,
  HomeController,
  MessageController,
  PictureController,
  ProfileController,
  RankController,
  SettingsController,
  UsersController,
  VerificationController,
];

test('each endpoint of the contract is handled exactly once, and nothing else is', () => {
  const handled = controllers.flatMap(controller => handledBy(controller));
  const promised = [...endpointsOf(contract)].map(([, , endpoint]) => endpoint);
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

  expect(handled.map(nameOf).toSorted()).toEqual(promised.map(nameOf).toSorted());
});
