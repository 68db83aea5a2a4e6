import { AccountModule } from './account/account.module';
import { AnnouncementModule } from './announcement/announcement.module';
import { ApiTokenModule } from './apiToken/apiToken.module';
import { AssignmentModule } from './assignment/assignment.module';
import { AttachmentModule } from './attachment/attachment.module';
import { AuditModule } from './audit/audit.module';
import { BalloonModule } from './balloon/balloon.module';
import { ContestOrganiserModule } from './contestOrganiser/contestOrganiser.module';
import { CarouselModule } from './carousel/carousel.module';
import { CcsModule } from './ccs/ccs.module';
import { CleanupModule } from './cleanup/cleanup.module';
import { CommentModule } from './comment/comment.module';
import { ConnectionModule } from './connection/connection.module';
import { ContestModule } from './contest/contest.module';
import { ContestBoardModule } from './contestBoard/contestBoard.module';
import { ContestEditorModule } from './contestEditor/contestEditor.module';
import { CustomTestModule } from './customTest/customTest.module';
import { DashboardModule } from './dashboard/dashboard.module';
import { DiscussionModule } from './discussion/discussion.module';
import { GroupModule } from './group/group.module';
import { GroupExportModule } from './groupExport/groupExport.module';
import { GroupRankModule } from './groupRank/groupRank.module';
import { HomeModule } from './home/home.module';
import { JudgingModule } from './judging/judging.module';
import { JudgeQueueModule } from './judgeQueue/judgeQueue.module';
import { LanguageAdminModule } from './languageAdmin/languageAdmin.module';
import { LiveModule } from './live/live.module';
import { MessageModule } from './message/message.module';
import { MetricsModule } from './metrics/metrics.module';
import { ParticipantModule } from './participant/participant.module';
import { PictureModule } from './picture/picture.module';
import { PrintModule } from './print/print.module';
import { ProblemModule } from './problem/problem.module';
import { ProblemCheckModule } from './problemCheck/problemCheck.module';
import { ProblemEditorModule } from './problemEditor/problemEditor.module';
import { ProblemPackageModule } from './problemPackage/problemPackage.module';
import { ProfileModule } from './profile/profile.module';
import { RankModule } from './rank/rank.module';
import { ReferenceSolutionModule } from './referenceSolution/referenceSolution.module';
import { RejudgeProposalModule } from './rejudgeProposal/rejudgeProposal.module';
import { RemoteModule } from './remote/remote.module';
import { ReportModule } from './report/report.module';
import { SeatModule } from './seat/seat.module';
import { SettingsModule } from './settings/settings.module';
import { SiteModule } from './site/site.module';
import { SubmissionModule } from './submission/submission.module';
import { TagModule } from './tag/tag.module';
import { TestDataModule } from './testData/testData.module';
import { TrainingModule } from './training/training.module';
import { TrainingRankModule } from './trainingRank/trainingRank.module';
import { TrainingEditorModule } from './trainingEditor/trainingEditor.module';
import { UploadInPartsModule } from './uploadInParts/uploadInParts.module';
import { UsersModule } from './users/users.module';
import { VerificationModule } from './verification/verification.module';
import { WorkspaceModule } from './workspace/workspace.module';

/** Every feature of the server, by its module. */
export const features = [
  AccountModule,
  AnnouncementModule,
  ApiTokenModule,
  AssignmentModule,
  AttachmentModule,
  AuditModule,
  BalloonModule,
  CarouselModule,
  CcsModule,
  CleanupModule,
  CommentModule,
  ConnectionModule,
  ContestModule,
  ContestBoardModule,
  ContestEditorModule,
  CustomTestModule,
  DashboardModule,
  DiscussionModule,
  GroupModule,
  GroupExportModule,
  GroupRankModule,
  HomeModule,
  JudgeQueueModule,
  JudgingModule,
  LanguageAdminModule,
  LiveModule,
  MessageModule,
  MetricsModule,
  ParticipantModule,
  ContestOrganiserModule,
  PictureModule,
  PrintModule,
  ProblemModule,
  ProblemCheckModule,
  ProblemEditorModule,
  ProblemPackageModule,
  ProfileModule,
  RankModule,
  ReferenceSolutionModule,
  RejudgeProposalModule,
  RemoteModule,
  ReportModule,
  SeatModule,
  SettingsModule,
  SiteModule,
  SubmissionModule,
  TagModule,
  TestDataModule,
  TrainingModule,
  TrainingRankModule,
  TrainingEditorModule,
  UploadInPartsModule,
  UsersModule,
  VerificationModule,
  WorkspaceModule,
] as const;
