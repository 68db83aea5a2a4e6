import { linkStyle } from '@oj/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLoginFirst } from './useLoginFirst';
import { usePageScope } from './PageScope';

/** A link to a problem of the page's scope. Its title is user content, so that its direction of writing is isolated. */
export function ProblemLink({ problemId, children }: { problemId: string; children: ReactNode }) {
  const open = useLoginFirst();
  const address = usePageScope().addresses.problem(problemId);
  return (
    <InkLink to={address} data-tone="ink" onClick={event => open(event, address)}>
      <bdi>{children}</bdi>
    </InkLink>
  );
}

const InkLink = styled(Link)`
  padding-block: 4px;
  ${linkStyle}
  @media (pointer: coarse) {
    padding-block: 12px;
  }
`;
