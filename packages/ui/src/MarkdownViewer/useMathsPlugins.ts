import type { Options } from 'react-markdown';
import { fetchedOnce } from '../hooks/fetchedOnce';

const maths = fetchedOnce(() => import('./maths'));
const nothing: NonNullable<Options['rehypePlugins']> = [];

/** KaTeX comes with the first text that has a formula; until then, and offline, the formula stands there as TeX. */
export function useMathsPlugins(source: string) {
  const wanted = source.includes('$');
  const fetched = maths.useFetched(wanted);
  return wanted && fetched ? fetched.mathsPlugins : nothing;
}
