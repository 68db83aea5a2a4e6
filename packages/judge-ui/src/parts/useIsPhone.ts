import { useMedia } from './useMedia';

const PHONE = '(max-width: 767px)';

/** Whether the window is narrower than 768 px. */
export const isPhone = () => matchMedia(PHONE).matches;

/** The same, as it changes. */
export const useIsPhone = () => useMedia(PHONE);
