import type { EditorSettings } from '@oj/ui';
import { chosenSettings } from './chosenSettings';

/** Code that is being written, kept in this browser: per problem the language last used, the look of the editor, and the text in each language. */
export interface Draft {
  language: string | undefined;
  settings: Partial<EditorSettings>;
  codes: Record<string, string>;
  savedAt: number;
}

/** Identifies a draft: its author, and where it is written. */
export interface DraftPlace {
  /** `VISITOR` for whoever is not logged in. */
  uid: string;
  /** `key` of the page's scope: a contest keeps drafts of its own. */
  scope: string;
  problemId: string;
}

const emptyDraft: Draft = { language: undefined, settings: {}, codes: {}, savedAt: 0 };

export const draftKey = ({ uid, scope, problemId }: DraftPlace) => `oj.draft.${uid}.${scope}.${problemId}`;
export const readDraft = (place: DraftPlace) => parseDraft(localStorage.getItem(draftKey(place)));

export function parseDraft(text: string | null): Draft {
  try {
    const { language, settings, codes, savedAt } = JSON.parse(text ?? '') as Partial<Draft>;
    return { language, settings: chosenSettings(settings), codes: codes ?? {}, savedAt: savedAt ?? 0 };
  } catch {
    return emptyDraft;
  }
}
