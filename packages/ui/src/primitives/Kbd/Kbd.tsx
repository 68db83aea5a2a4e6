import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

export type KbdProps = ComponentPropsWithoutRef<'kbd'>;

/** A key, or keys that are pressed together: `<Kbd>⌘ K</Kbd>`. */
export const Kbd = forwardRef<HTMLElement, KbdProps>(function Kbd(props, ref) {
  return <Key ref={ref} {...props} />;
});

const Key = styled.kbd`
  display: inline-block;
  padding: 1px 6px;
  border: 1px solid color-mix(in oklch, currentColor 30%, transparent);
  border-block-end-width: 2px;
  border-radius: 5px;
  background: transparent;
  color: inherit;
  font: 500 11px/16px ${theme.family.mono};
  white-space: nowrap;
`;
