import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session';

const SessionContext = createContext<Session | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

export function useSession() {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a <SessionProvider> above it.');
  return session;
}

/** The logged-in user, undefined for a visitor. */
export function useUser() {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.user);
}
