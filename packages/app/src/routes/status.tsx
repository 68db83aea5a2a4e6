import { Page, SubmissionList } from '@oj/judge-ui';
import { useSubmissionQuery } from './useSubmissionQuery';

export function StatusPage() {
  return (
    <Page>
      <SubmissionList {...useSubmissionQuery()} />
    </Page>
  );
}
