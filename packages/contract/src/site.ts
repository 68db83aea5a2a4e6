import * as z from 'zod/mini';
import { openEndpoint } from './api/endpoint';

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
  wikiUrl: z.string().check(z.describe('Address of the wiki that the page /oiwiki shows. Empty: none.')),
  register: z.boolean(),
  openPublicDiscussion: z.boolean(),
  openGroupDiscussion: z.boolean(),
  openContestComment: z.boolean(),
});
export type WebsiteConfig = z.infer<typeof WebsiteConfig>;

const Health = z.object({
  database: z.boolean(),
  judges: z.number().check(z.describe('Number of judges that are alive.')),
  version: z.string(),
});

const System = z.object({
  version: z.string(),
  node: z.nullable(z.string()).check(z.describe('Version of Node.js. Null for callers other than admins.')),
  postgres: z.nullable(z.string()).check(z.describe('Version of PostgreSQL. Null for callers other than admins.')),
  judges: z.array(
    z.object({
      isAlive: z.boolean(),
      version: z.string(),
      cpuCores: z.nullable(z.number()),
      sandboxLevel: z.number().check(z.describe('Strength of the sandbox: 1 best, 4 weak, 5 cannot judge.')),
      isSandboxUsable: z.boolean().check(z.describe('Whether the sandbox is usable. False: the judge judges nothing.')),
      languages: z.array(z.object({ name: z.string(), version: z.nullable(z.string()) })),
    }),
  ),
});
export type System = z.infer<typeof System>;

export const site = {
  config: openEndpoint('GET /get-website-config', { summary: 'Returns the names and switches of the site.', output: WebsiteConfig }),
  system: openEndpoint('GET /system', {
    summary:
      'Returns the languages and compiler versions of each judge, without names of machines. Admins get the versions of the server, too.',
    output: System,
  }),
  health: openEndpoint('GET /health', {
    summary: 'Checks whether the API reaches its database, and counts the judges that are alive.',
    output: Health,
  }),
  ready: openEndpoint('GET /ready', { summary: 'Checks whether this process can take requests. Fails with 503 if it cannot.' }),
  openApi: openEndpoint('GET /openapi.json', { summary: 'Downloads this API as an OpenAPI 3.1 document.', answer: 'file' }),
  docs: openEndpoint('GET /docs', { summary: 'Downloads this API as an HTML page.', answer: 'file' }),
};
