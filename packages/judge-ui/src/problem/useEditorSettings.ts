import { defaultEditorSettings, editorFontSizes, editorTabSizes, type EditorSettings, editorThemes } from '@oj/ui';
import { useCallback, useState } from 'react';
import { keepInBrowser } from './keepInBrowser';

const KEY = 'oj.editor';

type Preferences = EditorSettings & { language?: string | undefined };

/** Theme, sizes and language of the editor, kept in this browser for all problems. */
export function useEditorSettings() {
  const [settings, setSettings] = useState<Preferences>(() => read(localStorage.getItem(KEY)));
  const change = useCallback((next: Partial<Preferences>) => {
    setSettings(old => {
      const changed = { ...old, ...next };
      keepInBrowser(KEY, JSON.stringify(changed));
      return changed;
    });
  }, []);
  return [settings, change] as const;
}

/** What is not one of the choices counts as not chosen. */
function read(text: string | null): Preferences {
  const stored = parse(text);
  const oneOf = <T>(choices: readonly T[], given: unknown, otherwise: T) => choices.find(choice => choice === given) ?? otherwise;
  return {
    ...defaultEditorSettings,
    themeName: oneOf(editorThemes, stored.themeName, defaultEditorSettings.themeName),
    fontSize: oneOf(editorFontSizes, stored.fontSize, defaultEditorSettings.fontSize),
    tabSize: oneOf(editorTabSizes, stored.tabSize, defaultEditorSettings.tabSize),
    language: typeof stored.language === 'string' ? stored.language : undefined,
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
