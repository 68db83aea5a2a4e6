const STILL = '*, *::before, *::after { animation-duration: 0s !important; animation-delay: 0s !important }';

/** Ends animations where they begin, in tests: on a loaded machine a play function looks before the first frame of a fade. */
export function stillInTests(): void {
  if (import.meta.env.VITEST_STORYBOOK === undefined) return;
  document.head.append(Object.assign(document.createElement('style'), { textContent: STILL }));
}
