import { theme, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { contestAddress } from '../../links/contestAddress';
import { groupAddress } from '../../links/groupAddress';
import { useLoginFirst } from '../../links/useLoginFirst';
import { contestListPhrases } from './contestListPhrases';
import { kindOf } from '../summaryOf';

/** Opens a contest; a visitor logs in first. */
export function ContestLink({ id, children }: { id: number; children: ReactNode }) {
  const open = useLoginFirst();
  const address = contestAddress(id);
  return (
    <Link to={address} onClick={event => open(event, address)}>
      <bdi>{children}</bdi>
    </Link>
  );
}

/** Opens the list of all contests of a rule, of the site or of the group that a contest belongs to. */
export function RuleLink({ type, gid, children }: { type: number; gid?: number | null; children: ReactNode }) {
  const say = usePhrases(contestListPhrases);
  return (
    <TagLink
      to={`${gid ? groupAddress(gid, 'contest') : '/contest'}?type=${type}`}
      aria-label={say('allOf', { kind: kindOf(type).toUpperCase() })}
    >
      {children}
    </TagLink>
  );
}

const TagLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  border-radius: ${theme.radius.seal};
  text-decoration: none;
  &:hover > * {
    border-color: ${theme.color.lineStrong};
    color: ${theme.color.text};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
