import { describe, expect, it } from 'vitest';
import { editorThemes } from './editorSettings';
import { monacoThemeName, palettes } from './palettes';

const inks = ['text', 'lineNumber', 'comment', 'keyword', 'string', 'number', 'type', 'directive', 'delimiter'] as const;

/** Relative luminance by WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map(share => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

describe.each(Object.entries(palettes))('%s', (_name, palette) => {
  it.each(inks)('reads %s on the page and on the current line', ink => {
    expect(contrast(palette[ink], palette.background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette[ink], palette.currentLine)).toBeGreaterThanOrEqual(4.5);
  });
});

it('has a palette for every theme but that of the page, by night too', () => {
  const known = Object.keys(palettes).map(name => `oj-${name}`);
  for (const theme of editorThemes.filter(each => each !== 'page')) expect(known).toContain(monacoThemeName(theme, true));
  expect(monacoThemeName('solarized', false)).toBe('oj-solarized');
  expect(monacoThemeName('solarized', true)).toBe('oj-solarized-night');
});
