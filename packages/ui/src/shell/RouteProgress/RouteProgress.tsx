import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';

const words = phrases('routeProgress', { loading: { zh: '页面加载中', en: 'Loading page' } });

export interface RouteProgressProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The next page is on its way. */
  active: boolean;
}

/** How long its first, long stroke takes, and how long it stays to be seen as it leaves. */
const SPEED_MS = 1000;

/** A thin line of ink at the top of the window while a page loads; waits 150 ms, never quite arrives before the page does. */
export const RouteProgress = forwardRef<HTMLDivElement, RouteProgressProps>(function RouteProgress({ active, ...rest }, ref) {
  const say = usePhrases(words);
  return (
    <Line ref={ref} data-active={active || undefined} {...rest}>
      <Spoken aria-live="polite">{active && say('loading')}</Spoken>
    </Line>
  );
});

const run = keyframes`
  from { transform: scaleX(0.02); }
  to { transform: scaleX(0.6); }
`;

const creep = keyframes`
  from { transform: scaleX(0.6); }
  to { transform: scaleX(0.96); }
`;

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.progress};
  height: 3px;
  background: ${theme.color.accent};
  transform-origin: left;
  opacity: 0;
  pointer-events: none;
  transition: opacity ${SPEED_MS}ms ${theme.motion.ease};
  &[data-active] {
    opacity: 1;
    transition: opacity 0ms linear 150ms;
    animation:
      ${run} ${SPEED_MS}ms cubic-bezier(0.1, 0.7, 0.2, 1) both,
      ${creep} 12s cubic-bezier(0.1, 0.6, 0.3, 1) ${SPEED_MS}ms forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-active] {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;
