import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@oj/ui/fonts.css';
import '@oj/ui/tokens.css';
import '@oj/ui/global.css';
import components from 'virtual:oj-metadata';
import { momentAt, momentOf } from '../packages/ui/src/testing/sampleContest';
import { argTables } from './argTables';
import { ComponentPage } from './ComponentPage';
import { DocsSheet } from './DocsSheet';
import { releaseClock, stopClock } from './frozenClock';
import { withoutLongControls } from './longControls';
import { chromaticModes } from './modes';
import { stillInTests } from './stillInTests';
import { surroundings } from './surroundings';
import { firstGlobals, toolbars } from './toolbars';
import './preview.css';

// What a component fetches on first use may have to be built first.
configure({ asyncUtilTimeout: 15_000, getElementError: message => new Error(message ?? undefined) });

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [surroundings],
  beforeAll: stillInTests,
  argTypesEnhancers: [argTables(components), withoutLongControls],
  /** Stories with `parameters.clock` are told at a fixed moment of the sample contest. */
  beforeEach: ({ parameters, globals }) => {
    if (!parameters.clock) return undefined;
    stopClock(momentAt[momentOf(globals.clock)]);
    return releaseClock;
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
      },
    },
    docs: { container: DocsSheet, page: ComponentPage, codePanel: true, toc: { headingSelector: 'h2[id]', title: 'On this page' } },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Install', 'Theming', 'Languages', 'Server rendering and CSP', 'Accessibility', 'Changelog', 'Migration', '*'],
          'Foundations',
          ['Ink and pigment', 'Colour vision', 'Type', 'Space, radius, density', 'Motion', 'Icons', 'Verdicts', 'Voice', '*'],
          'Primitives',
          'Shell',
          'Judge',
          'Contest',
          'Community',
          'Account',
          'Pages',
        ],
      },
    },
  },
  globalTypes: toolbars,
  initialGlobals: firstGlobals,
};
export default preview;
