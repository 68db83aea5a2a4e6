import type { System } from '@oj/contract';

/** The languages of all judges, each once, with the versions that they have of it. */
export function versionsOf(judges: System['judges']): { name: string; versions: string[] }[] {
  const byName = new Map<string, Set<string>>();
  for (const { name, version } of judges.flatMap(({ languages }) => languages)) {
    const versions = byName.get(name) ?? new Set();
    byName.set(name, version === null ? versions : versions.add(version));
  }
  return [...byName].map(([name, versions]) => ({ name, versions: [...versions] }));
}

/** What other judges offer and this one does not. */
export function missingAt({ languages }: System['judges'][number], judges: System['judges']): string[] {
  const own = new Set(languages.map(({ name }) => name));
  return versionsOf(judges).flatMap(({ name }) => (own.has(name) ? [] : [name]));
}
