import { editorFontSizes, editorTabSizes, type EditorSettings, editorThemes } from '@oj/ui';

/** Of what was kept in this browser, what is one of the choices. */
export function chosenSettings(kept: unknown): Partial<EditorSettings> {
  const { themeName, fontSize, tabSize } = (kept ?? {}) as Record<string, unknown>;
  const theme = editorThemes.find(each => each === themeName);
  const font = editorFontSizes.find(each => each === fontSize);
  const tab = editorTabSizes.find(each => each === tabSize);
  return { ...(theme && { themeName: theme }), ...(font && { fontSize: font }), ...(tab && { tabSize: tab }) };
}
