import { bashProbes } from './bash';
import { cProbes } from './c';
import { cppProbes } from './cpp';
import { csharpProbes } from './csharp';
import { goProbes } from './go';
import { haskellProbes } from './haskell';
import { javaProbes } from './java';
import { kotlinProbes } from './kotlin';
import { javascriptProbes, typescriptProbes } from './node';
import { pascalProbes } from './pascal';
import { phpProbes } from './php';
import { type LanguageProbes } from './probe';
import { pythonProbes } from './python';
import { rubyProbes } from './ruby';
import { rustProbes } from './rust';

const all = [
  [cProbes, cppProbes, javaProbes, pythonProbes, javascriptProbes, typescriptProbes, goProbes, rustProbes],
  [csharpProbes, phpProbes, rubyProbes, kotlinProbes, pascalProbes, haskellProbes, bashProbes],
].flat();

/** Probes by the name of the language in the API. */
export const languageProbes: ReadonlyMap<string, LanguageProbes> = new Map(
  all.flatMap(probes => probes.languages.map(name => [name, probes] as const)),
);
