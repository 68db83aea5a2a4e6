import { useCallback, useEffect, useRef, useState } from 'react';
import { saveToLocalStorage } from '../../parts/storage/saveToLocalStorage';
import { type Draft, draftKey, type DraftPlace, parseDraft, readDraft } from './drafts';
import { forgetOlder, remember } from './draftHistory';
import { VISITOR } from '../../parts/useDraftOwner';

const SAVE_AFTER_MS = 1_000;

/** The draft as it stands in the page: of whom and where, and which codes were written since the page was opened. */
interface Open {
  place: DraftPlace;
  draft: Draft;
  written: Record<string, string>;
  /** Key of the visitor's draft that it has taken over. */
  from?: string;
}

const opened = (place: DraftPlace): Open => ({ place, draft: readDraft(place), written: {} });

/** The draft of another person, or of another problem. What a visitor has just written comes along when they log in. */
function openedAfter({ place: before, written }: Open, place: DraftPlace): Open {
  const next = opened(place);
  if (before.uid !== VISITOR || before.problemId !== place.problemId || !Object.keys(written).length) return next;
  return { ...next, draft: { ...next.draft, codes: { ...next.draft.codes, ...written } }, written, from: draftKey(before) };
}

/** The draft of a problem: saved a second after the last change and when the page is left; a newer one from another tab is taken over. */
export function useDraft(place: DraftPlace, onTakenOver: () => void) {
  const key = draftKey(place);
  const [open, setOpen] = useState(() => opened(place));
  const now = draftKey(open.place) === key ? open : openedAfter(open, place);
  if (now !== open) setOpen(now);
  const { draft, from } = now;
  const unsaved = useRef<{ key: string; draft: Draft; place: DraftPlace; written: readonly string[] }>(undefined);
  const adopted = useRef<string>(undefined);
  /** Codes as they were last changed: a page that is busy renders a change later than it is told of it. */
  const latest = useRef<{ key: string; codes: Record<string, string> }>(undefined);
  const takenOver = useRef(onTakenOver);
  const current = useRef(now);
  const [saved, setSaved] = useState({ key, at: draft.savedAt || undefined });

  const save = useCallback(() => {
    if (!unsaved.current) return;
    const { key, draft, place, written } = unsaved.current;
    const at = Date.now();
    unsaved.current = undefined;
    // The history first: another tab adds what gives way to it as soon as it hears of the draft, and the later write wins.
    for (const language of written) remember(place, language, draft.codes[language] ?? '', 'saved');
    const text = JSON.stringify({ ...draft, savedAt: at });
    const isSaved =
      saveToLocalStorage(key, text) || (written.some(language => forgetOlder(place, language)) && saveToLocalStorage(key, text));
    if (isSaved) setSaved({ key, at });
  }, []);

  useEffect(() => {
    takenOver.current = onTakenOver;
    current.current = now;
  });

  useEffect(() => {
    if (!from || adopted.current === from) return;
    adopted.current = from;
    localStorage.removeItem(from);
    unsaved.current = { key, draft, place: now.place, written: [] };
  }, [from, key, draft, now.place]);

  useEffect(() => {
    if (draft !== unsaved.current?.draft) return;
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, save]);

  useEffect(() => {
    const onHide = () => save();
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key || !event.newValue) return;
      unsaved.current = undefined;
      latest.current = undefined;
      const draft = parseDraft(event.newValue);
      // What gives way is among the earlier drafts.
      const { place, draft: before } = current.current;
      for (const [language, code] of Object.entries(before.codes))
        if (code !== draft.codes[language]) remember(place, language, code, 'now');
      setOpen(old => ({ ...old, draft }));
      takenOver.current();
    };
    addEventListener('pagehide', onHide);
    addEventListener('visibilitychange', onHide);
    addEventListener('storage', onStorage);
    return () => {
      save();
      removeEventListener('pagehide', onHide);
      removeEventListener('visibilitychange', onHide);
      removeEventListener('storage', onStorage);
    };
  }, [key, save]);

  const change = useCallback(
    (next: Partial<Pick<Draft, 'language' | 'settings' | 'codes'>>) => {
      const before = latest.current?.key === key ? latest.current.codes : {};
      latest.current = { key, codes: { ...before, ...next.codes } };
      setOpen(old => {
        const draft = { ...old.draft, ...next, codes: { ...old.draft.codes, ...next.codes } };
        const written = [...new Set([...(unsaved.current?.written ?? []), ...Object.keys(next.codes ?? {})])];
        unsaved.current = { key: draftKey(old.place), draft, place: old.place, written };
        return { ...old, draft, written: { ...old.written, ...next.codes } };
      });
    },
    [key],
  );
  /** The code of a language at this moment, rendered or not; undefined when none was written. For handlers of events. */
  const latestCode = (language: string) =>
    (latest.current?.key === key ? latest.current.codes[language] : undefined) ?? draft.codes[language];

  return { draft, change, latestCode, savedAt: saved.key === key ? saved.at : draft.savedAt || undefined };
}
