import { defaultEditorSettings, type EditorSettings } from '@oj/ui';
import { useCallback, useState } from 'react';
import { saveToLocalStorage } from '../parts/saveToLocalStorage';
import { chosenSettings } from './chosenSettings';

const KEY = 'oj.editor';

type Preferences = EditorSettings & { language?: string | undefined };

/** Theme, sizes and language of the editor, kept in this browser for problems that have none of their own. */
export function useEditorSettings() {
  const [settings, setSettings] = useState<Preferences>(() => read(localStorage.getItem(KEY)));
  const change = useCallback((next: Partial<Preferences>) => {
    setSettings(old => {
      const changed = { ...old, ...next };
      saveToLocalStorage(KEY, JSON.stringify(changed));
      return changed;
    });
  }, []);
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
