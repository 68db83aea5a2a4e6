import { afterEach as runAxe } from '@storybook/addon-a11y/preview';

const STILL = '* { transition: none !important; animation: none !important }';

/** In tests, axe looks at a story a second time, on the other of the two papers. */
export const axeOnTheOtherPaper: typeof runAxe = async context => {
  if (import.meta.env.VITEST_STORYBOOK === undefined) return;
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const still = document.head.appendChild(Object.assign(document.createElement('style'), { textContent: STILL }));
  dataset.theme = theme === 'dark' ? 'light' : 'dark';
  try {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await runAxe(context);
  } finally {
    dataset.theme = theme;
    still.remove();
  }
};
