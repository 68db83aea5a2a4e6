import { saveToLocalStorage } from '../../parts/storage/saveToLocalStorage';
import type { DraftPlace } from './drafts';

/** What the code of a problem was. */
export interface PastDraft {
  /** ms */
  at: number;
  code: string;
  /** When its writing began, ms: what is written in one go is one draft. */
  since?: number;
  /** It was kept on purpose, and stays as it is. */
  isKept?: boolean;
}

export const MOST_PAST_DRAFTS = 20;
/** Number of characters that all drafts in one language have together, at the most. */
const MOST_CHARACTERS = 300_000;
const APART_MS = 120_000;

const keyOf = ({ uid, scope, problemId }: DraftPlace, language: string) => `oj.history.${uid}.${scope}.${problemId}.${language}`;

/** The newest first. */
export function readHistory(place: DraftPlace, language: string): readonly PastDraft[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(place, language)) ?? '[]') as PastDraft[];
  } catch {
    return [];
  }
}

/** The history after one more draft. */
export function withDraft(past: readonly PastDraft[], draft: PastDraft): readonly PastDraft[] {
  const [newest, ...older] = past;
  if (newest?.code === draft.code) return draft.isKept ? [{ ...newest, isKept: true }, ...older] : past;
  const since = newest && !newest.isKept && draft.at - (newest.since ?? 0) < APART_MS ? newest.since : undefined;
  const next = [{ ...draft, since: since ?? draft.at }, ...(since === undefined ? past : older)].slice(0, MOST_PAST_DRAFTS);
  let characters = 0;
  return next.filter(({ code }, place) => (characters += code.length) <= MOST_CHARACTERS || place === 0);
}

/** Keeps a draft. `now`: on purpose. Where a browser has no more room, older ones are given up. */
export function remember(place: DraftPlace, language: string, code: string, when: 'saved' | 'now') {
  if (!code.trim()) return;
  const past = readHistory(place, language);
  const next = withDraft(past, { at: Date.now(), code, ...(when === 'now' && { isKept: true }) });
  if (next === past) return;
  for (let most = next.length; most > 0; most = Math.floor(most / 2)) {
    if (saveToLocalStorage(keyOf(place, language), JSON.stringify(next.slice(0, most)))) return;
  }
}

/** Gives up the earlier drafts, for room. @returns whether there were any */
export function forgetOlder(place: DraftPlace, language: string): boolean {
  const key = keyOf(place, language);
  const hadAny = localStorage.getItem(key) !== null;
  localStorage.removeItem(key);
  return hadAny;
}
