export { contract } from './contract';
export { publicContract } from './publicContract';
export {
  Credentials,
  Email,
  EmailChange,
  NewPassword,
  Password,
  PasswordChange,
  PasswordReset,
  ProfileChange,
  Registration,
  Username,
  type Gender,
  type OwnSession,
  type UserInfo,
} from './account';
export type { Announcement } from './announcement';
export { AnnouncementDraft, type EditedAnnouncement } from './announcementEditor';
export type { AuditEntry } from './audit';
export { createClient, isEndpoint, overHttp, type Client, type CredentialStore, type Group } from './client';
export type { Access, Arguments, Endpoint, Input, Method, Output, Result } from './endpoint';
export { ApiError, errors, isErrorCode, type ErrorCode } from './errors';
export type { RecentContest, RecentSolver, WeekOfSubmissions } from './home';
export type { JudgeFault, JudgeMachine } from './judging';
export { LiveEvent, type SubmissionEvent } from './live';
export type { Language, ProblemDetail, ProblemRow, RecentProblem, Tag } from './problem';
export type { Calendar, UserHome } from './profile';
export { ProblemDraft, type EditedRow, type WholeProblem } from './problemEditor';
export type { RankRow } from './rank';
export { grants, isAdminRole, permissions, roles, type Permission, type RoleId, type RoleName } from './roles';
export { shown, toPage, type Page } from './shapes';
export type { MailConfig, Switches, WebConfig } from './settings';
export type { System, WebsiteConfig } from './site';
export { isUnderway, Status } from './status';
export { MOST_CODE_CHARACTERS, type JudgedCase, type Submission, type SubmissionRow, type SubmissionStanding } from './submission';
export { ClassificationDraft, TagDraft } from './tagEditor';
export type { Classification, ClassifiedTags, SourcedTag } from './tag';
export type { ProblemCase, UploadedTestData } from './testData';
export { MOST_TRIAL_CHARACTERS, type TrialOutcome } from './trial';
export { endpointsOf, openApi, printedPath } from './openapi';
export { MOST_IMPORTED_USERS, type ManagedUser, type RowFault, type UserEdit } from './users';
