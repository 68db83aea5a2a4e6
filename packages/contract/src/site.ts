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

export const site = {
  config: endpoint('GET /get-website-config', { summary: 'Names and switches of the site', output: WebsiteConfig }),
  health: endpoint('GET /health', { summary: 'Whether the API reaches its database and its judges', output: Health }),
  openApi: endpoint('GET /openapi.json', { summary: 'This API as an OpenAPI 3.1 document', answer: 'file' }),
  docs: endpoint('GET /docs', { summary: 'This API as a page', answer: 'file' }),
};
