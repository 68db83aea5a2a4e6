import { curveMonotoneX, line, max, nice, ticks } from 'd3';
import { styled } from 'styled-components';
import { evenly, linear } from '../../charts/linear';
import { useMarks } from '../../charts/useMarks';
import { useWidth } from '../../charts/useWidth';
import { formatCount } from '../../format/measures';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { WeekHint } from './WeekHint';
import type { DayCount } from './WeekLines';
import { weekLinesPhrases } from './weekLinesPhrases';

interface WeekDrawingProps {
  days: readonly DayCount[];
  label: string;
  nameOf: (date: string) => string;
}

const HEIGHT_PX = 210;
/** Number of horizontal lines, roughly. */
const RULES = 4;
const EDGE = { top: 12, right: 18, bottom: 28, left: 44 };

/** The two lines, and the day under the pointer or the focus. */
export function WeekDrawing({ days, label, nameOf }: WeekDrawingProps) {
  const say = usePhrases(weekLinesPhrases);
  const locale = useLocale();
  const [width, box] = useWidth<HTMLDivElement>(560);
  const marks = useMarks<SVGGElement>(days.length);
  const short = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  const floor = HEIGHT_PX - EDGE.bottom;
  const ends = [EDGE.left, width - EDGE.right] as const;
  const x = evenly(days.length, ends);
  const [, most] = nice(0, Math.max(max(days, ({ submitted }) => submitted) ?? 0, 4), RULES);
  const y = linear([0, most], [floor, EDGE.top]);
  const smooth = line().curve(curveMonotoneX);
  const lineOf = (series: 'submitted' | 'accepted') => smooth(days.map((day, place) => [x(place), y(day[series])])) ?? '';
  const ground = `${lineOf('accepted')}V${floor}H${x(0)}Z`;
  const step = Math.max((ends[1] - ends[0]) / Math.max(days.length - 1, 1), 24);
  const active = marks.active === undefined ? undefined : days[marks.active];
  return (
    <Box ref={box}>
      <Drawing width={width} height={HEIGHT_PX}>
        {ticks(0, most, RULES).map(tick => (
          <g key={tick} aria-hidden transform={`translate(0 ${y(tick)})`}>
            <path d={`M${EDGE.left} 0H${width - EDGE.right}`} data-rule />
            <text x={EDGE.left - 8} data-axis="y">
              {formatCount(tick, locale)}
            </text>
          </g>
        ))}
        <path d={ground} data-ground />
        <path d={lineOf('submitted')} data-series="submitted" />
        <path d={lineOf('accepted')} data-series="accepted" />
        <g {...marks.listProps} aria-label={label}>
          {days.map((day, place) => (
            <g
              key={day.date}
              {...marks.markProps(place)}
              aria-label={say('point', { day: nameOf(day.date), submitted: day.submitted, accepted: day.accepted })}
              transform={`translate(${x(place)} 0)`}
            >
              <rect x={-step / 2} y={2} width={Math.min(step, step / 2 + width - 2 - x(place))} height={floor + 2} rx="4" data-column />
              <path d={`M0 ${EDGE.top}V${floor}`} data-cursor />
              <rect x="-4" y={y(day.submitted) - 4} width="8" height="8" data-point="submitted" />
              <circle cy={y(day.accepted)} r="4.5" data-point="accepted" />
            </g>
          ))}
        </g>
        <g aria-hidden>
          {days.map((day, place) => (
            <text key={day.date} x={x(place)} y={HEIGHT_PX - 8} data-axis="x" data-active={place === marks.active || undefined}>
              {short.format(new Date(day.date))}
            </text>
          ))}
        </g>
      </Drawing>
      {active && (
        <WeekHint day={active} name={nameOf(active.date)} shareOfWidth={x(marks.active ?? 0) / width} topPx={y(active.submitted)} />
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
`;

const Drawing = styled.svg`
  display: block;
  max-width: 100%;
  overflow: visible;
  print-color-adjust: exact;

  & g {
    outline: 0;
  }
  & [data-rule] {
    stroke: ${theme.color.line};
  }
  & text {
    fill: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  & [data-axis='y'] {
    text-anchor: end;
    dominant-baseline: central;
  }
  & [data-axis='x'] {
    text-anchor: middle;
  }
  & text[data-active] {
    fill: ${theme.color.text};
    font-weight: 600;
  }
  & path[data-series] {
    fill: none;
    stroke-width: 2;
    stroke-linecap: round;
  }
  & [data-series='submitted'] {
    stroke: ${theme.color.text2};
    stroke-dasharray: 5 5;
  }
  & [data-series='accepted'] {
    stroke: var(--oj-ac);
  }
  & [data-ground] {
    fill: var(--oj-ac-soft);
    fill-opacity: 0.55;
  }
  & [data-point] {
    stroke: ${theme.color.surface};
    stroke-width: 2;
  }
  & [data-point='submitted'] {
    fill: ${theme.color.text2};
  }
  & [data-point='accepted'] {
    fill: var(--oj-ac);
  }
  & [data-column] {
    fill: transparent;
  }
  & [data-cursor] {
    visibility: hidden;
    stroke: ${theme.color.lineStrong};
  }
  & [data-active] > [data-cursor] {
    visibility: visible;
  }
  & :focus-visible > [data-column] {
    stroke: ${theme.color.focus};
    stroke-width: 2;
  }
  @media (forced-colors: active) {
    & [data-series] {
      stroke: CanvasText;
    }
    & [data-point] {
      fill: CanvasText;
      stroke: Canvas;
    }
    & [data-ground] {
      fill: none;
    }
  }
`;
