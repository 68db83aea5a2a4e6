import type { UserInfo } from '@oj/contract';
import { Avatar, focusRing, theme, visuallyHidden } from '@oj/ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';

interface UserMenuButtonProps extends ComponentPropsWithoutRef<'button'> {
  user: UserInfo;
}

/** The user at the end of the bar: picture and name, on a phone the picture alone. */
export const UserMenuButton = forwardRef<HTMLButtonElement, UserMenuButtonProps>(function UserMenuButton({ user, ...rest }, ref) {
  return (
    <Trigger ref={ref} type="button" {...rest}>
      <Avatar name={user.username} src={user.avatar ?? undefined} size={30} decorative />
      <Name>{user.username}</Name>
    </Trigger>
  );
});

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 36px;
  padding: 2px ${theme.space[4]} 2px 2px;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.text};
  cursor: pointer;
  @media (pointer: coarse) {
    min-width: 44px;
    min-height: 44px;
    justify-content: center;
    padding-inline: 2px;
  }
  &:hover {
    background: ${theme.color.hover};
  }
  ${focusRing}
`;

const Name = styled.bdi`
  max-width: 12ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: ${theme.font.strong};
  ${theme.phone} {
    ${visuallyHidden}
  }
`;
