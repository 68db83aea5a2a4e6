import os from 'node:os';
import path from 'node:path';
import { forgiveClosedOutput } from './closedOutput';
import { type Config, readConfig } from './config';
import { openDatabase } from './database/database';
import { readCompilers } from './features/problem/languageSettings';
import { FileStore } from './files/store';
import { ownTestFiles, remoteTestFiles } from './files/testFiles';
import { openJudge } from './judge/judge';
import { endWhenAsked, untilGo } from './launch/children';
import { keepBeating } from './launch/heartbeat';
import { machineMark } from './launch/machineMark';
import { readinessOf } from './launch/readiness';
import { openLog } from './log';
import { Calibration } from './worker/calibration';
import { tellOldCompilers } from './worker/oldCompilers';
import { keepReporting, reportFailure } from './worker/report';
import { Worker } from './worker/worker';

forgiveClosedOutput();
const config = readConfig();
const databaseUrl = config.databaseUrl ?? '';
const number = Number(process.env.OJ_JUDGE_NUMBER ?? '1');
const judgeId = `${os.hostname().slice(0, 60)}-${await machineMark(config)}-${number}`;
const log = openLog(config, `judge-${number}`);
const database = openDatabase(databaseUrl, { connections: 4, isServing: true });
const files = testFiles(config);
await files.ready().catch(end);
const judge = await openJudge({
  compilers: await readCompilers(database).catch(end),
  hidden: [config.dataDir],
  cacheDir: config.cacheDir,
  scratchDir: path.join(config.dataDir, 'work', judgeId),
  cpu: (number - 1) % os.availableParallelism(),
  allowWeakSandbox: config.allowWeakSandbox,
  makesPch: config.compilerKits && number === 1,
}).catch(async reason => {
  await untilGo();
  await reportFailure(database, judgeId, sentenceOf(reason)).catch(() => undefined);
  return end(reason);
});
const calibration = new Calibration({ database, judge, judgeId, log });
const worker = new Worker({ database, databaseUrl, files, judge, judgeId, log, whenIdle: () => calibration.whenDue() });
await untilGo();
const endAsAsked = () => void process.kill(process.pid, 'SIGTERM');
const stopReporting = await keepReporting(database, judge, { id: judgeId, worker, onRestart: endAsAsked });
process.send?.(await readinessOf(judge));
keepBeating();
if (number === 1) void tellOldCompilers(judge, config.cacheDir).catch(() => undefined);
endWhenAsked(async () => {
  await worker.stop();
  await calibration.stop();
  await stopReporting();
  await judge[Symbol.asyncDispose]();
  await database.$client.end();
});
await worker.run().catch(end);

function testFiles({ apiUrl, judgeSecret: secret, dataDir, bucket }: Config) {
  return apiUrl && secret
    ? remoteTestFiles(new FileStore({ dataDir }), { apiUrl, secret })
    : ownTestFiles(new FileStore({ dataDir, bucket }));
}

/** Started again after a while, by whoever keeps it running. */
function end(reason: unknown): never {
  console.error(`[oj] ${sentenceOf(reason)}`);
  process.exit(1);
}

function sentenceOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
