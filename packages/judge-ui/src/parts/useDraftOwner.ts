import { useState } from 'react';
import { useUser } from '../session/SessionProvider';

/** Whoever is not logged in. */
export const VISITOR = 'visitor';

/**
 * Whose draft the open page shows. Code stays with whoever wrote it while their session has ended and they log in again; another
 * person who logs in gets their own.
 */
export function useDraftOwner(): string {
  const uid = useUser()?.uid;
  const [owner, setOwner] = useState(uid ?? VISITOR);
  if (uid === undefined || uid === owner) return owner;
  setOwner(uid);
  return uid;
}
