import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { LocaleProvider } from '../packages/ui/src/locale/LocaleProvider';
import type { Locale } from '../packages/ui/src/locale/phrases';
import '@oj/ui/fonts.css';
import '@oj/ui/tokens.css';
import '@oj/ui/global.css';
import { DocsSheet } from './DocsSheet';
import './preview.css';

// What a component fetches on first use may have to be built first.
configure({ asyncUtilTimeout: 15_000 });

/** Puts a story on paper or on night ink, in the language of the toolbar; side by side, the dark one is a page of its own. */
const surroundings: Decorator = (Story, { globals, id }) => {
  const { theme, locale } = globals as { theme: string; locale: Locale };
  document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
  document.documentElement.lang = locale;
  const story = (
    <LocaleProvider locale={locale}>
      <Story />
    </LocaleProvider>
  );
  if (theme !== 'both') return story;
  return (
    <div className="side-by-side">
      <div>{story}</div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the same story, from the same origin */}
      <iframe title="Night ink" src={`iframe.html?id=${id}&viewMode=story&globals=theme:dark;locale:${locale}`} />
    </div>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [surroundings],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: DocsSheet, codePanel: true },
    options: {
      storySort: {
        order: ['Start here', ['Welcome', '*'], 'Foundations', 'Primitives', 'Shell', 'Judge', 'Contest', 'Community', 'Account', 'Pages'],
      },
    },
  },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Xuan paper', icon: 'sun' },
          { value: 'dark', title: 'Night ink', icon: 'moon' },
          { value: 'both', title: 'Side by side', icon: 'sidebyside' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en-US', title: 'English' },
          { value: 'zh-CN', title: '中文' },
        ],
        dynamicTitle: true,
      },
    },
  },
  /** `STORYBOOK_THEME=dark` shows and tests everything on night ink. */
  initialGlobals: { theme: import.meta.env.STORYBOOK_THEME ?? 'light', locale: 'en-US' },
};
export default preview;
