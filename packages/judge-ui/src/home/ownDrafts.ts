import { draftKey, parseDraft } from '../problem/code/drafts';

const MOST_DRAFTS = 3;

export interface OwnDraft {
  problemId: string;
  language: string | undefined;
  savedAt: number;
}

/** The drafts to problems of the site that somebody wrote last in this browser. */
export function ownDrafts(uid: string, storage: Storage = localStorage): OwnDraft[] {
  const start = draftKey({ uid, scope: 'site', problemId: '' });
  return Object.keys(storage)
    .filter(key => key.startsWith(start))
    .map(key => ({ problemId: key.slice(start.length), ...parseDraft(storage.getItem(key)) }))
    .filter(({ codes }) => Object.keys(codes).length > 0)
    .toSorted((a, b) => b.savedAt - a.savedAt)
    .slice(0, MOST_DRAFTS)
    .map(({ problemId, language, savedAt }) => ({ problemId, language, savedAt }));
}
