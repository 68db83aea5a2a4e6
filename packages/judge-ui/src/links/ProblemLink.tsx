import { linkStyle } from '@oj/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLoginFirst } from './useLoginFirst';
import { usePageScope } from './PageScope';

/** A link to a problem of the page's scope, in focus mode if wanted. Its title is user content, so that its direction of writing is isolated. */
export function ProblemLink({ problemId, isFocused, children }: { problemId: string; isFocused?: boolean; children: ReactNode }) {
  const open = useLoginFirst();
  const page = usePageScope().addresses.problem(problemId);
  const address = isFocused ? `${page}/full-screen` : page;
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
