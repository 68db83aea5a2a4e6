import { c, cOptimised } from './c';
import { cpp } from './cpp';
import { java } from './java';
import { type Language } from './language';
import { python } from './python';

/** In the order in which they are offered. */
export const languages: readonly Language[] = [c, cOptimised, ...cpp, java, python];
