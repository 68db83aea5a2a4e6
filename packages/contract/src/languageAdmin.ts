import * as z from 'zod/mini';
import { factorBounds } from './adminLimits';
import { endpoint } from './endpoint';
import { displayText, matching } from './shapes';

const MOST_LANGUAGES = 100;
const factor = z.number().check(z.minimum(factorBounds[0]), z.maximum(factorBounds[1]));

const LanguageSetting = z.object({
  name: displayText(50),
  isOffered: z.boolean().check(z.describe('for submissions and tests; what was submitted is judged all the same')),
  timeFactor: factor.check(z.describe('what the time limit of a problem is multiplied by')),
  memoryFactor: factor,
});
export type LanguageSetting = z.infer<typeof LanguageSetting>;

const MOST_COMPILERS = 10;
const MOST_PATH_CHARACTERS = 200;

const ChosenCompiler = z.object({
  language: displayText(50),
  label: displayText(30)
    .check(z.refine(label => !/[()]/.test(label), 'The name has no brackets'))
    .check(z.describe('empty: in place of that of the system; else the language is offered with it as well, as "C++ 20 (GCC 14)"')),
  path: matching(MOST_PATH_CHARACTERS, /^\/[^\s]+$/, 'The path begins with / and has no blanks').check(
    z.describe('of the folder where it is installed, or of the compiler itself, below /opt or /usr on each judge'),
  ),
});
export type ChosenCompiler = z.infer<typeof ChosenCompiler>;

/** What a judge says of it. */
const CompilerReport = z.object({
  judge: z.string(),
  isAvailable: z.boolean(),
  version: z.nullable(z.string()),
  hint: z.nullable(z.string()).check(z.describe('why it is not used')),
});

const ReportedCompiler = z.extend(ChosenCompiler, { name: z.string(), reports: z.array(CompilerReport) });
export type ReportedCompiler = z.infer<typeof ReportedCompiler>;

const Newer = z.object({ since: z.string(), zh: z.string(), en: z.string() });

const ManagedLanguage = z.extend(LanguageSetting, {
  isAvailable: z.boolean().check(z.describe('some judge of the last seven days has it')),
  version: z.nullable(z.string()),
  newer: z.array(Newer).check(z.describe('what a newer version would bring, and since which')),
  usual: z.object({ timeFactor: z.number(), memoryFactor: z.number() }).check(z.describe('factors before anybody changed them')),
});
export type ManagedLanguage = z.infer<typeof ManagedLanguage>;

const access = 'system_info_admin';

/** The languages that people may submit in. */
export const languageAdmin = {
  list: endpoint('GET /admin/config/languages', {
    summary: 'All languages that judges can have, in the order in which they are offered',
    access,
    output: z.array(ManagedLanguage),
  }),
  set: endpoint('PUT /admin/config/languages', {
    summary: 'Sets which languages are offered, in which order and with which factors; one that is absent comes last, as it was made',
    access,
    input: z.object({ languages: z.array(LanguageSetting).check(z.maxLength(MOST_LANGUAGES)) }),
  }),
  compilers: endpoint('GET /admin/config/compilers', {
    summary: 'The compilers that the site has chosen, and what the judges say of each',
    access,
    apiScope: 'none',
    output: z.array(ReportedCompiler),
  }),
  setCompilers: endpoint('PUT /admin/config/compilers', {
    summary:
      'Chooses compilers in place of those of the system, or beside them. Judges start again when they have finished what they are at.',
    access,
    apiScope: 'none',
    asksFactor: true,
    input: z.object({ compilers: z.array(ChosenCompiler).check(z.maxLength(MOST_COMPILERS)) }),
  }),
};
