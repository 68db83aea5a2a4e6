import { createContext, useContext } from 'react';
import type { Comment, Reply } from '@oj/contract';
import type { ReplyTarget } from '@oj/ui';
import type { CommentOwner } from './useComments';

/** What the parts inside a thread know of it. */
export interface ThreadPlace {
  owner: CommentOwner;
  /** The reader may see what a comment said before, and delete it. */
  moderates: boolean;
  /** Names of those who wrote here, without the reader. */
  people: readonly string[];
  /** The comment or reply of the protocol that the library shows. */
  wireOf: (target: ReplyTarget) => Comment | Reply | undefined;
  /** The comment or reply that is being edited. */
  editedId: number | undefined;
  edit: (id: number | undefined) => void;
  /** Runs what asks for a login; a visitor logs in first, and what was written stays. */
  atHome: (act: () => Promise<unknown>) => Promise<unknown>;
}

const ThreadPlaceContext = createContext<ThreadPlace | undefined>(undefined);
export const ThreadPlaceProvider = ThreadPlaceContext.Provider;

export function useThreadPlace(): ThreadPlace {
  const place = useContext(ThreadPlaceContext);
  if (!place) throw new Error('useThreadPlace needs a <CommentSection> above it.');
  return place;
}
