const STILL = '*, *::before, *::after { animation-duration: 0s !important; animation-delay: 0s !important }';

/** On a loaded machine a play function looks before the first frame of a fade: in tests, animations end where they begin. */
export function stillInTests(): void {
  if (import.meta.env.VITEST_STORYBOOK === undefined) return;
  document.head.append(Object.assign(document.createElement('style'), { textContent: STILL }));
}
