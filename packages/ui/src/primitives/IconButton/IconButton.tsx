import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyle } from '../Button/buttonStyle';
import { theme } from '../../theme/theme';

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'children'> {
  /** What it does, spoken and shown on hover. */
  label: string;
  /** One icon, drawn at 16 px. */
  children: ReactNode;
  /** Default `quiet`: no frame until it is hovered. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** A square of 36 or 28 px (44 px under a finger). Default `medium`. */
  size?: 'medium' | 'small';
}

/** A button that shows only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, tone = 'quiet', size = 'medium', type = 'button', title = label, ...rest },
  ref,
) {
  return <Control ref={ref} type={type} aria-label={label} title={title} data-tone={tone} data-size={size} {...rest} />;
});

const Control = styled.button`
  ${buttonStyle}
  flex: none;
  width: ${theme.height.control};
  padding: 0;

  &[data-size='small'] {
    width: ${theme.height.controlSmall};
    padding: 0;
  }
`;
