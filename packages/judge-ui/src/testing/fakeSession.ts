import type { UserInfo } from '@oj/contract';
import type { Session } from '../session/session';

/** A session in memory, for stories and tests. */
export function fakeSession(first?: UserInfo): Session {
  let user = first;
  let token: string | undefined = first && 'token';
  const listeners = new Set<() => void>();
  const become = (next: UserInfo | undefined) => {
    user = next;
    if (!next) token = undefined;
    listeners.forEach(listener => listener());
  };
  return {
    get: () => token,
    set: given => void (token = given),
    user: () => user,
    begin: become,
    end: () => become(undefined),
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
