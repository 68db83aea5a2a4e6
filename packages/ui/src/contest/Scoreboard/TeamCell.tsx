import { type CSSProperties, memo } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { paintOf } from '../Balloon/paint';
import type { Entrant } from '../../ranking/standing';
import { theme } from '../../theme/theme';
import { titleStyle } from '../../account/UserTag/titleStyle';
import { type ShownName, shownNameOf } from './boardFilter';

export interface TeamCellProps {
  entrant: Entrant;
  shownName: ShownName;
  /** Address of the name; without one it is plain text that may still be pressed. */
  href?: string | undefined;
  /** Remark before the school, such as that the team is unofficial. */
  remark?: string | undefined;
  avatarSize?: 24 | 32;
  /** Lets the Tab key reach the name; in a grid the cell has the focus instead. Default false. */
  tabbable?: boolean;
}

/** Who a row is about: picture, name with title, and in a second line the username and the school. */
export const TeamCell = memo(function TeamCell({ entrant, shownName, href, remark, avatarSize = 32, tabbable = false }: TeamCellProps) {
  const { username, avatarUrl, school, titleName, titleColor } = entrant;
  const name = shownNameOf(entrant, shownName);
  const paint = paintOf(titleColor);
  const more = [remark, name === username ? undefined : username, school].filter(Boolean).join(' · ');
  return (
    <>
      <Avatar name={name} src={avatarUrl ?? undefined} size={avatarSize} decorative />
      <Texts>
        <Name as={href ? 'a' : 'b'} href={href} tabIndex={href && !tabbable ? -1 : undefined} title={name} data-opens-team>
          {name}
        </Name>
        {titleName && (
          <Title style={paint && ({ '--swatch': paint.color } as CSSProperties)} data-swatch={paint ? true : undefined}>
            {titleName}
          </Title>
        )}
        {more && <small title={more}>{more}</small>}
      </Texts>
    </>
  );
});

const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(min-content, 1fr);
  align-items: center;
  flex: 1;
  column-gap: 7px;
  min-inline-size: 0;

  & > small {
    grid-column: 1 / -1;
    inline-size: 0;
    min-inline-size: 100%;
    overflow: hidden;
    color: ${theme.color.text3};
    font: 400 12px/15px ${theme.family.sans};
    /* Written from right to left, too, it begins under the name. */
    text-align: left;
    text-overflow: ellipsis;
    unicode-bidi: plaintext;
    white-space: nowrap;
  }
  [data-density='compact']:not(:root) & {
    display: flex;
    & > small {
      flex: 1 1 0;
      inline-size: auto;
      min-inline-size: 0;
    }
  }
  ${theme.phone} {
    & > small {
      display: none;
    }
  }
`;

const Name = styled.b`
  flex: 0 1 auto;
  min-inline-size: 0;
  overflow: hidden;
  color: inherit;
  font: 600 15px/20px ${theme.family.sans};
  text-decoration: none;
  text-overflow: ellipsis;
  unicode-bidi: isolate;
  white-space: nowrap;
  [data-opens~='team'] & {
    cursor: pointer;
    &:hover {
      color: ${theme.color.accent};
    }
  }
  ${theme.phone} {
    font-size: 14px;
  }
`;

const Title = styled.span`
  ${titleStyle}
  justify-self: start;
  max-inline-size: 8em;
  ${theme.phone} {
    display: none;
  }
`;
