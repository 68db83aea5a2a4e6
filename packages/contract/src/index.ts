export { contract } from './contract';
export { publicContract } from './publicContract';
export { Credentials, Email, NewPassword, Password, PasswordReset, Registration, Username, type Gender, type UserInfo } from './account';
export type { Announcement } from './announcement';
export {
  type CcsCollection,
  ccsCollections,
  type CcsContest,
  type CcsNotification,
  type CcsObjects,
  type CcsScoreboard,
  ccsShapes,
  type CcsState,
} from './ccsShapes';
export { type AccountRule, accountFits, accountRuleOf, withExtraNames } from './accountRule';
export { AnnouncementDraft, type EditedAnnouncement } from './announcementEditor';
export type { Balloon } from './balloon';
export { contestAccess, contestPhases, contestTypes, groupStatuses, printStatuses, problemVisibilities, visibilities } from './codes';
export { type Comment, type CommentOrder, FIRST_REPLIES, MOST_COMMENT_CHARACTERS, type Reply } from './comment';
export type { Contest, ContestPowers, ContestProblem, ContestRow } from './contest';
export { type AcmRow, type BoardCell, BoardRow, BoardRowChange, type BoardTry, type OiRow } from './contestBoard';
export {
  ContestChange,
  ContestDraft,
  type ContestMove,
  type ContestEntry,
  type EditedContest,
  type EditedContestRow,
} from './contestEditor';
export { type ContestAnnouncement, ContestDisplayId } from './contestShapes';
export { type ApiScope, apiScopes, LONGEST_TOKEN_DAYS, MOST_API_TOKENS, MOST_TOKEN_NAME_CHARACTERS } from './apiTokenLimits';
export type { ApiToken } from './apiToken';
export type { AttachmentUse, StoredAttachment } from './attachmentAdmin';
export type { AuditEntry } from './audit';
export type { AlertKind, MetricSample, SiteAlert } from './metrics';
export { createClient, isEndpoint, overHttp, type Client, type CredentialStore, type EndpointTree, type Send } from './client';
export type {
  Access,
  ClientInput,
  Endpoint,
  GroupNeed,
  Need,
  ScopeTerms,
  ServerInput,
  Method,
  ClientOutput,
  ServerOutput,
} from './endpoint';
export {
  MOST_CATEGORIES,
  MOST_CATEGORY_CHARACTERS,
  MOST_CONTENT_CHARACTERS,
  MOST_DESCRIPTION_CHARACTERS,
  MOST_REASON_CHARACTERS,
  MOST_TITLE_CHARACTERS,
  ReportLabel,
} from './discussionLimits';
export { type Discussion, type DiscussionCategory, DiscussionDraft, type DiscussionRow } from './discussion';
export type { AdminDiscussionRow, DiscussionReport, ReportDecision } from './discussionAdmin';
export { ApiError, errors, isErrorCode, refusalAfter, secondsOf, type ErrorCode, type ScopeRefusal } from './errors';
export { errorTexts } from './errorTexts';
export {
  type Assignment,
  type AssignmentMark,
  type AssignmentMatrix,
  AssignmentState,
  AssignmentTerms,
  type MatrixCell,
  type MatrixRow,
  MOST_ASSIGNED_MEMBERS,
  MOST_ASSIGNMENT_NOTE_CHARACTERS,
  MOST_GROUP_ASSIGNMENTS,
} from './assignment';
export { extraFilesOf } from './extraFiles';
export { type Group, type GroupContents, GroupDraft, type GroupPowers, type GroupRow } from './group';
export {
  GROUP_CODE_CHARACTERS,
  type GroupAuth,
  groupAuths,
  type GroupLevel,
  groupLevels,
  LEAST_JOIN_REASON_CHARACTERS,
  MOST_ADDED_MEMBERS,
  MOST_BRIEF_CHARACTERS,
  MOST_GROUP_DESCRIPTION_CHARACTERS,
  MOST_GROUP_NAME_CHARACTERS,
  MOST_JOIN_REASON_CHARACTERS,
  MOST_SHORT_NAME_CHARACTERS,
} from './groupLimits';
export type { GroupMember, NameFault } from './groupMember';
export { type ApplyProgress, applyProgress, type AppliedProblem, type GroupProblemRow } from './groupProblem';
export type { OtherContest, RecentContest, RecentSolver, WeekOfSubmissions } from './home';
export type { ChosenCompiler, LanguageSetting, ManagedLanguage, ReportedCompiler } from './languageAdmin';
export type { JudgeFault, JudgeMachine } from './judging';
export type { QueuedJob, QueuePriority } from './judgeQueue';
export {
  type BoardRowEvent,
  type ChangeEvent,
  LiveEvent,
  MOST_AGE_MS,
  type SubmissionEvent,
  topicOf,
  topicOfChange,
  type TopicKind,
} from './live';
export { pause } from './pause';
export { FACTOR_MINUTES, RECOVERY_CODES } from './secondFactorLimits';
export { type Language, type ProblemDetail, type ProblemRow, type RecentProblem, statementTexts, type Tag } from './problem';
export { LEAST_PRINT_CHARACTERS, MOST_PRINT_CHARACTERS, PrintDraft, type PrintJob } from './print';
export {
  type MessageSwitches,
  NoticeDraft,
  type NoticeMessage,
  type PersonMessage,
  type SentNotice,
  type WireMessageKind,
} from './message';
export { EmailChange, PasswordChange, ProfileChange, type EditorSettings as StoredEditorSettings } from './ownAccount';
export type { OwnSession } from './ownSessions';
export type { EnteredContest, NextProblem, OwnPractice } from './practice';
export {
  MOST_STRESS_ROUNDS,
  type ProblemCheck,
  type ProblemCheckKind,
  problemCheckKinds,
  type ProblemCheckOutcome,
  type ProblemCheckState,
  type ProblemFault,
  type SetterProgram,
  setterRoles,
  validatorProtocols,
} from './problemCheck';
export {
  expectedVerdicts,
  MOST_REFERENCE_CHARACTERS,
  MOST_REFERENCE_SOLUTIONS,
  type ReferenceRun,
  type ReferenceSolution,
} from './referenceSolution';
export {
  type AccountSite,
  MASKED_PASSWORD,
  type RemoteAccount,
  type RemoteDifference,
  type RemoteField,
  remoteFields,
  remoteListNames,
  RemoteLists,
  type RemotePreview,
  type RemoteSite,
} from './remote';
export type { Calendar, UserHome } from './profile';
export { ProblemDraft, type EditedRow, type WholeProblem } from './problemEditor';
export type { RankRow } from './rank';
export { MOST_PROPOSED, type PlaceOnBoard, type ProposedRow, type ProposedVerdict, type RejudgeProposal } from './rejudgeProposal';
export { grants, permissions, roles, someGrants, type Permission, type RoleId, type RoleName } from './roles';
export { displayText, toPage, type Page } from './shapes';
export { alertBounds, factorBounds, judgingBounds, MOST_EXPORTED_ENTRIES, queuePriorities } from './adminLimits';
export type { ConnectionKind, DatabasePlace, EventsPlace, FilesPlace, Found } from './connection';
export type { AlertLimits, StoredMail, MailConfig, SmsConfig, Switches, WebConfig } from './settings';
export type { System, WebsiteConfig } from './site';
export { isUnderway, Status } from './status';
export {
  MOST_CODE_CHARACTERS,
  OWN_EXCEPTION,
  type GrantedLimits,
  type JudgedCase,
  type Submission,
  type SubmissionRow,
  type SubmissionStanding,
} from './submission';
export { ClassificationDraft, TagDraft } from './tagEditor';
export type { Classification, ClassifiedTags, SourcedTag } from './tag';
export type { FoundPackageProblem, PackageLint, PackageReport, TakenProblem } from './problemPackage';
export { MOST_TAKEN_AT_ONCE, type OnTakenId, onTakenId, type PackageFormatName, packageFormats } from './problemPackageLimits';
export { MOST_UPLOAD_BYTES, UPLOAD_PART_BYTES } from './uploadInParts';
export { MOST_CASES, type ProblemCase, type UploadedTestData } from './testData';
export { MOST_PRINTED_CHARACTERS, MOST_CUSTOM_TEST_CHARACTERS, type CustomTestOutcome } from './customTest';
export type { Training, TrainingCategory, TrainingPowers, TrainingProblem, TrainingRankRow, TrainingRow } from './training';
export { TrainingAuth } from './training';
export {
  type EditedTraining,
  type EditedTrainingRow,
  MOST_TRAINING_PROBLEMS,
  TrainingCategoryDraft,
  TrainingChange,
  TrainingDisplayId,
  TrainingDraft,
  type TrainingEntry,
} from './trainingEditor';
export type { SlideAction } from './verification';
export { endpointsOf, openApi, printedPath } from './openapi';
export { MOST_IMPORTED_USERS, type ManagedUser, type RowFault, type UserEdit } from './users';
