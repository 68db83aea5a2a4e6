import { ContestList, Page } from '@oj/judge-ui';
import { useContestQuery } from '../contestQuery';

export function ContestsPage() {
  return (
    <Page>
      <ContestList {...useContestQuery()} />
    </Page>
  );
}
