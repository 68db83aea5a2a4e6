import { area, curveBasis, scaleLinear } from 'd3';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { outlineOf, ranges } from './horizon';
import { theme } from '../../theme/theme';

interface InkHorizonProps {
  /** Submissions in each minute since the start. */
  perMinute: readonly number[];
  durationMinutes: number;
  /** Part of the contest that is over, 0…1; the hills end there. */
  share: number;
}

const WIDTH = 1000;
const HEIGHT = 190;

/** Three washes of ink behind the head of a contest: how busy it was, up to now. */
export function InkHorizon({ perMinute, durationMinutes, share }: InkHorizonProps) {
  const wash = useId();
  const clip = useId();
  const paths = useMemo(() => ranges.map(hills => pathOf(outlineOf(perMinute, durationMinutes, hills))), [perMinute, durationMinutes]);
  const now = share * WIDTH;
  return (
    <Sheet viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden focusable="false">
      <defs>
        <linearGradient id={wash} x1="0" y1="0" x2="0" y2={HEIGHT} gradientUnits="userSpaceOnUse">
          <stop offset="0.1" stopColor="var(--oj-ink)" stopOpacity="0.22" />
          <stop offset="1" stopColor="var(--oj-ink)" stopOpacity="0" />
        </linearGradient>
        <clipPath id={clip}>
          <rect width={now} height={HEIGHT} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${clip})`}>
        {paths.map((path, place) => (
          <path key={ranges[place]?.smoothing} d={path} fill={`url(#${wash})`} />
        ))}
      </g>
      {share > 0 && share < 1 && (
        <line
          x1={now}
          x2={now}
          y1="8"
          y2={HEIGHT}
          stroke="var(--oj-ink)"
          strokeOpacity="0.35"
          strokeDasharray="2 4"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </Sheet>
  );
}

function pathOf(heights: readonly number[]): string {
  const x = scaleLinear([0, heights.length - 1], [0, WIDTH]);
  const y = scaleLinear([0, 1], [HEIGHT - 4, 12]);
  const draw = area<number>()
    .x((_, point) => x(point))
    .y0(HEIGHT)
    .y1(height => y(height))
    .curve(curveBasis);
  return draw(heights as number[]) ?? '';
}

const Sheet = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 190px;
  pointer-events: none;
  ${theme.phone} {
    height: 130px;
  }
  @media (forced-colors: active) {
    display: none;
  }
`;
