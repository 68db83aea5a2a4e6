import { useLayoutEffect, useState } from 'react';
import { monacoThemeOf } from './monacoTheme';
import { pagePalette } from './pagePalette';
import { monacoThemeName } from './palettes';
import { setUpMonaco } from './setUpMonaco';

const monaco = setUpMonaco();

const define = () => monaco.editor.defineTheme(monacoThemeName('page', false), monacoThemeOf(pagePalette()));

/** The theme `page` of Monaco is there before its editor is, and becomes another one with the page. */
export function usePageTheme(isWanted: boolean, darkPage: boolean): void {
  useState(() => isWanted && define());
  useLayoutEffect(() => {
    if (isWanted) define();
  }, [isWanted, darkPage]);
}
