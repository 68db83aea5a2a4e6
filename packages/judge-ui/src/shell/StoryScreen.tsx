import type { ReactNode } from 'react';
import { useLocale } from '@oj/ui';
import { Page } from './Page';
import { SiteBar } from './SiteBar';
import { SiteFooter } from './SiteFooter';

const ignore = () => undefined;

/** A whole screen for stories: the bar, the page, the foot. */
export function StoryScreen({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <>
      <SiteBar locale={locale} onLocaleChange={ignore} theme="system" onThemeChange={ignore} />
      <Page>{children}</Page>
      <SiteFooter />
    </>
  );
}
