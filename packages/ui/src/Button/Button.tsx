import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../theme/focus';
import { theme } from '../theme/theme';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** `primary` is ink and stands once on a screen; `quiet` has no frame. Default `secondary`. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Height 36 or 28 px. Default `medium`. */
  size?: 'medium' | 'small';
  /** Shows that the action is under way; the button cannot be pressed meanwhile. */
  pending?: boolean;
}

/** Does something. For going somewhere use a link. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone = 'secondary', size = 'medium', pending = false, type = 'button', disabled, ...rest },
  ref,
) {
  return (
    <Control
      ref={ref}
      type={type}
      data-tone={tone}
      data-size={size}
      data-pending={pending || undefined}
      aria-busy={pending || undefined}
      disabled={disabled || pending}
      {...rest}
    />
  );
});

const Control = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]};
  height: 36px;
  padding: 0 14px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.strong};
  white-space: nowrap;
  cursor: pointer;
  transition: background ${theme.motion.fast} ${theme.motion.ease};
  ${focusRing}

  &:hover:not(:disabled) {
    background: ${theme.color.hover};
  }
  &:disabled {
    cursor: not-allowed;
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    color: ${theme.color.text3};
  }
  &[data-size='small'] {
    height: 28px;
    padding: 0 10px;
    font: ${theme.font.label};
  }
  &[data-tone='primary']:not(:disabled) {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
    color: ${theme.color.onInk};
    &:hover {
      background: ${theme.color.inkHover};
    }
  }
  &[data-tone='quiet'] {
    border-color: transparent;
    background: transparent;
    &:hover:not(:disabled) {
      background: ${theme.color.hover};
    }
  }
  &[data-tone='danger']:not(:disabled) {
    border-color: ${theme.color.danger};
    color: ${theme.color.danger};
  }
  &[data-pending] {
    cursor: progress;
  }
  & svg {
    width: 16px;
    height: 16px;
    flex: none;
  }
`;
