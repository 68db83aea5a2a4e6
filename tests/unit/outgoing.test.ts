import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * One place decides what the product calls on a network (`packages/server/src/outgoing`). Every other file that opens a connection stands
 * here, with what it connects to.
 */
const connecting: Record<string, string> = {
  'outgoing/outgoing.ts': 'decides',
  'remote/http.ts': 'other sites, and messages to phones: asks outgoing for its lookup',
  'mail/mail.ts': 'the mail server of the environment, or an address that outgoing has found',
  'features/connection/connectionProbe.ts': 'what a super admin tries: asks outgoing for sockets and lookups',
  'database/database.ts': 'the database of the site',
  'worker/worker.ts': 'the database of the site',
  'events/postgresSource.ts': 'the database of the site',
  'events/redisRelay.ts': 'the database and the server of events of the site',
  'commands/doctor/checkEvents.ts': 'the server of events of the site',
  'features/metrics/serveMetrics.ts': 'listens',
  'launch/beforehand.mjs': 'listens',
};

const root = 'packages/server/src';
const opens = [
  /from 'node:(?:http|https|http2|tls|dgram|dns|dns\/promises)'/,
  /import \{[^}]*\b(?:Socket|connect|createConnection|createServer)\b[^}]*\} from 'node:net'/,
  /from '(?:undici|nodemailer)'|import\('@redis\/client'\)|new pg\.(?:Client|Pool)\(|(?<![.\w])fetch\([^)]/,
];
const typesAlone = /import type [^;]+;/g;

test('S13: nothing but what is listed opens a connection', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(file => /(?<!\.test|\.d)\.m?[jt]s$/.test(file));
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8').replaceAll(typesAlone, '');
  const found = files.filter(file => opens.some(form => form.test(textOf(file))));
  expect(found.toSorted()).toEqual(Object.keys(connecting).toSorted());
});
