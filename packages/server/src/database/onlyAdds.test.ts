import { expect, test } from 'vitest';
import { migrationsOfThisVersion } from './migrate';
import { onlyAdds } from './onlyAdds';

const after = (...statements: string[]) => onlyAdds([{ statements }]);

test.each([
  'CREATE TABLE "notes" (\n\t"id" integer NOT NULL\n);',
  'CREATE INDEX "notes_author" ON "users" USING btree ("id");',
  'ALTER TABLE "users" ADD COLUMN "note" text;',
  `-- Why.\nALTER TABLE "users" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
])('older processes do not notice: %s', statement => expect(after(statement)).toBe(true));

test.each([
  'ALTER TABLE "users" ADD COLUMN "note" text NOT NULL;',
  'ALTER TABLE "users" ADD COLUMN "note" text UNIQUE;',
  'ALTER TABLE "users" ADD COLUMN "note" text, DROP COLUMN "role";',
  'ALTER TABLE "users" DROP COLUMN "role";',
  'ALTER TABLE "users" ALTER COLUMN "role" SET NOT NULL;',
  'CREATE UNIQUE INDEX "users_name" ON "users" USING btree ("name");',
  'CREATE INDEX "a" ON "users" USING btree ("id"); DROP TABLE "users";',
  'UPDATE "users" SET "role" = 1;',
  'DROP INDEX "users_name";',
])('older processes may notice: %s', statement => expect(after(statement)).toBe(false));

test('whatever is made of a new table is new', () => {
  const table = 'CREATE TABLE "notes" ("id" integer);';
  const more = ['CREATE UNIQUE INDEX "n" ON "notes" USING btree ("id");', 'ALTER TABLE "notes" ADD CONSTRAINT "u" FOREIGN KEY ("id") …'];
  expect([after(table, ...more), after(...more)]).toEqual([true, false]);
});

test('of the migrations of this version', () => {
  const adding = migrationsOfThisVersion().filter(migration => onlyAdds([migration]));
  expect(adding.map(({ tag }) => Number.parseInt(tag, 10))).toEqual([1, 7, 8, 9, 10, 13, 14, 16, 17, 20, 21, 22, 23, 25, 27, 29, 31, 35]);
});
