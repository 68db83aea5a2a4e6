import entry from '../../packages/ui/src/index.ts?raw';

/** What `@oj/ui` exports. */
export const publicNames: ReadonlySet<string> = new Set(
  [...entry.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(',').map(name => name.replace(/^\s*type /, '').trim())),
);
