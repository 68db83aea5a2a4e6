import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { type VerdictGlyph, verdictOf, type VerdictStatus } from '../../verdict/verdicts';

export interface VerdictIconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Verdict, by number (-10 to 10) or letters. */
  status: VerdictStatus;
}

/**
 * The shape of a verdict, drawn with the colour of the text around it at 14 px. Silent for screen readers: put the
 * letters or the name beside it, or use `VerdictSeal`.
 */
export const VerdictIcon = forwardRef<SVGSVGElement, VerdictIconProps>(function VerdictIcon({ status, ...rest }, ref) {
  const { glyph } = verdictOf(status);
  return (
    <Glyph ref={ref} viewBox="0 0 16 16" aria-hidden focusable={false} data-glyph={glyph} {...rest}>
      {strokes[glyph]}
    </Glyph>
  );
});

const dots = <path d="M3.4 8h.01M8 8h.01M12.6 8h.01" strokeWidth="3" />;

const strokes: Record<VerdictGlyph, ReactNode> = {
  check: <path d="M3 8.6 6.5 12 13 4.4" />,
  cross: <path d="m4 4 8 8M12 4l-8 8" />,
  clock: (
    <>
      <circle cx="8" cy="8.6" r="5.4" />
      <path d="M8 5.6v3.2l2 1.4M6.4 1.4h3.2" />
    </>
  ),
  chip: (
    <>
      <rect x="4" y="4" width="8" height="8" rx="1.4" />
      <path d="M6.4 1.5v2M9.6 1.5v2M6.4 12.5v2M9.6 12.5v2M1.5 6.4h2M1.5 9.6h2M12.5 6.4h2M12.5 9.6h2" />
    </>
  ),
  bolt: <path d="M9.2 1.6 3.6 9h4l-.8 5.4L12.4 7h-4z" />,
  braces: <path d="M5.6 2.4C3.8 2.4 4.6 7.4 2.4 8c2.2.6 1.4 5.6 3.2 5.6M10.4 2.4c1.8 0 1 5 3.2 5.6-2.2.6-1.4 5.6-3.2 5.6" />,
  lines: <path d="M2.5 4h11M2.5 8H9M2.5 12h11" />,
  half: (
    <>
      <circle cx="8" cy="8" r="5.6" />
      <path d="M8 2.6a5.4 5.4 0 0 1 0 10.8z" fill="currentColor" />
    </>
  ),
  ring: (
    <>
      <path d="M13.6 8A5.6 5.6 0 1 1 8 2.4" data-moving />
      <g data-still>{dots}</g>
    </>
  ),
  dots,
  triangle: <path d="M8 2 14.4 13.4H1.6zM8 6.6v3M8 11.6h.01" />,
  upload: <path d="M8 13.5v-8M4.6 8.6 8 5l3.4 3.6M2.6 2.2h10.8" />,
  slash: (
    <>
      <circle cx="8" cy="8" r="5.8" />
      <path d="m4 12 8-8" />
    </>
  ),
  question: <path d="M5.4 5.6a2.7 2.7 0 1 1 3.9 2.6c-.9.5-1.3 1-1.3 2M8 13.2h.01" />,
};

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Glyph = styled.svg`
  flex: none;
  width: 14px;
  height: 14px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  /* Nothing is drawn outside: a clip for each of hundreds of marks costs time in each frame. */
  overflow: visible;

  & [data-still] {
    display: none;
  }
  & [data-moving] {
    transform-origin: 8px 8px;
    animation: ${turn} 1.1s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    & [data-still] {
      display: inline;
    }
    & [data-moving] {
      display: none;
    }
  }
`;
