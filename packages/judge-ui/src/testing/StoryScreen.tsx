import type { ReactNode } from 'react';
import { type Locale, useLocale } from '@oj/ui';
import { Page } from '../page/Page';
import { SiteBar } from '../shell/SiteBar';
import { SiteFooter } from '../shell/SiteFooter';

const ignore = () => undefined;

/** A whole screen for stories: the bar, the page, the foot. */
export function StoryScreen({ children }: { children: ReactNode }) {
  const locale = useLocale() as Locale;
  return (
    <>
      <SiteBar locale={locale} onLocaleChange={ignore} theme="system" onThemeChange={ignore} />
      <Page>{children}</Page>
      <SiteFooter />
    </>
  );
}
