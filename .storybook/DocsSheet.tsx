import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { LocaleProvider } from '../packages/ui/src/locale/LocaleProvider';
import { frameOf } from './danqing';
import { GlobalsContext } from './GlobalsContext';
import { preparePage, placeOf } from './place';
import { firstGlobals } from './toolbars';

interface Told {
  globals: Record<string, unknown>;
}

/** The globals in the address of the preview, `globals=theme:dark;locale:zh-CN`, over the first ones. */
function globalsInAddress(): Record<string, unknown> {
  const told = new URLSearchParams(location.search).get('globals') ?? '';
  return { ...firstGlobals, ...Object.fromEntries([...told.matchAll(/(\w+):([\w-]+)/g)].map(([, name, value]) => [name, value])) };
}

/** The page under the documentation, as the toolbars say. */
export function DocsSheet({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(globalsInAddress);
  const place = placeOf(globals);
  useEffect(() => {
    const follow = (told: Told) => setGlobals(told.globals);
    const channel = addons.getChannel();
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => preparePage(placeOf(globals)), [globals]);
  return (
    <GlobalsContext.Provider value={globals}>
      <LocaleProvider locale={place.locale} {...(place.i18n && { i18n: place.i18n })}>
        <DocsContainer {...props} theme={frameOf(place.theme)}>
          {children}
        </DocsContainer>
      </LocaleProvider>
    </GlobalsContext.Provider>
  );
}
