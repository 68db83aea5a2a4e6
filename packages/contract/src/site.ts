import * as z from 'zod/mini';
import { endpoint } from './endpoint';

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
  node: z.string(),
  postgres: z.string(),
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
  config: endpoint('GET /get-website-config', { summary: 'Names and switches of the site', output: WebsiteConfig }),
  system: endpoint('GET /system', { summary: 'Versions, and what each judge offers; no names of machines', output: System }),
  health: endpoint('GET /health', { summary: 'Whether the API reaches its database and its judges', output: Health }),
  ready: endpoint('GET /ready', { summary: 'Whether this process may take traffic; refused with 503 when not' }),
  openApi: endpoint('GET /openapi.json', { summary: 'This API as an OpenAPI 3.1 document', answer: 'file' }),
  docs: endpoint('GET /docs', { summary: 'This API as a page', answer: 'file' }),
};
