import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import net from 'node:net';
import { pipeline } from 'node:stream/promises';
import { freePort } from './freePort';

interface Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => Server;
/** ID of the access key that this server accepts. */
const KEY = 'S3RVER';

/** A server that speaks the protocol of S3 and checks signatures, with one bucket in a folder of its own. */
export interface BucketServer {
  /** Settings by which the product finds this server. */
  env: { OJ_FILES: string; OJ_FILES_KEY_ID: string; OJ_FILES_SECRET: string };
  start(): Promise<void>;
  /** Accepts nothing and answers nothing, on connections that stay open, until `goOn` is called. `held` counts the bytes that wait. */
  hold(): { held(): number; goOn(): void };
  /** Ends the server; the files stay. */
  stop(): Promise<void>;
  dispose(): Promise<void>;
}

export async function bucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'oj-bucket-'));
  const [port, behind] = [await freePort(), await freePort()];
  let server: Server | undefined;
  let going: Promise<unknown> = Promise.resolve();
  let held = 0;
  const connections = new Set<() => void>();
  /** Data of connections wait while the server is held. */
  async function* waiting(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      held += chunk.length;
      await going;
      yield chunk;
    }
  }
  const door = net.createServer(outside => {
    const inside = net.connect(behind, '127.0.0.1');
    const end = () => [outside, inside].forEach(each => each.destroy());
    for (const each of [outside, inside]) each.on('error', end).on('close', end);
    pipeline(outside, waiting, inside).catch(end);
    inside.pipe(outside);
    connections.add(end);
    outside.once('close', () => connections.delete(end));
  });
  async function stop() {
    for (const end of connections) end();
    await new Promise(resolve => door.close(resolve));
    await server?.close();
    server = undefined;
  }
  return {
    env: {
      OJ_FILES: `s3://judge-files/of/tests?endpoint=http://127.0.0.1:${port}&region=eu-central-1`,
      OJ_FILES_KEY_ID: KEY,
      OJ_FILES_SECRET: KEY,
    },
    async start() {
      const options = { address: '127.0.0.1', port: behind, directory, silent: true, configureBuckets: [{ name: 'judge-files' }] };
      server = new S3rver(options);
      await server.run();
      await new Promise<void>(resolve => door.listen(port, '127.0.0.1', resolve));
    },
    hold() {
      const gate = Promise.withResolvers<void>();
      going = gate.promise;
      held = 0;
      return { held: () => held, goOn: () => gate.resolve() };
    },
    stop,
    async dispose() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
