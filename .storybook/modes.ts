/** A way of looking at a story: what the toolbars say, the size of the window, what the paper is. */
export interface Mode {
  name: string;
  theme: 'light' | 'dark';
  locale: 'en-US' | 'zh-CN';
  widthPx: number;
  heightPx: number;
  forcedColors: boolean;
  print: boolean;
  /** Everything that a layout has to bear at once: words 40 % longer, from right to left, in this density. */
  stretched?: 'comfortable' | 'compact';
}

const HEIGHT_PX = { 390: 844, 768: 1024, 1440: 900 };
type Width = keyof typeof HEIGHT_PX;

function mode(theme: Mode['theme'], locale: Mode['locale'], widthPx: Width, special?: 'forced-colors' | 'print'): Mode {
  const size = { widthPx, heightPx: HEIGHT_PX[widthPx] };
  const name = [special ?? theme, locale.slice(0, 2), widthPx].join('-');
  return { name, theme, locale, ...size, forcedColors: special === 'forced-colors', print: special === 'print' };
}

const stretchedMode = (density: 'comfortable' | 'compact'): Mode => ({
  ...mode('light', 'en-US', 768),
  name: `stretched-${density}-768`,
  stretched: density,
});

/** Every mode there is, by name: `light-en-1440`, `forced-colors-en-1440`. */
export const modes: Record<string, Mode> = Object.fromEntries(
  [
    ...(['light', 'dark'] as const).flatMap(theme =>
      (['en-US', 'zh-CN'] as const).flatMap(locale => ([1440, 768, 390] as const).map(width => mode(theme, locale, width))),
    ),
    mode('light', 'en-US', 1440, 'forced-colors'),
    mode('light', 'en-US', 768, 'print'),
    stretchedMode('comfortable'),
    stretchedMode('compact'),
  ].map(mode => [mode.name, mode]),
);

/** What a story is photographed in; together they hold each theme, each language, and both ends of the widths. */
export const USUAL = ['light-en-1440', 'dark-zh-1440', 'light-zh-390'] as const;

/** The mode in which one story of a component stands longer words, the other direction and a density; half of the components each. */
export const stretchedOf = (title: string) => (title.length % 2 ? 'stretched-compact-768' : 'stretched-comfortable-768');

/** What a tag adds. Besides these, a tag that names a mode, `vrt:dark-en-768`, adds that mode. */
const BY_TAG: Record<string, readonly string[]> = {
  'vrt:forced-colors': ['forced-colors-en-1440'],
  'vrt:print': ['print-en-768'],
};

/** Tags that say which modes, and are none themselves. */
const NO_MODE = new Set(['vrt:phone', 'vrt:unstretched']);

/**
 * The modes of a story, by its tags. `vrt:skip` leaves none. A story that plays (Storybook tags it `play-fn`) does so in English only,
 * and is photographed there: in other languages it would show what its neighbours show. `vrt:phone` is told on a phone: two modes of 390 px.
 */
export function modesOf(tags: readonly string[]): Mode[] {
  if (tags.includes('vrt:skip')) return [];
  const usual = usualOf(tags);
  const added = tags.filter(tag => tag.startsWith('vrt:') && !NO_MODE.has(tag)).flatMap(tag => BY_TAG[tag] ?? [tag.slice('vrt:'.length)]);
  return modesNamed([...(tags.includes('play-fn') ? usual.slice(0, 1) : usual), ...added]);
}

const usualOf = (tags: readonly string[]) => (tags.includes('vrt:phone') ? ['light-en-390', 'dark-zh-390'] : USUAL);

/** The mode in which a story plays: English, on a phone if it is told on one. */
export const playMode = (tags: readonly string[]): Mode | undefined => modesNamed(usualOf(tags).slice(0, 1))[0];

/** Modes by name, each once; a name that is none is an error. */
export function modesNamed(names: readonly string[]): Mode[] {
  return [...new Set(names)].map(name => {
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
  modesNamed(USUAL.map(name => name.replace('-zh-', '-en-'))).map(({ name, theme, locale, widthPx }) => [
    name,
    { theme, locale, viewport: widthPx },
  ]),
);
