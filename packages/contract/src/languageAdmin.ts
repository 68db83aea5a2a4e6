import * as z from 'zod/mini';
import { factorBounds } from './adminLimits';
import { endpoint } from './endpoint';
import { displayText } from './shapes';

const MOST_LANGUAGES = 100;
const factor = z.number().check(z.minimum(factorBounds[0]), z.maximum(factorBounds[1]));

const LanguageSetting = z.object({
  name: displayText(50),
  isOffered: z.boolean().check(z.describe('for submissions and tests; what was submitted is judged all the same')),
  timeFactor: factor.check(z.describe('what the time limit of a problem is multiplied by')),
  memoryFactor: factor,
});
export type LanguageSetting = z.infer<typeof LanguageSetting>;

const ManagedLanguage = z.extend(LanguageSetting, {
  isAvailable: z.boolean().check(z.describe('some judge of the last seven days has it')),
  version: z.nullable(z.string()),
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
};
