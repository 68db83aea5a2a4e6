import { Page, SubmissionList } from '@oj/judge-ui';
import { useSubmissionState } from './useSubmissionState';

export function StatusPage() {
  return (
    <Page>
      <SubmissionList {...useSubmissionState()} />
    </Page>
  );
}
