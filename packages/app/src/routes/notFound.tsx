import { NotFound, Page } from '@oj/judge-ui';

export function NotFoundPage() {
  return (
    <Page>
      <NotFound />
    </Page>
  );
}
