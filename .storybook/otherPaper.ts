import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { contrastOnly } from './contrastRules';

const STILL = '* { transition: none !important; animation: none !important }';

/** In tests, axe looks at a story a second time, in the other theme, at its colours alone. */
export const axeOnTheOtherPaper: typeof runAxe = async context => {
  if (import.meta.env.VITEST_STORYBOOK === undefined) return;
  const a11y = contrastOnly(context.parameters.a11y as Parameters<typeof contrastOnly>[0]);
  if (!a11y) return;
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const still = document.head.appendChild(Object.assign(document.createElement('style'), { textContent: STILL }));
  dataset.theme = theme === 'dark' ? 'light' : 'dark';
  try {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await runAxe({ ...context, parameters: { ...context.parameters, a11y } });
  } finally {
    dataset.theme = theme;
    still.remove();
  }
};
