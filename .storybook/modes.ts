/** A way of looking at a story: what the toolbars say, the size of the window, what the paper is. */
export interface Mode {
  name: string;
  theme: 'light' | 'dark';
  locale: 'en-US' | 'zh-CN';
  widthPx: number;
  heightPx: number;
  forcedColors: boolean;
  print: boolean;
}

const HEIGHT_PX = { 390: 844, 768: 1024, 1440: 900 };
type Width = keyof typeof HEIGHT_PX;

function mode(theme: Mode['theme'], locale: Mode['locale'], widthPx: Width, special?: 'forced-colors' | 'print'): Mode {
  const size = { widthPx, heightPx: HEIGHT_PX[widthPx] };
  const name = [special ?? theme, locale.slice(0, 2), widthPx].join('-');
  return { name, theme, locale, ...size, forcedColors: special === 'forced-colors', print: special === 'print' };
}

/** Every mode there is, by name: `light-en-1440`, `forced-colors-en-1440`. */
export const modes: Record<string, Mode> = Object.fromEntries(
  [
    ...(['light', 'dark'] as const).flatMap(theme =>
      (['en-US', 'zh-CN'] as const).flatMap(locale => ([1440, 768, 390] as const).map(width => mode(theme, locale, width))),
    ),
    mode('light', 'en-US', 1440, 'forced-colors'),
    mode('light', 'en-US', 768, 'print'),
  ].map(mode => [mode.name, mode]),
);

/** What each story is photographed in; together they hold each theme, each language, and both ends of the widths. */
const USUAL = ['light-en-1440', 'dark-zh-1440', 'light-zh-390'];

/** What a tag adds to that. A tag that names a mode, `vrt:dark-en-768`, adds that mode. */
const BY_TAG: Record<string, string> = {
  'vrt:forced-colors': 'forced-colors-en-1440',
  'vrt:print': 'print-en-768',
};

/** The modes of a story, by its tags; `vrt:skip` leaves none. */
export function modesOf(tags: readonly string[]): Mode[] {
  if (tags.includes('vrt:skip')) return [];
  const added = tags.filter(tag => tag.startsWith('vrt:')).map(tag => BY_TAG[tag] ?? tag.slice('vrt:'.length));
  return [...new Set([...USUAL, ...added])].map(name => {
    const found = modes[name];
    if (!found) throw new Error(`No mode is called ${name}; there are: ${Object.keys(modes).join(', ')}.`);
    return found;
  });
}

/**
 * The usual modes for Chromatic's `parameters.chromatic.modes`, all in English: Chromatic always runs play functions, and they look for
 * English labels.
 */
export const chromaticModes = Object.fromEntries(
  USUAL.map(name => name.replace('-zh-', '-en-')).map(name => {
    const { theme, locale, widthPx } = modes[name] ?? mode('light', 'en-US', 1440);
    return [name, { theme, locale, viewport: widthPx }];
  }),
);
