import { openDatabase } from '../database/database';
import { APP_ROLE } from '../database/embeddedUrl';

const ENSURE = `
do $$
declare
  found record;
begin
  if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
    create role ${APP_ROLE} login;
  end if;
  alter database postgres owner to ${APP_ROLE};
  -- Tables of an installation from before this role was there; their sequences and indexes follow.
  for found in
    select n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p', 'v', 'm') and c.relowner <> '${APP_ROLE}'::regrole
  loop
    execute format('alter table %I.%I owner to ${APP_ROLE}', found.nspname, found.relname);
  end loop;
  for found in select oid::regprocedure as name from pg_proc where pronamespace = 'public'::regnamespace and proowner <> '${APP_ROLE}'::regrole
  loop
    execute format('alter function %s owner to ${APP_ROLE}', found.name);
  end loop;
  if exists (select from pg_namespace where nspname = 'drizzle') then
    alter schema drizzle owner to ${APP_ROLE};
  end if;
end
$$`;

/** Makes sure that the role is there and owns what is ours. Works as the superuser, which nothing else does. */
export async function ensureAppRole(superuserUrl: string) {
  const { $client } = openDatabase(superuserUrl, { connections: 1 });
  try {
    await $client.query(ENSURE);
  } finally {
    await $client.end();
  }
}
