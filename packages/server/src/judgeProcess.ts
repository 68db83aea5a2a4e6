import os from 'node:os';
import path from 'node:path';
import { readConfig } from './config';
import { openDatabase } from './database/database';
import { FileStore } from './files/store';
import { openJudge } from './judge/judge';
import { keepReporting } from './worker/report';
import { endWithParent, untilGo } from './launch/children';
import { openLog } from './log';
import { Worker } from './worker/worker';

const config = readConfig();
const databaseUrl = config.databaseUrl ?? '';
const judgeId = `${os.hostname()}-${process.env.OJ_JUDGE_NUMBER ?? '1'}`.slice(0, 100);
const log = openLog(config, `judge-${process.env.OJ_JUDGE_NUMBER ?? '1'}`);
const database = openDatabase(databaseUrl, { connections: 4 });
const judge = await openJudge({ cacheDir: path.join(config.dataDir, 'cache'), workDir: path.join(config.dataDir, 'work', judgeId) });
await untilGo();
const stopReporting = await keepReporting(database, judge, judgeId);
const worker = new Worker({ database, databaseUrl, store: new FileStore(config), judge, judgeId, log });
process.send?.({ level: judge.sandbox.level });
endWithParent(async () => {
  await worker.stop();
  await stopReporting();
  await judge[Symbol.asyncDispose]();
  await database.$client.end();
});
await worker.run();
