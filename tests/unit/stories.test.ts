import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * What the Storybook owes: every component that `@oj/ui` exports is shown, and shown in the states that its props give it. Read from the
 * sources, so that a new prop asks for its story.
 */
const src = new URL('../../packages/ui/src/', import.meta.url).pathname;
const read = (path: string) => readFileSync(path, 'utf8');

/** Exported values with the name of a component, and the file that they come from. Types start with `type`, other values are lower case. */
const components = [...read(`${src}index.ts`).matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', from = '']) =>
  names
    .split(',')
    .map(name => name.trim())
    .filter(name => /^[A-Z]/.test(name) && existsSync(`${src}${from}.tsx`))
    .map(name => ({ name, from })),
);

/** Draws nothing of its own: its page is "Languages". */
const invisible = new Set(['LocaleProvider']);
/** Deprecated names of components that are shown under their new names. */
const former = new Set(['InkPicture']);

const storyFiles = globSync(`${src}**/*.stories.tsx`);
const allStories = storyFiles.map(read).join('\n');

/** A state, the props that bring it about, and what of a story file shows it. */
const states = [
  {
    state: 'long text',
    props: /^ {2}(?:label|title|caption)\??: ReactNode|^ {2}(?:username|valueText)\??: string|\bFieldTexts\b/m,
    shown: /export const \w*(?:Long|Ugly|Hostile)\w*|'\.repeat\(/,
  },
  { state: 'disabled', props: /^ {2}disabled\??:|ComponentPropsWithoutRef<'(?:button|input|select|textarea)'>/m, shown: /\bdisabled\b/ },
  { state: 'loading', props: /^ {2}loading\??:/m, shown: /\bloading\b/ },
  { state: 'pending', props: /^ {2}pending\??:/m, shown: /\bpending\b/ },
  { state: 'error', props: /^ {2}error\??:|\bFieldTexts\b/m, shown: /\berror(?:=|:)/ },
  { state: 'empty', props: /^ {2}empty\??:/m, shown: /export const \w*(?:Empty|Nothing|Nobody)\w*/ },
];

/** The declaration of `<Component>Props`, from its head to its closing brace. */
function propsOf(name: string, source: string): string {
  const start = source.search(new RegExp(`export (?:interface|type) ${name}Props\\b`));
  return start < 0 ? '' : source.slice(start, source.indexOf('\n}', start));
}

const owed = components.flatMap(({ name, from }) => {
  const stories = `${src}${from}.stories.tsx`;
  if (!from.endsWith(`/${name}`) || !existsSync(stories)) return [];
  const props = propsOf(name, read(`${src}${from}.tsx`));
  return states.filter(each => each.props.test(props)).map(each => ({ name, state: each.state, shown: each.shown, stories }));
});

describe('the Storybook', () => {
  it('finds the components', () => {
    expect(components.length).toBeGreaterThan(80);
    expect(owed.length).toBeGreaterThan(50);
  });

  it.each(components.filter(({ name }) => !invisible.has(name) && !former.has(name)))('shows $name', ({ name }) => {
    expect(allStories).toMatch(new RegExp(`component: ${name}\\b|subcomponents: \\{[^}]*\\b${name}\\b`));
  });

  it.each(owed)('shows $name with $state', ({ stories, shown }) => {
    expect(read(stories)).toMatch(shown);
  });

  it.each(storyFiles.map(path => ({ page: path.slice(src.length), guide: path.replace('.stories.tsx', '.guide.ts') })))(
    'has words for the page of $page',
    ({ guide }) => {
      expect(existsSync(guide)).toBe(true);
    },
  );
});

/** Patterns of ARIA without keys of their own. */
const withoutKeys = new Set(['alert', 'meter', 'table']);

/** A component whose guide names a pattern, and the stories beside it. */
const patterned = globSync(`${src}**/*.guide.ts`).flatMap(path => {
  const [, pattern] = /^ {2}pattern: '([\w-]+)'/m.exec(read(path)) ?? [];
  return pattern && !withoutKeys.has(pattern)
    ? [{ page: path.slice(src.length), pattern, stories: path.replace('.guide.ts', '.stories.tsx') }]
    : [];
});

describe('the keyboard', () => {
  it('has its patterns', () => {
    expect(patterned.length).toBeGreaterThan(45);
  });

  it.each(patterned)('plays the pattern $pattern of $page', ({ pattern, stories }) => {
    const told = read(stories)
      .split(/^export const /m)
      .filter(story => story.includes(`'apg:${pattern}'`));
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(story => /\bplay: .*\buserEvent\.(keyboard|tab)\(/s.test(story))).toBe(true);
  });
});
