export { createOjClient, type OjClient, type OjOptions } from './createOjClient';
export { followSubmission, type SubmissionProgress } from './followSubmission';
export {
  type AcmRow,
  ApiError,
  type ApiScope,
  apiScopes,
  type Contest,
  contract,
  type CredentialStore,
  type ErrorCode,
  isUnderway,
  type JudgedCase,
  type LiveEvent,
  type OiRow,
  type Page,
  type ProblemDetail,
  type ProblemRow,
  Status,
  type Submission,
  type SubmissionRow,
} from '@oj/contract';
export { type PartsOptions, sendInParts } from '@oj/contract/sendInParts';
