import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { linear } from '../../charts/linear';
import { useMarks } from '../../charts/useMarks';
import { useWidth } from '../../charts/useWidth';
import { theme } from '../../theme/theme';
import { bandOf, type RatingBand, ratingAxis } from './ratingBands';
import { ratingDrawingStyle } from './ratingDrawingStyle';

interface DrawnPoint {
  id: string | number;
  atMs: number;
  rating: number;
  title: string;
  /** Date, rating and change, under the title. */
  note: string;
  /** All of it, for readers. */
  spoken: string;
}

interface RatingDrawingProps {
  points: readonly DrawnPoint[];
  label: string;
  bands: readonly RatingBand[];
  yearOf: (at: number) => string;
}

const HEIGHT_PX = 220;
const EDGE = { top: 10, right: 14, bottom: 26, left: 48 };
/** Pixels between two dates below the line, roughly. */
const DATE_PX = 130;
/** A pointer finds a mark this near, px. */
const REACH_PX = 14;

/** Grounds of the levels, the line, a mark a contest, and what is said of the one under the pointer or the focus. */
export function RatingDrawing({ points, label, bands, yearOf }: RatingDrawingProps) {
  const [width, box] = useWidth<HTMLDivElement>(420);
  const marks = useMarks<SVGGElement>(points.length);
  const { least, most, lines } = ratingAxis(points.map(({ rating }) => rating));
  const ends = [EDGE.left, width - EDGE.right] as const;
  const [first, last] = [points[0]?.atMs ?? 0, points.at(-1)?.atMs ?? 0];
  const x = last > first ? linear([first, last], ends) : () => (ends[0] + ends[1]) / 2;
  const y = linear([least, most], [HEIGHT_PX - EDGE.bottom, EDGE.top]);
  const inside = (rating: number) => y(Math.min(Math.max(rating, least), most));
  const ordered = bands.toSorted((a, b) => a.from - b.from);
  const dates = last > first ? Math.max(2, Math.floor((ends[1] - ends[0]) / DATE_PX)) : 1;
  const active = marks.active === undefined ? undefined : points[marks.active];
  const share = active ? x(active.atMs) / width : 0;
  return (
    <Box ref={box}>
      <Drawing width={width} height={HEIGHT_PX}>
        <g aria-hidden>
          {ordered.map(({ from, name, color }, place) => {
            const [top, bottom] = [inside(ordered[place + 1]?.from ?? most), inside(from)];
            return (
              <rect key={name} data-band x={ends[0]} width={ends[1] - ends[0]} y={top} height={Math.max(bottom - top, 0)} fill={color}>
                <title>{name}</title>
              </rect>
            );
          })}
          {lines.map(rating => (
            <g key={rating} transform={`translate(0 ${y(rating)})`}>
              <path d={`M${ends[0]} 0H${ends[1]}`} data-rule />
              <text x={EDGE.left - 8} data-axis="y">
                {rating}
              </text>
            </g>
          ))}
        </g>
        <path d={points.map(({ atMs, rating }, place) => `${place ? 'L' : 'M'}${x(atMs)} ${y(rating)}`).join('')} data-line />
        <g {...marks.listProps} aria-label={label}>
          {points.map(({ id, atMs, rating, spoken }, place) => (
            <g key={id} {...marks.markProps(place)} aria-label={spoken} transform={`translate(${x(atMs)} ${y(rating)})`}>
              <circle r={REACH_PX} data-reach />
              <circle r="4" data-point />
            </g>
          ))}
        </g>
        <g aria-hidden>
          {Array.from({ length: dates }, (_, place) => {
            const at = dates > 1 ? first + ((last - first) * place) / (dates - 1) : first;
            const anchor = dates === 1 ? 'middle' : place === 0 ? 'start' : place === dates - 1 ? 'end' : 'middle';
            return (
              <text key={place} x={x(at)} y={HEIGHT_PX - 6} textAnchor={anchor}>
                {yearOf(at)}
              </text>
            );
          })}
        </g>
      </Drawing>
      {active && (
        <Hint aria-hidden style={{ '--share': `${share * 100}%` } as CSSProperties} data-edge={share > 0.6 ? 'end' : 'start'}>
          <b>{active.title}</b>
          <span>{active.note}</span>
          <span>{bandOf(active.rating, bands)?.name}</span>
        </Hint>
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
`;

const Drawing = styled.svg`
  ${ratingDrawingStyle}
`;

const Hint = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: calc(var(--share) + 10px);
  display: grid;
  max-width: 60%;
  padding: 4px 10px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  color: ${theme.color.text2};
  font: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  pointer-events: none;

  &[data-edge='end'] {
    inset-inline: auto calc(100% - var(--share) + 10px);
  }
  & b {
    color: ${theme.color.text};
  }
  & > :empty {
    display: none;
  }
`;
