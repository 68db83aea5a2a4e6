import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { buttonStyle } from './buttonStyle';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** `primary` is ink and stands once on a screen; `quiet` has no frame. Default `secondary`. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Height 36 or 28 px (44 px under a finger). Default `medium`. */
  size?: 'medium' | 'small';
  /** Shows that the action is under way; the button cannot be pressed meanwhile and keeps its width. */
  pending?: boolean;
}

/** Does something. For going somewhere use a link, styled with `buttonStyle` if it must look like this. */
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

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Control = styled.button`
  ${buttonStyle}

  &[data-pending] {
    cursor: progress;
    color: transparent;
  }
  &[data-pending] svg {
    visibility: hidden;
  }
  &[data-pending]::after {
    content: '';
    position: absolute;
    inset: 0;
    width: 14px;
    height: 14px;
    margin: auto;
    border: 2px solid ${theme.color.text3};
    border-block-start-color: transparent;
    border-radius: ${theme.radius.round};
    animation: ${turn} 900ms linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-pending]::after {
      border-style: dotted;
      animation: none;
    }
  }
`;
