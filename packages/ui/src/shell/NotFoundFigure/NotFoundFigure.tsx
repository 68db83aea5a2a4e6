import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { useLooseDigits } from './useLooseDigits';

export type NotFoundFigureProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'>;

/** When each figure has had enough of other digits and is written. */
const SETTLE_AT_MS = [500, 1100, 1700];
const WRITE_MS = 700;
const DISSOLVE_MS = 900;
/** Middles of the three figures. */
const PLACES_X = [94, 246, 390];

/**
 * 404, written with a brush: any digits at all well up and dissolve, as ink does in water, and settle into two fours and between them one
 * round stroke with a seal in it. Tells nothing that the words below do not.
 */
export const NotFoundFigure = forwardRef<SVGSVGElement, NotFoundFigureProps>(function NotFoundFigure(props, ref) {
  const wash = useId();
  const digits = useLooseDigits(SETTLE_AT_MS, DISSOLVE_MS);
  return (
    <Sheet ref={ref} viewBox="0 0 480 200" aria-hidden focusable="false" {...props}>
      <defs>
        <linearGradient id={wash} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--oj-ink)" stopOpacity="0.2" />
          <stop offset="1" stopColor="var(--oj-ink)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M0 190c40-10 60-52 98-74 22-12 40 8 62 24 26 18 60 26 96 40l60 10z" fill={`url(#${wash})`} />
      <path d="M190 190c40-14 70-60 112-84 24-13 44 8 66 28 30 26 66 40 112 56z" fill={`url(#${wash})`} />
      {digits.map(({ key, place, digit }) => (
        <Loose key={key} x={PLACES_X[place]} y="158">
          {digit}
        </Loose>
      ))}
      <Four d="M104 30C92 66 70 98 38 124c34-4 70-5 104-4M112 78c-3 30-3 58 0 92" />
      <Ring d="M262 42c-40-18-74 14-72 58 2 42 34 72 68 62 32-10 46-52 32-88-5-13-14-23-26-28" />
      <Ring data-dry d="M258 38c-42-16-76 18-73 63 3 40 32 70 66 66" />
      <Seal>
        <rect x="226" y="88" width="28" height="28" rx="4" fill="var(--oj-wa)" />
        <path d="m234 96 12 12m0-12-12 12" stroke="var(--oj-on-solid)" strokeWidth="3" strokeLinecap="round" />
      </Seal>
      <Four data-second d="M400 30c-12 36-34 68-66 94 34-4 70-5 104-4M408 78c-3 30-3 58 0 92" />
    </Sheet>
  );
});

const write = keyframes`
  from { stroke-dashoffset: var(--stroke); }
`;

const Sheet = styled.svg`
  display: block;
  width: min(480px, 100%);
  height: auto;
  fill: none;
`;

const dissolve = keyframes`
  from { opacity: 0; }
  25% { opacity: 0.42; filter: blur(0); }
  to { opacity: 0; filter: blur(9px); transform: translateY(-10px) scale(1.12); }
`;

const Loose = styled.text`
  fill: ${theme.color.ink};
  font: 600 148px ${theme.family.serif};
  text-anchor: middle;
  opacity: 0;
  transform-box: fill-box;
  transform-origin: center;
  animation: ${dissolve} ${DISSOLVE_MS}ms ease-out;
`;

const stamp = keyframes`
  from { opacity: 0; transform: scale(1.5); }
`;

const Seal = styled.g`
  transform-box: fill-box;
  transform-origin: center;
  animation: ${stamp} ${theme.motion.stamp} ${theme.motion.ease} 2400ms backwards;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Four = styled.path`
  --stroke: 420;
  fill: none;
  stroke: ${theme.color.ink};
  stroke-width: 15;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-dasharray: var(--stroke);
  animation: ${write} ${WRITE_MS}ms ${theme.motion.ease} ${SETTLE_AT_MS[0]}ms backwards;
  &[data-second] {
    animation-delay: ${SETTLE_AT_MS[2]}ms;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Ring = styled.path`
  --stroke: 480;
  fill: none;
  stroke: ${theme.color.ink};
  stroke-width: 15;
  stroke-linecap: round;
  stroke-dasharray: var(--stroke);
  animation: ${write} ${WRITE_MS}ms ${theme.motion.ease} ${SETTLE_AT_MS[1]}ms backwards;
  &[data-dry] {
    stroke-width: 4;
    stroke-opacity: 0.35;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
