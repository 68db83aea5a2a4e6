import { LocaleProvider } from '../packages/ui/src/locale/LocaleProvider';
import type { Locale } from '../packages/ui/src/locale/phrases';
import type { Decorator, Preview } from '@storybook/react-vite';
import '@oj/ui/fonts.css';
import '@oj/ui/tokens.css';
import '@oj/ui/global.css';

const surroundings: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = globals.theme as string;
  document.documentElement.lang = globals.locale as string;
  return (
    <LocaleProvider locale={globals.locale as Locale}>
      <Story />
    </LocaleProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [surroundings],
  parameters: { a11y: { test: 'error' }, layout: 'padded', backgrounds: { disable: true } },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
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
  initialGlobals: { theme: 'light', locale: 'en-US' },
};
export default preview;
