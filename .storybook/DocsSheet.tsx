import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { LocaleProvider } from '../packages/ui/src/locale/LocaleProvider';
import type { Locale } from '../packages/ui/src/locale/phrases';
import { frameOf } from './danqing';

interface Globals {
  globals: Record<string, unknown>;
}

/** A global as the address of the preview has it: `globals=theme:dark;locale:zh-CN`. */
const inAddress = (name: string, fallback: string) =>
  new RegExp(`${name}:([\\w-]+)`).exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? fallback;

/** The page under the documentation, in the theme and the language of the toolbar. */
export function DocsSheet({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => inAddress('theme', 'light'));
  const [locale, setLocale] = useState(() => inAddress('locale', 'en-US'));
  useEffect(() => {
    const follow = ({ globals }: Globals) => {
      setTheme(String(globals.theme));
      setLocale(String(globals.locale));
    };
    const channel = addons.getChannel();
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
    document.documentElement.lang = locale;
  }, [theme, locale]);
  return (
    <LocaleProvider locale={locale as Locale}>
      <DocsContainer {...props} theme={frameOf(theme)}>
        {children}
      </DocsContainer>
    </LocaleProvider>
  );
}
