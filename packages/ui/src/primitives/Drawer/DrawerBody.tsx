import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useScrollStop } from '../../scrolling/useScrollStop';
import { theme } from '../../theme/theme';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

/** The part of a drawer that scrolls. It is a tab stop only when the keyboard could not scroll it otherwise. */
export function DrawerBody({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const scrollStop = useScrollStop(box);
  const [readOnly, setReadOnly] = useState(false);
  useEffect(() => setReadOnly(box.current?.querySelector(CONTROLS) === null), [children]);
  return (
    <Body ref={box} tabIndex={readOnly ? scrollStop : undefined}>
      {children}
    </Body>
  );
}

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 18px 24px 24px;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -3px;
  }
`;
