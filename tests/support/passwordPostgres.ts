import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../packages/server/src/database/database';
import { startPostgres } from '../../packages/server/src/launch/postgres';
import { freePort } from './freePort';

/** A PostgreSQL of somebody's own: at a port of this machine, with users who need their passwords. */
export interface PasswordPostgres {
  port: number;
  /** Lets connections through, or refuses them all. */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Runs as the superuser. */
  run(sql: string, database?: string): Promise<void>;
  dispose(): Promise<void>;
}

export async function passwordPostgres(): Promise<PasswordPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oj-postgres-'));
  const server = await startPostgres(folder);
  const socketFolder = new URL(server.url).searchParams.get('host') ?? '';
  const port = await freePort();
  const rules = path.join(folder, 'postgres', 'pg_hba.conf');
  await writeFile(rules, `local all oj,oj_app trust\nlocal all all scram-sha-256\n${await readFile(rules, 'utf8')}`);
  const run = async (sql: string, database = 'postgres') => {
    const { $client } = openDatabase(`postgresql://oj@localhost/${database}?host=${encodeURIComponent(socketFolder)}`, { connections: 1 });
    await $client.query(sql).finally(() => $client.end());
  };
  await run('select pg_reload_conf()');

  const sockets = new Set<Socket>();
  let door: ReturnType<typeof createServer> | undefined;
  async function close() {
    const closing = door && new Promise(resolve => door?.close(resolve));
    door = undefined;
    for (const socket of sockets) socket.destroy();
    await closing;
  }
  return {
    port,
    run,
    close,
    async open() {
      const opened = createServer(caller => {
        const inside = connect(path.join(socketFolder, '.s.PGSQL.5432'));
        for (const socket of [caller, inside]) {
          sockets.add(socket);
          socket.on('error', () => undefined).on('close', () => [caller, inside].forEach(each => each.destroy()));
        }
        caller.pipe(inside).pipe(caller);
      });
      await new Promise<void>(resolve => void opened.listen(port, '127.0.0.1', resolve));
      door = opened;
    },
    async dispose() {
      await close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
