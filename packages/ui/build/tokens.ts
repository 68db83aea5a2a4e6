import { readFileSync, writeFileSync } from 'node:fs';

/** `tokens.css` as data: for each theme, the value of every token. */
export function collectTokens(): Record<'light' | 'dark', Record<string, string>> {
  const css = readFileSync('src/theme/tokens.css', 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const themes = { light: {} as Record<string, string>, dark: {} as Record<string, string> };
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isDark = /data-theme=['"]?dark/.test(selector);
    for (const [, name = '', value = ''] of body.matchAll(/--oj-([\w-]+):\s*([^;]+);/g)) {
      if (isDark) themes.dark[name] = value.trim();
      else themes.light[name] ??= value.trim();
    }
  }
  return { light: themes.light, dark: { ...themes.light, ...themes.dark } };
}

export const writeTokens = () => writeFileSync('dist/tokens.json', `${JSON.stringify(collectTokens(), null, 1)}\n`);
