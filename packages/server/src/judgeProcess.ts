import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { forgiveClosedOutput } from './closedOutput';
import { type Config, readConfig } from './config';
import { openDatabase } from './database/database';
import { readCompilers } from './features/problem/languageSettings';
import { FileStore } from './files/store';
import { ownTestFiles, remoteTestFiles } from './files/testFiles';
import { type Judge, openJudge } from './judge/judge';
import { endWhenAsked, untilGo } from './launch/children';
import { keepBeating } from './launch/heartbeat';
import { machineMark } from './launch/machineMark';
import { readinessOf, waiting } from './launch/readiness';
import { openLog } from './log';
import { Calibration } from './worker/calibration';
import { tellOldCompilers } from './worker/oldCompilers';
import { keepReporting, reportFailure } from './worker/report';
import { Worker } from './worker/worker';

const OPEN_AGAIN_MS = 4_000;
const ARRIVALS_MS = 10_000;
let arrivalsDueMs = Date.now() + ARRIVALS_MS;

forgiveClosedOutput();
const config = readConfig();
const databaseUrl = config.databaseUrl ?? '';
const number = Number(process.env.OJ_JUDGE_NUMBER ?? '1');
const judgeId = `${os.hostname().slice(0, 60)}-${await machineMark(config)}-${number}`;
const log = openLog(config, `judge-${number}`);
const database = openDatabase(databaseUrl, { connections: 4, isServing: true });
const files = testFiles(config);
await files.ready().catch(end);
const compilers = await readCompilers(database).catch(end);
// The launcher speaks first; meanwhile the judge opens.
const go = untilGo();
const judge = await openWhenPossible();
await go;
const endAsAsked = () => void process.kill(process.pid, 'SIGTERM');
const calibration = new Calibration({ database, judge, judgeId, log });
const worker = new Worker({ database, databaseUrl, files, judge, judgeId, log, whenIdle });
const stopReporting = await keepReporting(database, judge, { id: judgeId, worker, onRestart: endAsAsked });
void tellReadiness();
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

/** A compiler may be installed, a folder be mended: until then what is sent in is refused, with the reason, which the launcher hears once. */
async function openWhenPossible(): Promise<Judge> {
  for (let told = false; ; told = true) {
    try {
      return await openJudge({
        compilers,
        hidden: [config.dataDir],
        cacheDir: config.cacheDir,
        scratchDir: path.join(config.dataDir, 'work', judgeId),
        cpu: (number - 1) % os.availableParallelism(),
        allowWeakSandbox: config.allowWeakSandbox,
        makesPch: config.compilerKits && number === 1,
      });
    } catch (reason) {
      await go;
      log.error({ err: reason }, 'the judge cannot open');
      await reportFailure(database, judgeId, sentenceOf(reason)).catch(() => undefined);
      if (!told) {
        process.send?.(waiting(sentenceOf(reason)));
        keepBeating();
      }
      await pause(OPEN_AGAIN_MS);
    }
  }
}

async function tellReadiness() {
  for await (const readiness of readinessOf(judge)) process.send?.(readiness);
}

/** Started again, it finds the tools that have come, and its boxes show them. */
async function whenIdle() {
  await calibration.whenDue();
  if (Date.now() < arrivalsDueMs) return;
  arrivalsDueMs = Date.now() + ARRIVALS_MS;
  if (await judge.hasArrivals()) endAsAsked();
}

function testFiles({ apiUrl, judgeSecret: secret, dataDir, bucket }: Config) {
  return apiUrl && secret
    ? remoteTestFiles(new FileStore({ dataDir }), { apiUrl, secret })
    : ownTestFiles(new FileStore({ dataDir, bucket }));
}

/** Ends the process; its launcher starts it again after a while. */
function end(reason: unknown): never {
  console.error(`[oj] ${sentenceOf(reason)}`);
  process.exit(1);
}

function sentenceOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
