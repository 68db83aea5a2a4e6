import { useSearchParams } from 'react-router-dom';
import { numberIn, type Value, withValues } from './query';

/** Makes a filter of its text in the address; undefined where the text is no such filter. */
export type FilterReader<T extends Value = Value> = (text: string) => T;
type Readers = Record<string, FilterReader>;

/** The filters of a list that the address sets, each as the call takes it. */
export type FilterOf<R extends Readers> = { [Name in keyof R]?: ReturnType<R[Name]> };

export interface ListState<Filter> {
  filter: Filter;
  /** Number of the page, from 1. */
  page: number;
  /** Rows in a page. */
  pageSize: number;
  /** Takes all filters anew, and goes to the first page. */
  onFilterChange: (filter: { [Name in keyof Filter]?: Value }) => void;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

interface Options {
  /** Rows in a page unless the address says otherwise. Default 30. */
  pageSize?: number;
  /** Page sizes that the address may name. */
  pageSizes?: readonly number[];
  /** Name of the page in the address. Default `currentPage`. */
  pageName?: string;
}

const PAGE_SIZES = [15, 30, 50, 100, 200];

/**
 * State of a list, kept in the address: filters, page and page size. What is empty, or the first page, does not appear in the address.
 * @param readers of the filters, by their names in the address, below.
 */
export function useListState<R extends Readers>(
  readers: R,
  { pageSize = 30, pageSizes = PAGE_SIZES, pageName = 'currentPage' }: Options = {},
): ListState<FilterOf<R>> {
  const [query, setQuery] = useSearchParams();
  const write = (values: Record<string, Value>) => setQuery(withValues(query, values));
  const limit = numberIn(query, 'limit');
  return {
    filter: filterIn(query, readers),
    page: Math.max(1, numberIn(query, pageName) ?? 1),
    pageSize: pageSizes.find(size => size === limit) ?? pageSize,
    onFilterChange: filter =>
      write({ ...Object.fromEntries(Object.keys(readers).map(name => [name, filter[name]])), [pageName]: undefined }),
    onPageChange: next => write({ [pageName]: next > 1 ? next : undefined }),
    onPageSizeChange: size => write({ limit: size, [pageName]: undefined }),
  };
}

export function filterIn<R extends Readers>(query: URLSearchParams, readers: R): FilterOf<R> {
  const filter: Record<string, Value> = {};
  for (const [name, read] of Object.entries(readers)) {
    const text = query.get(name);
    const value = text ? read(text) : undefined;
    if (value !== undefined) filter[name] = value;
  }
  return filter as FilterOf<R>;
}

/** Readers of the filters that lists keep in the address. What a list does not know counts as no filter. */
export const words = (text: string): string | undefined => text;

export const flag = (text: string): true | undefined => text === 'true' || undefined;

export const id = (text: string): number | undefined => (/^[1-9]\d*$/.test(text) ? Number(text) : undefined);

/** IDs with commas between them. */
export function ids(text: string): number[] | undefined {
  const found = text.split(',').flatMap(part => id(part) ?? []);
  return found.length > 0 ? found : undefined;
}

export function moment(text: string): Date | undefined {
  const found = new Date(text);
  return Number.isNaN(found.getTime()) ? undefined : found;
}

export const oneOf =
  <const T extends string | number>(values: readonly T[]): FilterReader<T | undefined> =>
  text =>
    values.find(value => String(value) === text);

/** The only filter of a list that is searched for words. */
export const keywordFilter = { keyword: words };
