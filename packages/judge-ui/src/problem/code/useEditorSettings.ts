import { defaultEditorSettings, type EditorSettings } from '@oj/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/ApiProvider';
import { saveToLocalStorage } from '../../parts/storage/saveToLocalStorage';
import { useUser } from '../../session/SessionProvider';
import { chosenSettings } from './chosenSettings';

const KEY = 'oj.editor';

interface Preferences {
  settings: EditorSettings;
  language: string | undefined;
}

/**
 * Look and keys of the editor, and apart from them the language chosen last: what is spread over an editor holds no language. Kept in this
 * browser, and with the account of whoever is logged in: other browsers follow.
 */
export function useEditorSettings() {
  const api = useApi();
  const uid = useUser()?.uid;
  const [preferences, setPreferences] = useState<Preferences>(() => read(localStorage.getItem(KEY)));
  const latest = useRef(preferences);
  const isTouched = useRef(false);
  const { data: ofAccount } = useQuery({
    queryKey: ['account', 'editorSettings', uid],
    queryFn: () => api.ownAccount.editorSettings(),
    enabled: uid !== undefined,
    staleTime: Infinity,
  });

  const keep = useCallback(({ settings, language }: { settings?: Partial<EditorSettings>; language?: string | undefined }) => {
    const old = latest.current;
    latest.current = { settings: { ...old.settings, ...settings }, language: language ?? old.language };
    saveToLocalStorage(KEY, JSON.stringify(flat(latest.current)));
  }, []);

  useEffect(() => {
    if (!ofAccount || isTouched.current) return;
    keep({ settings: chosenSettings(ofAccount), language: ofAccount.language });
    // Another language would put other code into the open editor: it is for the next problem.
    setPreferences(({ language }) => ({ ...latest.current, language }));
  }, [ofAccount, keep]);

  const change = useCallback(
    (next: { settings: EditorSettings } | { language: string }) => {
      isTouched.current = true;
      keep(next);
      setPreferences(old => ({ ...old, ...next }));
      if (uid === undefined) return;
      api.ownAccount
        .changeEditorSettings(flat(latest.current))
        .catch((reason: unknown) => console.warn('The settings of the editor were kept in this browser alone.', reason));
    },
    [keep, uid, api],
  );
  return [preferences, change] as const;
}

/** The shape that is stored and sent. */
const flat = ({ settings, language }: Preferences) => ({ ...settings, language });

/** What is not one of the choices counts as not chosen. */
function read(text: string | null): Preferences {
  const kept = parse(text);
  return {
    settings: { ...defaultEditorSettings, ...chosenSettings(kept) },
    language: typeof kept.language === 'string' ? kept.language : undefined,
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
