import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { dayForKey, daysLater, firstDay, monthsOver, toneOf, WEEKS } from './heatDays';
import { heatPhrases } from './heatPhrases';
import { heatTones } from './heatTones';

interface HeatGridProps {
  label: string;
  counts: ReadonlyMap<string, number>;
  end: string;
  steps: readonly number[];
}

interface Hint {
  text: string;
  xPx: number;
  yPx: number;
  edge: 'start' | 'middle' | 'end';
}

/** Seven rows of 53 days. One tab stop; on a narrow page the newest weeks are in sight. */
export function HeatGrid({ label, counts, end, steps }: HeatGridProps) {
  const say = usePhrases(heatPhrases);
  const locale = useLocale();
  const first = firstDay(end, locale === 'zh-CN' ? 1 : 0);
  const [stop, setStop] = useState(end);
  const [hint, setHint] = useState<Hint>();
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const current = stop < first || stop > end ? end : stop;

  useLayoutEffect(() => {
    scroller.current?.scrollTo({ left: scroller.current.scrollWidth, behavior: 'instant' });
  }, [end]);

  const show = (cell: HTMLElement | null) => {
    const box = root.current?.getBoundingClientRect();
    if (!cell || !box) return setHint(undefined);
    const { left, top, width } = cell.getBoundingClientRect();
    const xPx = left + width / 2 - box.left;
    const edge = xPx < 120 ? 'start' : xPx > box.width - 120 ? 'end' : 'middle';
    return setHint({ text: cell.getAttribute('aria-label') ?? '', xPx, yPx: top - box.top, edge });
  };
  const cellOf = (target: EventTarget) => (target instanceof HTMLElement ? target.closest<HTMLElement>('td[data-date]') : null);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setHint(undefined);
    const next = dayForKey(event.key, event.ctrlKey, current, first, end);
    if (next === undefined) return;
    event.preventDefault();
    root.current?.querySelector<HTMLElement>(`td[data-date="${next}"]`)?.focus();
  };

  const body = useMemo(() => {
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
    const spoken = (date: string, count: number) => {
      const day = long.format(new Date(date));
      return count > 0 ? say('day', { day, count }) : say('none', { day });
    };
    return Array.from({ length: 7 }, (_, row) => (
      <tr key={row}>
        <th scope="row">
          <span data-quiet={row % 2 === 0 || undefined}>{weekday.format(new Date(daysLater(first, row)))}</span>
        </th>
        {Array.from({ length: WEEKS }, (_, week) => {
          const date = daysLater(first, week * 7 + row);
          if (date > end) return <Blank key={date} />;
          const count = counts.get(date) ?? 0;
          return (
            <Day
              key={date}
              tabIndex={date === current ? 0 : -1}
              aria-label={spoken(date, count)}
              data-date={date}
              data-tone={toneOf(count, steps)}
            />
          );
        })}
      </tr>
    ));
  }, [locale, say, first, end, counts, steps, current]);

  return (
    <Root ref={root}>
      <Scroller ref={scroller} onScroll={() => setHint(undefined)}>
        <Sheet
          role="grid"
          aria-label={label}
          onKeyDown={press}
          onFocus={({ target }) => {
            const cell = cellOf(target);
            setStop(cell?.dataset.date ?? current);
            show(cell);
          }}
          onBlur={() => setHint(undefined)}
          onPointerOver={({ target }) => show(cellOf(target))}
          onPointerLeave={() => setHint(undefined)}
        >
          <Months first={first} />
          <tbody>{body}</tbody>
        </Sheet>
      </Scroller>
      {hint && (
        <Bubble aria-hidden data-edge={hint.edge} style={{ '--x': `${hint.xPx}px`, '--y': `${hint.yPx}px` } as CSSProperties}>
          {hint.text}
        </Bubble>
      )}
    </Root>
  );
}

/** Names of the months over their weeks. A month of one week has no room for its name. */
function Months({ first }: { first: string }) {
  const locale = useLocale();
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (
    <thead aria-hidden>
      <tr>
        <Blank />
        {monthsOver(first).map(({ month, weeks }) => (
          <td key={month} colSpan={weeks}>
            {weeks > 1 && short.format(new Date(`${month}-01`))}
          </td>
        ))}
      </tr>
    </thead>
  );
}

const Root = styled.div`
  position: relative;
`;

const Scroller = styled.div`
  padding: 3px;
  margin: -3px;
  overflow-x: auto;
  scrollbar-width: thin;
`;

const Sheet = styled.table`
  border-collapse: separate;
  border-spacing: 3px;
  margin: -3px;
  color: ${theme.color.text3};
  font: ${theme.font.caption};

  & td,
  & th {
    padding: 0;
  }
  & thead td {
    height: 18px;
    max-width: 0;
    white-space: nowrap;
  }
  & tbody th {
    height: 13px;
    padding-inline-end: 6px;
    font: 400 11px/13px ${theme.family.sans};
    text-align: end;
    white-space: nowrap;
  }
  & [data-quiet] {
    ${visuallyHidden}
  }
`;

const Day = styled.td.attrs({ role: 'gridcell' })`
  ${heatTones}
  min-width: 13px;
  width: 13px;
  height: 13px;
  cursor: default;

  &:hover {
    outline: 1px solid ${theme.color.text2};
    outline-offset: 0;
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
  @media (pointer: coarse) {
    min-width: 20px;
    height: 20px;
  }
`;

const Blank = styled.td``;

const Bubble = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(var(--y) - 8px);
  inset-inline-start: var(--x);
  padding: 5px 9px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.seal};
  background: ${theme.color.ink};
  color: ${theme.color.onInk};
  font: ${theme.font.caption};
  white-space: nowrap;
  pointer-events: none;
  transform: translate(-50%, -100%);

  &[data-edge='start'] {
    transform: translate(-12px, -100%);
  }
  &[data-edge='end'] {
    transform: translate(calc(12px - 100%), -100%);
  }
`;
