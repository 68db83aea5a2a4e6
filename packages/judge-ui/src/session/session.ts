import type { CredentialStore, UserInfo } from '@oj/contract';

/** Who is logged in in this browser. Kept in local storage, so that all tabs agree. */
export interface Session extends CredentialStore {
  user(): UserInfo | undefined;
  begin(user: UserInfo): void;
  end(): void;
  subscribe(listener: () => void): () => void;
}

/** Where the storage of the browser keeps the credential. */
export const CREDENTIAL_KEY = 'token';
const USER = 'userInfo';

/** Topic of the messages that say why one has to login: whoever is told that the session has ended is not told that there is none. */
export const LOGIN_TOPIC = 'login';

export function browserSession(storage: Storage = localStorage): Session {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach(listener => listener());
  let text: string | null | undefined;
  let parsed: UserInfo | undefined;

  addEventListener('storage', ({ key }) => {
    if (key === CREDENTIAL_KEY || key === USER || key === null) tell();
  });

  return {
    get: () => storage.getItem(CREDENTIAL_KEY) ?? undefined,
    set: token => storage.setItem(CREDENTIAL_KEY, token),
    user() {
      const stored = storage.getItem(CREDENTIAL_KEY) ? storage.getItem(USER) : null;
      if (stored !== text) {
        text = stored;
        parsed = read(stored);
      }
      return parsed;
    },
    begin(user) {
      storage.setItem(USER, JSON.stringify(user));
      tell();
    },
    end() {
      storage.removeItem(CREDENTIAL_KEY);
      storage.removeItem(USER);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(stored: string | null): UserInfo | undefined {
  try {
    return stored ? (JSON.parse(stored) as UserInfo) : undefined;
  } catch {
    return undefined;
  }
}
