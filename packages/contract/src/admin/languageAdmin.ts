import * as z from 'zod/mini';
import { factorBounds } from './adminLimits';
import { endpoint } from '../api/endpoint';
import { displayText, matching } from '../shapes';

const MOST_LANGUAGES = 100;
const factor = z.number().check(z.minimum(factorBounds[0]), z.maximum(factorBounds[1]));

const LanguageSetting = z.object({
  name: displayText(50),
  isOffered: z
    .boolean()
    .check(z.describe('Whether the language is offered for submissions and custom tests. Earlier submissions are judged in any case.')),
  timeFactor: factor.check(z.describe('Factor that multiplies the time limit of a problem.')),
  memoryFactor: factor,
});
export type LanguageSetting = z.infer<typeof LanguageSetting>;

const MOST_COMPILERS = 10;
const MOST_PATH_CHARACTERS = 200;

const ChosenCompiler = z.object({
  language: displayText(50),
  label: displayText(30)
    .check(z.refine(label => !/[()]/.test(label), 'The name has no brackets'))
    .check(
      z.describe(
        'Name of the compiler. Empty: it replaces that of the system. Otherwise the language is offered a second time under this name, such as "C++ 20 (GCC 14)".',
      ),
    ),
  path: matching(MOST_PATH_CHARACTERS, /^\/[^\s]+$/, 'The path begins with / and has no blanks').check(
    z.describe('Path of the installation folder or of the compiler itself, below /opt or /usr on each judge.'),
  ),
});
export type ChosenCompiler = z.infer<typeof ChosenCompiler>;

/** What a judge says of it. */
const CompilerReport = z.object({
  judge: z.string(),
  isAvailable: z.boolean(),
  version: z.nullable(z.string()),
  hint: z.nullable(z.string()).check(z.describe('Reason why the judge does not use the compiler; null if it does.')),
});

const ReportedCompiler = z.extend(ChosenCompiler, { name: z.string(), reports: z.array(CompilerReport) });
export type ReportedCompiler = z.infer<typeof ReportedCompiler>;

const Newer = z.object({ since: z.string(), zh: z.string(), en: z.string() });

const ManagedLanguage = z.extend(LanguageSetting, {
  isAvailable: z.boolean().check(z.describe('Whether a judge that was seen in the last seven days has the language.')),
  version: z.nullable(z.string()),
  newer: z.array(Newer).check(z.describe('Improvements of newer versions, each with the version that brought it.')),
  usual: z.object({ timeFactor: z.number(), memoryFactor: z.number() }).check(z.describe('Default factors of the language.')),
});
export type ManagedLanguage = z.infer<typeof ManagedLanguage>;

const access = 'system_info_admin';

/** The languages that people may submit in. */
export const languageAdmin = {
  list: endpoint('GET /admin/config/languages', {
    summary: 'Lists all languages that judges can have, in the order in which they are offered.',
    access,
    output: z.array(ManagedLanguage),
  }),
  set: endpoint('PUT /admin/config/languages', {
    summary: 'Sets which languages are offered, in which order and with which factors. Missing languages come last with their defaults.',
    access,
    input: z.object({ languages: z.array(LanguageSetting).check(z.maxLength(MOST_LANGUAGES)) }),
  }),
  compilers: endpoint('GET /admin/config/compilers', {
    summary: 'Lists the compilers that the site has chosen, each with the reports of the judges.',
    access,
    apiScope: 'none',
    output: z.array(ReportedCompiler),
  }),
  setCompilers: endpoint('PUT /admin/config/compilers', {
    summary: 'Chooses compilers that replace those of the system or are offered beside them. Judges restart after their present job.',
    access,
    apiScope: 'none',
    asksFactor: true,
    input: z.object({ compilers: z.array(ChosenCompiler).check(z.maxLength(MOST_COMPILERS)) }),
  }),
};
