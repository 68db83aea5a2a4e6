import { useState } from 'react';
import { useUser } from '../session/SessionProvider';

/** Whoever is not logged in. */
export const VISITOR = 'visitor';

/**
 * ID of the user whose draft the open page shows, or `VISITOR`. Code stays with its author while their session has ended and they log in
 * again; another person who logs in gets their own.
 */
export function useDraftOwner(): string {
  const uid = useUser()?.uid;
  const [owner, setOwner] = useState(uid ?? VISITOR);
  if (uid === undefined || uid === owner) return owner;
  setOwner(uid);
  return uid;
}
