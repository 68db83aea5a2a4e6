import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useEffect } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { Select } from '../Select/Select';
import { theme } from '../../theme/theme';
import { PageButton } from './PageButton';
import { PageJumper } from './PageJumper';
import { clampPage, lastPage, type PageMark, pagesAround, pagesUpTo } from './pages';

const words = phrases('pagination', {
  pages: { zh: '分页', en: 'Pages' },
  previous: { zh: '上一页', en: 'Previous page' },
  next: { zh: '下一页', en: 'Next page' },
  page: { zh: '第 {{page}} 页', en: 'Page {{page}}' },
  total: { zh: '共 {{count}} 条', en: { one: '{{count}} result', other: '{{count}} results' } },
  size: { zh: '每页条数', en: 'Rows per page' },
  perPage: { zh: '{{size}} 条/页', en: '{{size}} / page' },
});

interface Counted {
  /** How many there are in all; with 0 nothing is drawn. */
  total: number;
  /** How many are said to be there, where some rows stand twice. Default `total`. */
  count?: number;
  unknownTotal?: false;
}

interface Uncounted {
  /** Says that the number of rows is unknown, as in long lists: the last page is not shown. */
  unknownTotal: true;
  /** Whether there is a page after this one. */
  hasNext: boolean;
  total?: undefined;
  count?: undefined;
}

interface PaginationBase extends Omit<ComponentPropsWithoutRef<'nav'>, 'onChange'> {
  /** The current page, from 1. Outside of the list it is drawn clamped, and the clamped page is reported at once. */
  page: number;
  /** Rows per page. */
  pageSize: number;
  /** Called with the page that was asked for, from 1. */
  onPageChange: (page: number) => void;
  /** Sizes to choose from, for example `[15, 30, 50, 100, 200]`. Without it there is no choice. */
  pageSizes?: readonly number[];
  /** Called with the number of rows per page that was asked for. */
  onPageSizeChange?: (pageSize: number) => void;
  /** Offers a box for the number of the page to go to. */
  jumper?: boolean;
  /** Page numbers shown at most, odd and at least 5. Default 5. */
  pagerCount?: number;
  /** Address of a page: makes the numbers links that can be opened in a new tab. A plain press still calls `onPageChange`. */
  hrefOf?: (page: number) => string;
}

export type PaginationProps = PaginationBase & (Counted | Uncounted);

/** Leafs through a long list. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  {
    page,
    pageSize,
    total,
    count = total,
    unknownTotal,
    onPageChange,
    pageSizes,
    onPageSizeChange,
    pagerCount = 5,
    jumper = false,
    hrefOf,
    ...props
  },
  ref,
) {
  const say = usePhrases(words);
  const { hasNext: nextFollows = false, ...rest } = props as typeof props & { hasNext?: boolean };
  const last = unknownTotal ? Number.MAX_SAFE_INTEGER : lastPage(total ?? 0, pageSize);
  const current = clampPage(page, last);
  const marks: PageMark[] = unknownTotal ? pagesUpTo(current, pagerCount) : pagesAround(current, last, pagerCount);
  const hasNext = unknownTotal ? nextFollows : current < last;
  const empty = total === 0;

  useEffect(() => {
    if (!empty && current !== page) onPageChange(current);
  }, [empty, current, page, onPageChange]);

  if (empty) return null;
  const button = { onPageChange, hrefOf };
  return (
    <Root ref={ref} aria-label={say('pages')} {...rest}>
      {count !== undefined && <Total>{say('total', { count })}</Total>}
      <Pages>
        <li>
          <PageButton {...button} page={current - 1} label={say('previous')} disabled={current <= 1}>
            <ChevronLeft aria-hidden />
          </PageButton>
        </li>
        {marks.map(mark => (
          <li key={mark}>
            {typeof mark === 'number' ? (
              <PageButton {...button} page={mark} label={say('page', { page: mark })} current={mark === current}>
                {mark}
              </PageButton>
            ) : (
              <Gap aria-hidden>…</Gap>
            )}
          </li>
        ))}
        <li>
          <PageButton {...button} page={current + 1} label={say('next')} disabled={!hasNext}>
            <ChevronRight aria-hidden />
          </PageButton>
        </li>
      </Pages>
      {jumper && last > 1 && <PageJumper last={last} onPageChange={onPageChange} />}
      {pageSizes && (
        <Sizes
          label={say('size')}
          labelHidden
          size="small"
          value={String(pageSize)}
          onValueChange={size => onPageSizeChange?.(Number(size))}
          options={pageSizes.map(size => ({ value: String(size), label: say('perPage', { size }) }))}
        />
      )}
    </Root>
  );
});

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[6]};
  color: ${theme.color.text2};
  font: ${theme.font.body};
  font-variant-numeric: tabular-nums;
`;

const Total = styled.span`
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-weight: 400;
`;

const Pages = styled.ol`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Gap = styled.span`
  display: inline-block;
  width: 24px;
  color: ${theme.color.text3};
  text-align: center;
  ${theme.phone} {
    width: 12px;
  }
`;

const Sizes = styled(Select)`
  width: 116px;
`;
