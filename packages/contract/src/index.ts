import { account } from './account';
import { announcement } from './announcement';
import { judging } from './judging';
import { live } from './live';
import { problem } from './problem';
import { site } from './site';
import { submission } from './submission';
import { testData } from './testData';
import { trial } from './trial';

/** Everything the API promises. */
export const contract = { site, account, announcement, problem, submission, live, trial, judging, testData };

export { Credentials, Email, Password, Registration, Username, type UserInfo } from './account';
export type { Announcement } from './announcement';
export { createClient, isEndpoint, overHttp, type Client, type CredentialStore, type Group } from './client';
export type { Access, Arguments, Endpoint, Input, Method, Output, Result } from './endpoint';
export { ApiError, errors, isErrorCode, type ErrorCode } from './errors';
export type { JudgeFault, JudgeMachine } from './judging';
export { LiveEvent, type SubmissionEvent } from './live';
export type { Language, ProblemDetail, ProblemRow, RecentProblem, Tag } from './problem';
export { grants, isAdminRole, permissions, roles, type Permission, type RoleId, type RoleName } from './roles';
export { toPage, type Page } from './shapes';
export type { WebsiteConfig } from './site';
export { isUnderway, Status } from './status';
export { MOST_CODE_CHARACTERS, type JudgedCase, type Submission, type SubmissionRow, type SubmissionStanding } from './submission';
export type { ProblemCase, UploadedTestData } from './testData';
export { MOST_TRIAL_CHARACTERS, type TrialOutcome } from './trial';
export { endpointsOf, openApi } from './openapi';
