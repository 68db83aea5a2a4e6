import { area, curveMonotoneX, line, max, nice, ticks } from 'd3';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { drawingStyle } from '../../charts/drawingStyle';
import { linear } from '../../charts/linear';
import { useMarks } from '../../charts/useMarks';
import { useWidth } from '../../charts/useWidth';
import { theme } from '../../theme/theme';
import type { TrendPoint } from './TrendLine';

interface TrendDrawingProps {
  points: readonly TrendPoint[];
  label: string;
  write: (value: number) => string;
  timeOf: (at: Date) => string;
  sayPoint: (time: string, value: string) => string;
}

const HEIGHT_PX = 132;
const RULES = 2;
const LEAST_MOST = 4;
const EDGE = { top: 10, right: 14, bottom: 24, left: 48 };
/** Pixels between two times below the line, roughly. */
const TIME_PX = 110;

const HOUR_MS = 3_600_000;
const STEPS_H = [1, 2, 3, 4, 6, 12, 24];

/** Full hours between two moments, evenly, about `most` of them; where there is none, the ends. */
function wholeHours([first, last]: readonly [number, number], most: number): number[] {
  const stepH = STEPS_H.find(step => (last - first) / HOUR_MS / step <= most) ?? 24;
  const start = Math.ceil(first / HOUR_MS) * HOUR_MS;
  const count = Math.floor((last - start) / HOUR_MS / stepH) + 1;
  return count > 0 ? Array.from({ length: count }, (_, i) => start + i * stepH * HOUR_MS) : [first, last];
}

/** The line, and the moment under the pointer or the focus. */
export function TrendDrawing({ points, label, write, timeOf, sayPoint }: TrendDrawingProps) {
  const [width, box] = useWidth<HTMLDivElement>(420);
  const marks = useMarks<SVGGElement>(points.length);
  const floor = HEIGHT_PX - EDGE.bottom;
  const [first, last] = [points[0]?.at.getTime() ?? 0, points.at(-1)?.at.getTime() ?? 0];
  const ends = [EDGE.left, width - EDGE.right] as const;
  const across = last > first ? linear([first, last], ends) : () => (ends[0] + ends[1]) / 2;
  const x = ({ at }: TrendPoint) => across(at.getTime());
  const [, most] = nice(0, Math.max(max(points, ({ value }) => value) ?? 0, LEAST_MOST), RULES);
  const y = linear([0, most], [floor, EDGE.top]);
  const places = points.map((point): [number, number] => [x(point), y(point.value)]);
  const ground = area().curve(curveMonotoneX).y0(floor)(places) ?? '';
  const half = Math.max((ends[1] - ends[0]) / Math.max(points.length - 1, 1), 2) / 2;
  const active = marks.active === undefined ? undefined : points[marks.active];
  const times = last > first ? wholeHours([first, last], (ends[1] - ends[0]) / TIME_PX) : [first];
  return (
    <Box ref={box}>
      <Drawing width={width} height={HEIGHT_PX}>
        {ticks(0, most, RULES).map(tick => (
          <g key={tick} aria-hidden transform={`translate(0 ${y(tick)})`}>
            <path d={`M${EDGE.left} 0H${width - EDGE.right}`} data-rule />
            <text x={EDGE.left - 8} data-axis="y">
              {write(tick)}
            </text>
          </g>
        ))}
        <path d={ground} data-ground />
        <path d={line().curve(curveMonotoneX)(places) ?? ''} data-line />
        <g {...marks.listProps} aria-label={label}>
          {points.map((point, place) => (
            <g
              key={point.at.getTime()}
              {...marks.markProps(place)}
              aria-label={sayPoint(timeOf(point.at), write(point.value))}
              transform={`translate(${x(point)} 0)`}
            >
              <rect x={-half} y={0} width={half * 2} height={floor} data-column />
              <path d={`M0 ${EDGE.top}V${floor}`} data-cursor />
              <circle cy={y(point.value)} r="4" data-point />
            </g>
          ))}
        </g>
        <g aria-hidden>
          {times.map(at => (
            <text key={at} x={across(at)} y={HEIGHT_PX - 6} data-axis="x">
              {timeOf(new Date(at))}
            </text>
          ))}
        </g>
      </Drawing>
      {active && (
        <Hint
          aria-hidden
          style={{ '--share': `${(x(active) / width) * 100}%` } as CSSProperties}
          data-edge={x(active) / width > 0.6 ? 'end' : 'start'}
        >
          {timeOf(active.at)} <b>{write(active.value)}</b>
        </Hint>
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
`;

const Drawing = styled.svg`
  ${drawingStyle}
  & [data-axis='x'] {
    text-anchor: middle;
  }
  & [data-line] {
    fill: none;
    stroke: ${theme.color.accent};
    stroke-width: 2;
    stroke-linejoin: round;
  }
  & [data-ground] {
    fill: ${theme.color.accentSoft};
  }
  & [data-column] {
    fill: transparent;
  }
  & [data-cursor] {
    stroke: ${theme.color.text3};
    stroke-dasharray: 2 3;
    visibility: hidden;
  }
  & [data-point] {
    fill: ${theme.color.accent};
    stroke: ${theme.color.surface};
    stroke-width: 2;
    visibility: hidden;
  }
  & [data-active] > [data-cursor],
  & [data-active] > [data-point] {
    visibility: visible;
  }
  & g:focus-visible > [data-point] {
    stroke: ${theme.color.focus};
    stroke-width: 3;
  }
  @media (forced-colors: active) {
    & [data-line] {
      stroke: CanvasText;
    }
    & [data-ground] {
      fill: none;
    }
  }
`;

const Hint = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: calc(var(--share) + 10px);
  padding: 4px 10px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  color: ${theme.color.text2};
  font: ${theme.font.caption};
  white-space: nowrap;
  pointer-events: none;

  &[data-edge='end'] {
    inset-inline: auto calc(100% - var(--share) + 10px);
  }
  & b {
    color: ${theme.color.text};
    font: 500 12px/16px ${theme.family.mono};
  }
`;
