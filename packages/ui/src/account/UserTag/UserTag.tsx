import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { cjkOf, cjkWeight } from '../../theme/cjk';
import { theme } from '../../theme/theme';
import { titleStyle } from './titleStyle';

export interface UserTagProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The name that leads to the user. */
  username: string;
  /** Shown after the name, muted. */
  nickname?: string | null | undefined;
  /** Picture; initials stand in for one that is missing. */
  avatarUrl?: string | null | undefined;
  /** A title that an admin gave, such as "Grandmaster". */
  titleName?: string | null | undefined;
  /** Colour of the title, `#rgb` or `#rrggbb`; drawn as a swatch, never as text. Anything else is ignored. */
  titleColor?: string | null | undefined;
  /** Hides the avatar. Default false. */
  nameOnly?: boolean;
  /** Diameter of the avatar in px. Default 24. */
  size?: 24 | 30 | 32 | 40;
  /** Wraps avatar and name in the link of the host's router. */
  renderLink?: (children: ReactNode) => ReactNode;
}

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** A person in a line: avatar, name and title. */
export const UserTag = forwardRef<HTMLSpanElement, UserTagProps>(function UserTag(
  { username, nickname, avatarUrl, titleName, titleColor, nameOnly = false, size = 24, renderLink = whole => whole, ...rest },
  ref,
) {
  const swatch = titleColor && COLOR.test(titleColor) ? ({ '--swatch': titleColor } as CSSProperties) : undefined;
  const who = (
    <Who {...cjkOf(username)}>
      {!nameOnly && <Avatar name={username} src={avatarUrl ?? undefined} size={size} decorative />}
      <bdi>{username}</bdi>
    </Who>
  );
  return (
    <Root ref={ref} title={username} {...rest}>
      {renderLink(who)}
      {titleName && (
        <Title style={swatch} data-swatch={swatch ? true : undefined}>
          <bdi>{titleName}</bdi>
        </Title>
      )}
      {nickname && (
        <small>
          <bdi>{nickname}</bdi>
        </small>
      )}
    </Root>
  );
});

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-width: 0;
  max-width: 100%;
  color: ${theme.color.text};
  vertical-align: middle;

  & > a {
    min-width: 0;
    color: inherit;
    text-decoration: none;
  }
  & > a:hover {
    color: ${theme.color.accent};
  }
  & > small {
    min-width: 0;
    overflow: hidden;
    color: ${theme.color.text3};
    font: ${theme.font.caption};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Who = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  max-width: 100%;
  font: ${theme.font.strong};
  ${cjkWeight}

  & > bdi {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Title = styled.span`
  ${titleStyle}
`;
