import os from 'node:os';
import { readConfig } from './config';
import { openDatabase } from './database/database';
import { endWhenAsked, untilGo } from './launch/children';
import { keepBeating } from './launch/heartbeat';
import { machineMark } from './launch/machineMark';
import { openLog } from './log';
import { realClock } from './remote/clock';
import { ContestLists } from './remote/contestLists';
import { Dispatcher } from './remote/dispatcher';
import { Seal } from './remote/seal';
import { hasteOf } from './remote/sites';

const config = readConfig();
const log = openLog(config, 'remote');
const database = openDatabase(config.databaseUrl ?? '', { connections: 6 });
const ownId = `${os.hostname().slice(0, 60)}-${await machineMark(config)}-remote`;
const clock = realClock(hasteOf(config));
const dispatcher = new Dispatcher({ database, config, log, ownId, seal: await Seal.open(config), clock });
const contestLists = new ContestLists({ database, config, log, clock });
await untilGo();
process.send?.('ready');
keepBeating();
endWhenAsked(async () => {
  contestLists.stop();
  await dispatcher.stop();
  await database.$client.end();
});
await Promise.all([dispatcher.run(), contestLists.run()]);
