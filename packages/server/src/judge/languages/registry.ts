import { bash } from './bash';
import { c, cOptimised } from './c';
import { cpp } from './cpp';
import { csharp } from './csharp';
import { go } from './go';
import { haskell } from './haskell';
import { java } from './java';
import { javascript } from './javascript';
import { kotlin } from './kotlin';
import { type Language } from './language';
import { pascal } from './pascal';
import { php } from './php';
import { pypy, python, python2 } from './python';
import { ruby } from './ruby';
import { rust } from './rust';
import { typescript } from './typescript';

/** What every judge should have. */
export const mainLanguages: readonly Language[] = [c, cOptimised, ...cpp, java, python];
const furtherLanguages = [python2, pypy, javascript, typescript, go, rust, csharp, php, ruby, kotlin, pascal, haskell, bash];

/** In the order in which they are offered. */
export const languages: readonly Language[] = [...mainLanguages, ...furtherLanguages];
