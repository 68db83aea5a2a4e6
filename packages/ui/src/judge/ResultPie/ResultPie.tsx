import { arc, pie } from 'd3';
import { forwardRef, useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { ChartFrame, type ChartProps } from '../../charts/ChartFrame';
import { useMarks } from '../../charts/useMarks';
import { formatCount } from '../../format/measures';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { useVerdictName } from '../../verdict/verdictNames';
import { PigmentPattern } from './PigmentPattern';
import { ResultLegend } from './ResultLegend';
import { resultPiePhrases } from './resultPiePhrases';
import { type ResultCount, type ResultSlice, slicesOf } from './slices';

export interface ResultPieProps extends ChartProps {
  /** How often each verdict was given, in the order of the slices; empty ones are left out. */
  counts: readonly ResultCount[];
}

const RADIUS_PX = 96;
const HOLE_PX = 58;

const place = pie<ResultSlice>()
  .value(({ count }) => count)
  .sort(null);
const path = arc<{ startAngle: number; endAngle: number }>().innerRadius(HOLE_PX).outerRadius(RADIUS_PX).padAngle(0.012).cornerRadius(2);

/** How the submissions of a problem, a user or a contest ended: a ring of pigments, each with its own hatch, beside its list. */
export const ResultPie = forwardRef<HTMLElement, ResultPieProps>(function ResultPie({ counts, ...rest }, ref) {
  const say = usePhrases(resultPiePhrases);
  const nameOf = useVerdictName();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const id = useId();
  const slices = slicesOf(counts);
  const marks = useMarks<HTMLUListElement>(slices.length);
  const active = marks.active === undefined ? undefined : slices[marks.active];
  const total = slices.reduce((sum, { count }) => sum + count, 0);
  const table = {
    columns: [say('verdict'), say('count'), say('share')],
    rows: slices.map(each => [`${each.letters} ${nameOf(each.status)}`, formatCount(each.count, locale), percent.format(each.share)]),
  };
  return (
    <ChartFrame ref={ref} table={table} {...rest}>
      <Sheet>
        <Ring viewBox="-100 -100 200 200" aria-hidden data-touched={active ? true : undefined}>
          <defs>
            {slices.map(({ pigment }) => (
              <PigmentPattern key={pigment} id={`${id}-${pigment}`} pigment={pigment} />
            ))}
          </defs>
          {place(slices).map(({ data, startAngle, endAngle, index }) => (
            <path
              key={data.status}
              d={path({ startAngle, endAngle }) ?? ''}
              fill={`url(#${id}-${data.pigment})`}
              data-active={index === marks.active || undefined}
              onPointerEnter={marks.markProps(index).onPointerEnter}
              onPointerLeave={marks.markProps(index).onPointerLeave}
            />
          ))}
          <text y="2">{active ? percent.format(active.share) : formatCount(total, locale)}</text>
          <text y="22" data-small>
            {active ? active.letters : say('total')}
          </text>
        </Ring>
        <ResultLegend slices={slices} marks={marks} percent={percent} patternId={id} />
      </Sheet>
    </ChartFrame>
  );
});

const appear = keyframes`
  from { opacity: 0; transform: rotate(-24deg); }
`;

const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[7]} ${theme.space[9]};
`;

const Ring = styled.svg`
  flex: none;
  width: 200px;
  height: 200px;
  overflow: visible;
  print-color-adjust: exact;

  & > path {
    transition:
      opacity ${theme.motion.fast} ${theme.motion.ease},
      transform ${theme.motion.fast} ${theme.motion.ease};
    animation: ${appear} ${theme.motion.panel} ${theme.motion.ease};
  }
  &[data-touched] > path:not([data-active]) {
    opacity: 0.35;
  }
  & > path[data-active] {
    transform: scale(1.035);
  }
  & > text {
    fill: ${theme.color.text};
    font: 600 26px/1 ${theme.family.serif};
    font-variant-numeric: tabular-nums lining-nums;
    text-anchor: middle;
  }
  & > text[data-small] {
    fill: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  @media (forced-colors: active) {
    & > path {
      stroke: CanvasText;
    }
    & > path[data-active] {
      stroke-width: 3;
    }
  }
`;
