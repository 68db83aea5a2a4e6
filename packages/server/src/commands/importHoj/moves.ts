import type { PoolClient } from 'pg';

/** When a row `r` of the dump was made and changed. */
export const created = `coalesce(hoj_import.moment(r->>'gmt_create'), now())`;
export const modified = `coalesce(hoj_import.moment(r->>'gmt_modified'), now())`;
/** The number here of the group that a row of the dump `s` belongs to. */
export const group = `(select g.id from hoj_import.ids g where g.kind = 'group' and g.old = s.r->>'gid')`;

/** A kind of thing that gets a number here. */
export interface Move {
  kind: string;
  /** The table that it is stored in. */
  target: string;
  /** A query whose rows have `old`, the key in the dump, `n`, their place in it, and what `columns` name. */
  source: string;
  /** Columns of the target, each with an expression over a row of the source. */
  columns: Readonly<Record<string, string>>;
  parameters?: readonly unknown[];
}

/**
 * Stores what is not here yet, and under which number: in one statement, so both or neither. Numbers are given in the order of the dump,
 * which is made last: the joins before keep none. @returns how many were stored.
 */
export async function move(client: PoolClient, { kind, target, source, columns, parameters = [] }: Move): Promise<number> {
  const names = Object.keys(columns);
  const { rowCount } = await client.query(
    `with source as (${source}),
     fresh as (
       select nextval(pg_get_serial_sequence('${target}', 'id'))::integer as new_id, waiting.* from (
         select source.* from source where not exists (select from hoj_import.ids i where i.kind = '${kind}' and i.old = source.old)
         order by source.n
       ) waiting
     ),
     kept as (insert into hoj_import.ids (kind, old, id) select '${kind}', old, new_id from fresh)
     insert into ${target} (id, ${names.join(', ')}) overriding system value
     select new_id, ${names.map(name => columns[name]).join(', ')} from fresh`,
    [...parameters],
  );
  return rowCount ?? 0;
}

/** A link between things that are here: stored once, however often it comes. */
export async function link(client: PoolClient, target: string, columns: readonly string[], source: string): Promise<number> {
  const { rowCount } = await client.query(`insert into ${target} (${columns.join(', ')}) ${source} on conflict do nothing`);
  return rowCount ?? 0;
}

/** A join that finds the number here of what a field of the row names. */
export const known = (alias: string, kind: string, field: string, row = 's') =>
  `join hoj_import.ids ${alias} on ${alias}.kind = '${kind}' and ${alias}.old = ${row}.r->>'${field}'`;

/** Hashes of the passwords of places, by the key of the place: there are few, and the database cannot make them. */
export async function passwordsOf(
  client: PoolClient,
  { table, column, hash }: { table: string; column: string; hash: (password: string) => Promise<string> },
): Promise<string> {
  const { rows } = await client.query<{ old: string; password: string }>(
    `select r->>'id' as old, r->>'${column}' as password from hoj_import."${table}" where coalesce(r->>'${column}', '') <> ''`,
  );
  const hashed: Record<string, string> = {};
  for (const { old, password } of rows) hashed[old] = await hash(password);
  return JSON.stringify(hashed);
}
