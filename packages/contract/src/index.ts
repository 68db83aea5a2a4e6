export { contract } from './contract';
export { publicContract } from './publicContract';
export {
  Credentials,
  Email,
  NewPassword,
  Password,
  PasswordReset,
  Registration,
  Username,
  type Gender,
  type UserInfo,
} from './account/account';
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
} from './contest/ccsShapes';
export { type AccountRule, accountFits, accountRuleOf, withExtraNames } from './contest/accountRule';
export { AnnouncementDraft, type EditedAnnouncement } from './announcementEditor';
export { type Balloon, type BalloonChange, balloonChanges } from './contest/balloon';
export { contestAccess, contestPhases, contestTypes, groupStatuses, printStatuses, problemVisibilities, visibilities } from './codes';
export { type Comment, type CommentOrder, FIRST_REPLIES, MOST_COMMENT_CHARACTERS, type Reply } from './comment';
export type { Contest, ContestPowers, ContestProblem, ContestRow } from './contest/contest';
export { type AcmRow, type BoardCell, BoardRow, BoardRowChange, type BoardTry, type OiRow } from './contest/contestBoard';
export { ContestChange, ContestDraft, type EditedContest, type EditedContestRow } from './contest/contestEditor';
export type { FreezeEffect } from './contest/contestFreeze';
export { type ContestMove, MOST_PAUSES } from './contest/contestTime';
export { type ContestEntry, MOST_ADDED_PROBLEMS } from './contest/contestEntry';
export { type ContestAnnouncement, ContestDisplayId, type ContestPause } from './contest/contestShapes';
export { type ApiScope, apiScopes, LONGEST_TOKEN_DAYS, MOST_API_TOKENS, MOST_TOKEN_NAME_CHARACTERS } from './account/apiTokenLimits';
export type { ApiToken } from './account/apiToken';
export type { AttachmentUse, StoredAttachment } from './admin/attachmentAdmin';
export type { AuditEntry } from './admin/audit';
export type { AlertKind, MetricSample, SiteAlert } from './admin/metrics';
export { createClient, isEndpoint, overHttp, type Client, type CredentialStore, type EndpointTree, type Send } from './api/client';
export {
  type Access,
  type ClientInput,
  type Endpoint,
  type GroupNeed,
  isForOrganisers,
  type Need,
  type ScopeTerms,
  type ServerInput,
  type Method,
  type ClientOutput,
  type ServerOutput,
} from './api/endpoint';
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
export { ApiError, refusalAfter, secondsOf } from './api/apiError';
export { errors, isErrorCode, type ErrorCode, type ScopeRefusal } from './api/errors';
export { errorTexts } from './api/errorTexts';
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
} from './group/assignment';
export { extraFilesOf } from './problem/extraFiles';
export { type Group, type GroupContents, GroupDraft, type GroupPowers, type GroupRow } from './group/group';
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
} from './group/groupLimits';
export type { GroupMember, NameFault } from './group/groupMember';
export { type ApplyProgress, applyProgress, type AppliedProblem, type GroupProblemRow } from './group/groupProblem';
export type { OtherContest, RecentContest, RecentSolver, WeekOfSubmissions } from './home';
export type { ChosenCompiler, LanguageSetting, ManagedLanguage, ReportedCompiler } from './admin/languageAdmin';
export type { JudgeFault, JudgeMachine } from './judging';
export type { QueuedJob, QueuePriority } from './admin/judgeQueue';
export {
  type BoardRowEvent,
  type ChangeEvent,
  LiveEvent,
  MOST_AGE_MS,
  type SubmissionEvent,
  topicOf,
  topicsOfChange,
  type TopicKind,
} from './live';
export { pause } from './api/pause';
export { FACTOR_MINUTES, RECOVERY_CODES } from './account/secondFactorLimits';
export { type Language, type ProblemDetail, type ProblemRow, type RecentProblem, statementTexts, type Tag } from './problem/problem';
export {
  type ContestParticipant,
  MOST_STANDING_REASON_CHARACTERS,
  type ParticipantStanding,
  participantStandings,
  type StandingDecision,
  StandingDraft,
} from './contest/participant';
export { LEAST_PRINT_CHARACTERS, MOST_PRINT_CHARACTERS, PrintDraft, type PrintJob } from './contest/print';
export { type ContestSeat, MOST_ROOM_CHARACTERS, MOST_SEAT_CHARACTERS, MOST_SEATS, type SeatFault } from './contest/seat';
export { MOST_ANSWER_CHARACTERS, MOST_ANSWERS, type Question, type QuestionFilter } from './contest/question';
export {
  type MessageSwitches,
  NoticeDraft,
  type NoticeMessage,
  type PersonMessage,
  type SentNotice,
  type WireMessageKind,
} from './message';
export { EmailChange, PasswordChange, ProfileChange, type EditorSettings as StoredEditorSettings } from './account/ownAccount';
export type { OwnSession } from './account/ownSessions';
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
} from './problem/problemCheck';
export {
  expectedVerdicts,
  MOST_REFERENCE_CHARACTERS,
  MOST_REFERENCE_SOLUTIONS,
  type ReferenceRun,
  type ReferenceSolution,
} from './problem/referenceSolution';
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
} from './admin/remote';
export type { Calendar, UserHome } from './account/profile';
export { ProblemDraft, type EditedRow, type WholeProblem } from './problem/problemEditor';
export type { RankRow } from './rank';
export { MOST_PROPOSED, type PlaceOnBoard, type ProposedRow, type ProposedVerdict, type RejudgeProposal } from './contest/rejudgeProposal';
export {
  type ContestGrant,
  contestGrants,
  type ContestRole,
  contestRoleNames,
  contestRoles,
  grants,
  permissions,
  roles,
  rolesWith,
  someGrants,
  type Permission,
  type RoleId,
  type RoleName,
} from './api/roles';
export { type ContestOrganiser, MOST_ORGANISERS, OrganiserDraft } from './contest/contestOrganiser';
export { displayText, toPage, type Page } from './shapes';
export { alertBounds, factorBounds, judgingBounds, MOST_EXPORTED_ENTRIES, queuePriorities } from './admin/adminLimits';
export type { ConnectionKind, DatabasePlace, EventsPlace, FilesPlace, Found } from './admin/connection';
export type { AlertLimits, StoredMail, MailConfig, SmsConfig, Switches, WebConfig } from './admin/settings';
export type { System, WebsiteConfig } from './site';
export { isUnderway, Status } from './status';
export {
  MOST_CODE_CHARACTERS,
  OWN_EXCEPTION,
  type GrantedLimits,
  type JudgedCase,
  type Submission,
  type SubmissionRow,
  type SubmissionVerdict,
} from './submission';
export { ClassificationDraft, TagDraft } from './problem/tagEditor';
export type { Classification, ClassifiedTags, SourcedTag } from './problem/tag';
export type { FoundPackageProblem, PackageLint, PackageReport, TakenProblem } from './problem/problemPackage';
export { MOST_TAKEN_AT_ONCE, type OnTakenId, onTakenId, type PackageFormatName, packageFormats } from './problem/problemPackageLimits';
export { MOST_UPLOAD_BYTES, UPLOAD_PART_BYTES } from './api/uploadInParts';
export { MOST_CASES, type ProblemCase, type UploadedTestData } from './problem/testData';
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
export type { SlideAction } from './account/verification';
export { endpointsOf, openApi, printedPath } from './api/openapi';
export { isWholeListTaken, MOST_IMPORTED_USERS, type ManagedUser, type RowFault, type UserEdit } from './account/users';
