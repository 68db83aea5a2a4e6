import * as z from 'zod/mini';
import { Credentials, UserInfo } from '../account/account';
import { endpoint, openEndpoint } from '../api/endpoint';
import { ServiceInstance } from './serviceInstance';
import { dateTime } from '../shapes';

const words = z.nullable(z.string());

export const dashboard = {
  login: openEndpoint('POST /admin/login', {
    summary: 'Opens a session for a user with the role root, admin or problem_admin.',
    apiScope: 'none',
    input: Credentials,
    output: UserInfo,
  }),
  logout: endpoint('POST /admin/logout', {
    summary: 'Ends the session of the caller.',
    apiScope: 'none',
    access: 'back_office',
    alias: 'GET',
  }),
  figures: endpoint('GET /admin/dashboard/get-dashboard-info', {
    summary: 'Counts the active users, the running and coming contests, and the practice submissions of today.',
    access: 'back_office',
    output: z.object({
      userNum: z.number().check(z.describe('Number of active users.')),
      recentContestNum: z.number().check(z.describe('Number of visible contests that are running or start within two weeks.')),
      todayJudgeNum: z.number().check(z.describe('Number of practice submissions of today.')),
    }),
  }),
  lastLogin: endpoint('POST /admin/dashboard/get-sessions', {
    summary: 'Returns the login of the caller before the present one.',
    access: 'back_office',
    output: z.object({ userAgent: words, ip: words, gmtCreate: z.nullable(dateTime) }),
  }),
  service: endpoint('GET /admin/config/get-service-info', {
    summary: 'Returns the load of the machine and the versions of the API process that answers.',
    access: 'back_office',
    alias: 'POST',
    output: z.object({
      name: z.string(),
      percentCpuLoad: z.number(),
      percentMemoryLoad: z.number(),
      nacos: z.object({ status: z.string() }).check(z.describe('Registry of services, for existing clients. Always UP.')),
      backupService: z.array(ServiceInstance),
      backupCores: z.number(),
      backupPercentCpuLoad: z.string().check(z.describe('Load of the processors, as text with a percent sign, for existing clients.')),
      backupPercentMemoryLoad: z.string(),
      node: z.string(),
      postgres: z.string(),
      upSeconds: z.number(),
    }),
  }),
};
