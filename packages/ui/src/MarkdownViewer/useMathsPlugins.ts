import { useEffect, useState } from 'react';
import type { Options } from 'react-markdown';

type Plugins = NonNullable<Options['rehypePlugins']>;
let loaded: Plugins | undefined;
const nothing: Plugins = [];

/** KaTeX comes with the first text that has a formula; until then the formula stands there as TeX. */
export function useMathsPlugins(source: string): Plugins {
  const wanted = source.includes('$');
  const [plugins, setPlugins] = useState(() => loaded);
  useEffect(() => {
    if (!wanted || loaded) return;
    let gone = false;
    import('./maths').then(
      module => {
        loaded = module.mathsPlugins;
        if (!gone) setPlugins(module.mathsPlugins);
      },
      () => undefined, // offline: the TeX stays readable
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return (wanted && plugins) || nothing;
}
