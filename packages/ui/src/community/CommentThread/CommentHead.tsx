import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { focusRing } from '../../theme/focus';
import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import { theme } from '../../theme/theme';
import { UserTag } from '../../account/UserTag/UserTag';
import { commentThreadPhrases } from './commentThreadPhrases';
import { RoleBadge } from './RoleBadge';
import { useThread } from './threadActions';
import type { CommentAuthor } from './threadComment';

interface CommentHeadProps {
  author: CommentAuthor;
  createdAt: Date | number | string;
  /** Id of the comment in the page: its address. */
  anchor: string;
  /** Whom a reply answers; stands between the author and the time. */
  children?: ReactNode;
}

/** Who and when. The time is the link to the comment. */
export function CommentHead({ author, createdAt, anchor, children }: CommentHeadProps) {
  const say = usePhrases(commentThreadPhrases);
  const { renderAuthorLink } = useThread();
  const { username, titleName, titleColor, role } = author;
  return (
    <Line>
      <UserTag
        username={username}
        titleName={titleName}
        titleColor={titleColor}
        nameOnly
        renderLink={name => renderAuthorLink?.(author, name) ?? name}
      />
      {role && <RoleBadge of={role} />}
      {children}
      <When href={`#${anchor}`} title={say('permalink')}>
        <RelativeTime at={createdAt} tabIndex={-1} />
      </When>
    </Line>
  );
}

const Line = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[4]};
  min-height: 22px;
`;

const When = styled.a`
  margin-inline-start: ${theme.space[2]};
  border-radius: 2px;
  color: ${theme.color.text3};
  font: ${theme.font.caption};
  text-decoration: none;
  ${focusRing}
  &:hover {
    text-decoration: underline;
  }
`;
