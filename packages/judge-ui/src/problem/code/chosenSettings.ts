import { editorFontSizes, editorKeyMaps, editorTabSizes, type EditorSettings, editorThemes } from '@oj/ui';

/** Reads stored settings; a value that is none of the choices is left out. */
export function chosenSettings(kept: unknown): Partial<EditorSettings> {
  const { themeName, fontSize, tabSize, wrap, keyMap } = (kept ?? {}) as Record<string, unknown>;
  const theme = editorThemes.find(each => each === themeName);
  const font = editorFontSizes.find(each => each === fontSize);
  const tab = editorTabSizes.find(each => each === tabSize);
  const keys = editorKeyMaps.find(each => each === keyMap);
  return {
    ...(theme && { themeName: theme }),
    ...(font && { fontSize: font }),
    ...(tab && { tabSize: tab }),
    ...(keys && { keyMap: keys }),
    ...(typeof wrap === 'boolean' && { wrap }),
  };
}
