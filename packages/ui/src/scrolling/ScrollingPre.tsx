import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { useScrollStop } from './useScrollStop';

export interface ScrollingPreProps extends ComponentPropsWithoutRef<'pre'> {
  /** Names it for readers. */
  label: string;
}

/** Text as it was typed, in its own scroll box. It is a tab stop only while there is something to scroll to. */
export const ScrollingPre = forwardRef<HTMLPreElement, ScrollingPreProps>(function ScrollingPre({ label, ...rest }, ref) {
  const box = useRef<HTMLPreElement>(null);
  const tabStop = useScrollStop(box);
  useImperativeHandle<HTMLPreElement | null, HTMLPreElement | null>(ref, () => box.current, []);
  return <Box ref={box} tabIndex={tabStop} aria-label={label} {...rest} />;
});

const Box = styled.pre.attrs({ role: 'group' })`
  margin: 0;
  direction: ltr;
  overflow: auto;
  font: ${theme.font.code};
  font-variant-ligatures: none;
  tab-size: 4;

  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
  @media print {
    max-height: none;
    overflow: visible;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
