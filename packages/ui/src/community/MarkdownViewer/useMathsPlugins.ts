import type { Options } from 'react-markdown';
import { fetchedOnce } from '../../hooks/fetchedOnce';
import { formulaDress } from './formulaDress';

const maths = fetchedOnce(() => import('../../typeset/mathsPlugins'));
type Plugins = NonNullable<Options['rehypePlugins']>;
const nothing: Plugins = [];

/** KaTeX comes with the first text that has a formula; until then, and offline, the formula stands there as TeX. */
export function useMathsPlugins(source: string): Plugins {
  const wanted = source.includes('$');
  const fetched = maths.useFetched(wanted);
  const dressed = formulaDress.useFetched(wanted);
  return wanted && dressed && fetched ? fetched.mathsPlugins : nothing;
}
