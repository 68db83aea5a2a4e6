import { max } from 'd3';
import { forwardRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { ChartFrame, type ChartProps } from '../../charts/ChartFrame';
import { fitText } from '../../charts/fitText';
import { linear } from '../../charts/linear';
import { useMarks } from '../../charts/useMarks';
import { useWidth } from '../../charts/useWidth';
import { formatCount } from '../../format/measures';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { theme } from '../../theme/theme';

const words = phrases('topBars', {
  user: { zh: '用户', en: 'User' },
  accepted: { zh: '通过', en: 'Accepted' },
  total: { zh: '提交', en: 'Submitted' },
  score: { zh: '总分', en: 'Score' },
  placeAccepted: {
    zh: '第 {{place}} 名 {{name}}：通过 {{value}}，提交 {{total}}',
    en: '{{place}}. {{name}}: {{value}} accepted of {{total}}',
  },
  placeScore: { zh: '第 {{place}} 名 {{name}}：{{value}} 分', en: '{{place}}. {{name}}: score {{value}}' },
});

/** A place in the ranking. */
export interface RankedUser {
  username: string;
  /** What ranks: accepted problems, or points. */
  value: number;
  /** All submissions, drawn behind the accepted ones. */
  total?: number;
}

export interface TopBarsProps extends Omit<ChartProps, 'onSelect'> {
  /** Best first; more than ten are not drawn. */
  users: readonly RankedUser[];
  /** What `value` counts. Default `accepted`. */
  measure?: 'accepted' | 'score';
  /** Called with the user who was pressed, by pointer or Enter. */
  onUserSelect?: (username: string) => void;
}

const MOST = 10;
const ROW_PX = 32;
const BAR_PX = 20;
const BAR_TOP_PX = (ROW_PX - BAR_PX) / 2;
const NAME_SIZE_PX = 13;
const FIGURE_PX = 92;

/** The ten best, as bars. Arrows go from one to the next. */
export const TopBars = forwardRef<HTMLElement, TopBarsProps>(function TopBars({ users, measure = 'accepted', onUserSelect, ...rest }, ref) {
  const say = usePhrases(words);
  const locale = useLocale();
  const [width, box] = useWidth<HTMLDivElement>(640);
  const shown = users.slice(0, MOST);
  const marks = useMarks<SVGGElement>(shown.length);
  const names = Math.min(180, Math.max(124, width * 0.28));
  const greatest = max(shown, ({ value, total = 0 }) => Math.max(value, total)) ?? 0;
  const x = linear([0, Math.max(greatest, 1)], [0, Math.max(width - names - FIGURE_PX, 40)]);
  const figureOf = ({ value, total }: RankedUser) =>
    measure === 'accepted' && total !== undefined
      ? `${formatCount(value, locale)} / ${formatCount(total, locale)}`
      : formatCount(value, locale);
  const spoken = (user: RankedUser, place: number) => {
    const said = { place: place + 1, name: user.username, value: formatCount(user.value, locale) };
    return measure === 'score'
      ? say('placeScore', said)
      : say('placeAccepted', { ...said, total: formatCount(user.total ?? user.value, locale) });
  };
  const columns = measure === 'score' ? [say('user'), say('score')] : [say('user'), say('accepted'), say('total')];
  const rows = shown.map(user => [user.username, user.value, ...(measure === 'score' ? [] : [user.total ?? '–'])]);
  return (
    <ChartFrame ref={ref} table={{ columns, rows }} {...rest}>
      <div ref={box}>
        <Drawing width={width} height={shown.length * ROW_PX} data-measure={measure}>
          <g {...marks.listProps} aria-label={rest.label}>
            {shown.map((user, place) => (
              <g
                key={user.username}
                {...marks.markProps(place)}
                aria-label={spoken(user, place)}
                transform={`translate(0 ${place * ROW_PX})`}
                data-place={place + 1}
                data-pressable={onUserSelect ? true : undefined}
                onClick={() => onUserSelect?.(user.username)}
                onKeyDown={event => event.key === 'Enter' && onUserSelect?.(user.username)}
              >
                <rect width={width} height={ROW_PX} rx="4" data-ground />
                <rect x={names} y={BAR_TOP_PX} width={x(user.total ?? 0)} height={BAR_PX} rx="3" data-total />
                <rect x={names} y={BAR_TOP_PX} width={Math.max(x(user.value), user.value > 0 ? 2 : 0)} height={BAR_PX} rx="3" data-value />
              </g>
            ))}
          </g>
          <g aria-hidden data-texts>
            {shown.map((user, place) => (
              <g key={user.username} transform={`translate(0 ${(place + 0.5) * ROW_PX})`}>
                <text x="22" data-rank>
                  {place + 1}
                </text>
                <text x="32">{fitText(user.username, names - 42, NAME_SIZE_PX)}</text>
                <text x={names + x(Math.max(user.value, user.total ?? 0)) + 8} data-figure>
                  {figureOf(user)}
                </text>
              </g>
            ))}
          </g>
        </Drawing>
      </div>
    </ChartFrame>
  );
});

const grow = keyframes`
  from { transform: scaleX(0); }
`;

const Drawing = styled.svg`
  display: block;
  max-width: 100%;
  overflow: visible;
  print-color-adjust: exact;

  & g {
    outline: 0;
  }
  & [data-pressable] {
    cursor: pointer;
  }
  & [data-ground] {
    fill: transparent;
  }
  & [data-active] > [data-ground] {
    fill: ${theme.color.hover};
  }
  & :focus-visible > [data-ground] {
    stroke: ${theme.color.focus};
    stroke-width: 2;
  }
  & [data-total],
  & [data-value] {
    transform-box: fill-box;
    animation: ${grow} ${theme.motion.panel} ${theme.motion.ease};
  }
  & [data-total] {
    fill: var(--oj-wash-1);
  }
  & [data-value] {
    fill: var(--oj-ac);
  }
  &[data-measure='score'] [data-value] {
    fill: var(--oj-wash-3);
  }
  & [data-texts] {
    pointer-events: none;
  }
  & text {
    fill: ${theme.color.text};
    font: 400 13px/1 ${theme.family.sans};
    dominant-baseline: central;
  }
  & [data-rank] {
    fill: ${theme.color.text3};
    font: 600 13px/1 ${theme.family.serif};
    text-anchor: end;
  }
  & [data-figure] {
    fill: ${theme.color.text2};
    font: 400 12px/1 ${theme.family.mono};
  }
  @media (forced-colors: active) {
    & [data-total] {
      fill: Canvas;
      stroke: CanvasText;
    }
    & [data-value],
    &[data-measure='score'] [data-value] {
      fill: CanvasText;
    }
    & [data-active] > [data-ground] {
      fill: Canvas;
      stroke: Highlight;
      stroke-width: 2;
    }
  }
`;
