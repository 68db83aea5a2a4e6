const [entry = ''] = Object.values(
  import.meta.glob<string>('../../packages/ui/src/index.ts', { eager: true, query: '?raw', import: 'default' }),
);

/** What `@oj/ui` exports. */
export const publicNames: ReadonlySet<string> = new Set(
  [...entry.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map(name => name.replace(/^\s*type /, '').trim()),
  ),
);
