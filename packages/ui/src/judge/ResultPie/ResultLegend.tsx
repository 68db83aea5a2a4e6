import { styled } from 'styled-components';
import type { useMarks } from '../../charts/useMarks';
import { formatCount } from '../../format/measures';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { useVerdictName } from '../../verdict/verdictNames';
import { resultPiePhrases } from './resultPiePhrases';
import type { ResultSlice } from './slices';

interface ResultLegendProps {
  slices: readonly ResultSlice[];
  marks: ReturnType<typeof useMarks<HTMLUListElement>>;
  percent: Intl.NumberFormat;
  /** Beginning of the ids of the patterns; the pigment follows. */
  patternId: string;
}

/** The slices as a listbox: hatch, letters, name, count and share. */
export function ResultLegend({ slices, marks, percent, patternId }: ResultLegendProps) {
  const say = usePhrases(resultPiePhrases);
  const nameOf = useVerdictName();
  const locale = useLocale();
  return (
    <List {...marks.listProps} aria-label={say('results')}>
      {slices.map((slice, place) => {
        const name = nameOf(slice.status);
        const count = formatCount(slice.count, locale);
        const share = percent.format(slice.share);
        return (
          <Line key={slice.status} {...marks.markProps(place)}>
            <Spoken>{say('slice', { name, count, share })}</Spoken>
            <svg viewBox="0 0 16 16" aria-hidden>
              <rect width="16" height="16" rx="3" fill={`url(#${patternId}-${slice.pigment})`} />
            </svg>
            <b aria-hidden>{slice.letters}</b>
            <span aria-hidden>{name}</span>
            <data aria-hidden value={slice.count}>
              {count}
            </data>
            <small aria-hidden>{share}</small>
          </Line>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  flex: 1 1 260px;
  max-width: 400px;
  margin: 0;
  padding: 0;
  list-style: none;
  outline: 0;
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 16px 34px 1fr auto 54px;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 30px;
  padding: 2px 8px;
  border-radius: ${theme.radius.seal};
  font: ${theme.font.body};
  font-variant-numeric: tabular-nums;
  cursor: default;
  ${focusRing}

  &:focus-visible {
    outline-offset: 0;
  }
  &[data-active] {
    background: ${theme.color.hover};
  }
  & > svg {
    width: 16px;
    height: 16px;
    print-color-adjust: exact;
  }
  & > b {
    font: 600 12px/18px ${theme.family.mono};
  }
  & > span[aria-hidden] {
    overflow: hidden;
    color: ${theme.color.text2};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > data {
    font: ${theme.font.number};
    text-align: end;
  }
  & > small {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
    text-align: end;
  }
  @media (pointer: coarse) {
    min-height: 36px;
  }
`;
