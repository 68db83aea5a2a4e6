import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort';

interface Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => Server;
/** Those that this server knows. */
const KEY = 'S3RVER';

/** A server that speaks the protocol of S3 and checks signatures, with one bucket in a folder of its own. */
export interface BucketServer {
  /** What the product is told of it. */
  env: { OJ_FILES: string; OJ_FILES_KEY_ID: string; OJ_FILES_SECRET: string };
  start(): Promise<void>;
  /** Nobody answers any more; the files stay. */
  stop(): Promise<void>;
  dispose(): Promise<void>;
}

export async function bucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'oj-bucket-'));
  const port = await freePort();
  let server: Server | undefined;
  async function stop() {
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
      const options = { address: '127.0.0.1', port, directory, silent: true, configureBuckets: [{ name: 'judge-files' }] };
      server = new S3rver(options);
      await server.run();
    },
    stop,
    async dispose() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
