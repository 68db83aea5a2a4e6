import { pigments } from '../src/verdict/verdicts';

/** Tokens that stand on each other in the library, without `--oj-`. */
export const texts: readonly string[] = ['text', 'text2', 'text3', 'accent', 'danger'];
export const surfaces: readonly string[] = ['canvas', 'surface', 'sunken', 'hover', 'accent-soft'];
export const verdictTexts: readonly string[] = pigments.map(pigment => `${pigment}-fg`);
export const sheets: readonly string[] = ['canvas', 'surface', 'accent-soft'];
export const shapes: readonly string[] = ['line-strong', 'focus', ...pigments];
export const grounds: readonly string[] = ['canvas', 'surface'];
export const solids: readonly string[] = [...pigments];
