import 'reflect-metadata';
import { createApp } from './api/app';
import { readConfig } from './config';
import { openDatabase } from './database/database';
import { Events } from './events/events';
import { Metrics } from './features/metrics/metrics';
import { serveMetrics } from './features/metrics/serveMetrics';
import { endWhenAsked, untilGo } from './launch/children';
import { openLog } from './log';

const config = readConfig();
const url = config.databaseUrl ?? '';
const log = openLog(config, 'api');
const database = openDatabase(url, { connections: 20 });
const events = new Events(url, config.eventsUrl);
await untilGo();
await events.open();
const app = await createApp({ config, database, events, log });
await app.listen(config.port, config.host);
const endMetrics = config.metrics && (await serveMetrics(app.get(Metrics), config.metrics));
endWhenAsked(async () => {
  await endMetrics?.();
  await app.close();
  await events.close();
  await database.$client.end();
});
const address = app.getHttpServer().address();
process.send?.({ port: typeof address === 'object' ? address?.port : config.port });
