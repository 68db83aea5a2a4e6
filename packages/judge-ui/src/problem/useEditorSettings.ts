import { defaultEditorSettings, type EditorSettings } from '@oj/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWholeApi } from '../api/WholeApi';
import { saveToLocalStorage } from '../parts/saveToLocalStorage';
import { useUser } from '../session/SessionProvider';
import { chosenSettings } from './chosenSettings';

const KEY = 'oj.editor';

type Preferences = EditorSettings & { language?: string | undefined };

/** Look, keys and language of the editor. They are kept in this browser, and with the account of whoever is logged in: other browsers follow. */
export function useEditorSettings() {
  const wholeApi = useWholeApi();
  const uid = useUser()?.uid;
  const [settings, setSettings] = useState<Preferences>(() => read(localStorage.getItem(KEY)));
  const latest = useRef(settings);
  const isTouched = useRef(false);
  const { data: ofAccount } = useQuery({
    queryKey: ['account', 'editorSettings', uid],
    queryFn: async () => (await wholeApi()).ownAccount.editorSettings(),
    enabled: uid !== undefined,
    staleTime: Infinity,
  });

  const keep = useCallback((next: Partial<Preferences>) => {
    latest.current = { ...latest.current, ...next };
    saveToLocalStorage(KEY, JSON.stringify(latest.current));
  }, []);

  useEffect(() => {
    if (!ofAccount || isTouched.current) return;
    const { language } = ofAccount;
    const chosen = chosenSettings(ofAccount);
    // Another language would put other code into the open editor: it is for the next problem.
    keep({ ...chosen, ...(language && { language }) });
    setSettings(old => ({ ...old, ...chosen }));
  }, [ofAccount, keep]);

  const change = useCallback(
    (next: Partial<Preferences>) => {
      isTouched.current = true;
      keep(next);
      setSettings(old => ({ ...old, ...next }));
      if (uid === undefined) return;
      wholeApi()
        .then(({ ownAccount }) => ownAccount.changeEditorSettings(latest.current))
        .catch((reason: unknown) => console.warn('The settings of the editor were kept in this browser alone.', reason));
    },
    [keep, uid, wholeApi],
  );
  return [settings, change] as const;
}

/** What is not one of the choices counts as not chosen. */
function read(text: string | null): Preferences {
  const kept = parse(text);
  return {
    ...defaultEditorSettings,
    ...chosenSettings(kept),
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
