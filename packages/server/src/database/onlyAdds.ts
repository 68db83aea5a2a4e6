import type { Migration } from './migrate';

/**
 * Whether processes of the version before can go on beside a database that has had these migrations: they make tables, indexes and columns,
 * and ask nothing new of what was there. In doubt they do not, such as for a trigger or a row that is written.
 */
export function onlyAdds(migrations: readonly Pick<Migration, 'statements'>[]): boolean {
  const made = new Set<string>();
  const statements = migrations.flatMap(migration => migration.statements.map(withoutComments)).filter(Boolean);
  return statements.every(statement => {
    if (SEVERAL.test(statement)) return false;
    const table = /^CREATE TABLE "(\w+)"/.exec(statement)?.[1];
    if (table !== undefined) made.add(table);
    if (table !== undefined || statement.startsWith('CREATE INDEX ')) return true;
    const changed = /^(?:ALTER TABLE|CREATE UNIQUE INDEX "\w+" ON) "(\w+)"/.exec(statement)?.[1];
    return changed !== undefined && (made.has(changed) || isColumnThatMayBeLeftOut(statement));
  });
}

/** More than one statement between two breakpoints. */
const SEVERAL = /;\s*\S/;

const withoutComments = (statement: string) => statement.replaceAll(/^\s*--.*$/gm, '').trim();

/** A column that older versions, which do not know it, can leave out when they write rows. */
const isColumnThatMayBeLeftOut = (statement: string) =>
  /^ALTER TABLE "\w+" ADD COLUMN /.test(statement) &&
  !/\b(?:UNIQUE|PRIMARY|REFERENCES|CHECK|GENERATED|DROP|RENAME|ALTER COLUMN)\b/.test(statement) &&
  (!statement.includes('NOT NULL') || statement.includes(' DEFAULT '));
