import { useCallback, useEffect, useRef, useState } from 'react';
import { keepInBrowser } from '../shell/keepInBrowser';
import { type Draft, draftKey, parseDraft } from './drafts';

const SAVE_AFTER_MS = 1_000;

/** The draft of a problem: saved a second after the last change and when the page is left; a newer one from another tab is taken over. */
export function useDraft(problemId: string, onTakenOver: () => void) {
  const key = draftKey(problemId);
  const [draft, setDraft] = useState(() => parseDraft(localStorage.getItem(key)));
  const unsaved = useRef<Draft>(undefined);
  const takenOver = useRef(onTakenOver);
  const [savedAt, setSavedAt] = useState(draft.savedAt || undefined);

  const save = useCallback(() => {
    if (!unsaved.current) return;
    const saved = { ...unsaved.current, savedAt: Date.now() };
    unsaved.current = undefined;
    if (keepInBrowser(key, JSON.stringify(saved))) setSavedAt(saved.savedAt);
  }, [key]);

  useEffect(() => {
    takenOver.current = onTakenOver;
  });

  useEffect(() => {
    if (draft !== unsaved.current) return;
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, save]);

  useEffect(() => {
    const onHide = () => save();
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key || !event.newValue) return;
      unsaved.current = undefined;
      setDraft(parseDraft(event.newValue));
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

  const change = useCallback((next: Partial<Pick<Draft, 'language' | 'settings' | 'codes'>>) => {
    setDraft(old => {
      const changed = { ...old, ...next, codes: { ...old.codes, ...next.codes } };
      unsaved.current = changed;
      return changed;
    });
  }, []);

  return { draft, change, savedAt };
}
