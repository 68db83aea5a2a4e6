import { pageBackgrounds } from './ColorPicker';

/**
 * Former name of `pageBackgrounds`.
 * @deprecated Use `pageBackgrounds`.
 */
export const papers = pageBackgrounds;
