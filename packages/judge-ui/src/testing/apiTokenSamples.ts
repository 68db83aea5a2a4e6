import type { ApiToken } from '@oj/contract';
import { minutesAgo } from './samples';

const token = (id: string, name: string, facts: Partial<ApiToken> = {}): ApiToken => ({
  id,
  name,
  scopes: ['read'],
  createdAt: minutesAgo(60 * 24 * 20),
  expiresAt: minutesAgo(-60 * 24 * 70),
  lastUsedAt: null,
  ...facts,
});

/** Tokens that remember what is done to them. */
export function apiTokens() {
  let stored = [
    token('t1', 'Homework checker', { scopes: ['read', 'submit'], lastUsedAt: minutesAgo(12) }),
    token('t2', `Very_long_name_of_a_machine_in_the_lab_${'9'.repeat(10)}`, { expiresAt: minutesAgo(60) }),
  ];
  return {
    list: async () => stored,
    add: async ({ name, scopes }: { name: string; scopes: ApiToken['scopes'] }) => {
      const made = token('t3', name, { scopes });
      stored = [made, ...stored];
      return { ...made, token: 'ojt_q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C' };
    },
    remove: async ({ id }: { id: string }) => void (stored = stored.filter(each => each.id !== id)),
  };
}
