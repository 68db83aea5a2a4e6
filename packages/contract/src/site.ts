import * as z from 'zod/mini';
import { openEndpoint } from './endpoint';

const WebsiteConfig = z.object({
  baseUrl: z.string(),
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  email: z.string(),
  recordName: z.string(),
  recordUrl: z.string(),
  projectName: z.string(),
  projectUrl: z.string(),
  wikiUrl: z.string().check(z.describe('shown at /oiwiki')),
  register: z.boolean(),
  openPublicDiscussion: z.boolean(),
  openGroupDiscussion: z.boolean(),
  openContestComment: z.boolean(),
});
export type WebsiteConfig = z.infer<typeof WebsiteConfig>;

const Health = z.object({
  database: z.boolean(),
  judges: z.number().check(z.describe('judge processes seen in the last ten seconds')),
  version: z.string(),
});

const System = z.object({
  version: z.string(),
  node: z.nullable(z.string()).check(z.describe('for admins')),
  postgres: z.nullable(z.string()).check(z.describe('for admins')),
  judges: z.array(
    z.object({
      isAlive: z.boolean(),
      version: z.string(),
      cpuCores: z.nullable(z.number()),
      sandboxLevel: z.number().check(z.describe('1 best, 4 weak, 5 cannot judge')),
      isSandboxUsable: z.boolean().check(z.describe('false: this judge judges nothing')),
      languages: z.array(z.object({ name: z.string(), version: z.nullable(z.string()) })),
    }),
  ),
});
export type System = z.infer<typeof System>;

export const site = {
  config: openEndpoint('GET /get-website-config', { summary: 'Names and switches of the site', output: WebsiteConfig }),
  system: openEndpoint('GET /system', {
    summary: 'What each judge offers, with the versions of compilers; for admins other versions, too; no names of machines',
    output: System,
  }),
  health: openEndpoint('GET /health', { summary: 'Whether the API reaches its database and its judges', output: Health }),
  ready: openEndpoint('GET /ready', { summary: 'Whether this process may take traffic; refused with 503 when not' }),
  openApi: openEndpoint('GET /openapi.json', { summary: 'This API as an OpenAPI 3.1 document', answer: 'file' }),
  docs: openEndpoint('GET /docs', { summary: 'This API as a page', answer: 'file' }),
};
