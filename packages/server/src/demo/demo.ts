import { reachDatabase } from '../commands/reachDatabase';
import { type Config, readConfig } from '../config';
import { type Database, openDatabase } from '../database/database';
import { lockUntilCommit } from '../database/locks';
import { hashPassword } from '../features/account/passwords';
import { FileStore } from '../files/store';
import { makeDataFolder } from '../launch/dataFolder';
import { prepareDatabase } from '../launch/start';
import { type DemoOptions, HELP, readOptions } from './options';
import { demoRows } from './rows';
import { agedStarterProblems, rootOf, existingContent } from './site';
import { storeFiles, storeRows } from './store';

const REFUSED = 2;
/** Is the hash of no password. */
const NO_PASSWORD = 'none';

const say = (what: string) => console.log(`[oj] demo: ${what}`);

/** Fills an empty site with life. */
export async function demo(args: string[]) {
  const options = readOptions(args, new Date());
  if (!options) return console.log(HELP);
  const config = readConfig();
  makeDataFolder(config);
  await using server = await reachDatabase(config);
  const rootPassword = await prepareDatabase(server.url, config);
  if (rootPassword) console.log(`[oj] the super admin is root with the password ${rootPassword} — shown only this once`);
  const startedAt = performance.now();
  const found = await fillAt(server.url, config, options);
  if (found) {
    console.error(`[oj] The site has ${found}: a demo fills only an empty site, such as one with a new folder in OJ_DATA.`);
    process.exitCode = REFUSED;
    return;
  }
  say(`done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  if (options.password === undefined) say('only root can log in; --password would let the others');
}

async function fillAt(url: string, config: Config, options: DemoOptions) {
  const database = openDatabase(url, { connections: 1 });
  try {
    return await fill(database, config, options);
  } finally {
    await database.$client.end();
  }
}

/** All in one transaction: a run that is killed leaves the site as empty as it was. Answers what is in the way, if anything is. */
async function fill(database: Database, config: Config, options: DemoOptions): Promise<string | undefined> {
  const passwordHash = options.password === undefined ? NO_PASSWORD : await hashPassword(options.password);
  return database.transaction(async tx => {
    await lockUntilCommit(tx, 'demo');
    const found = await existingContent(tx);
    if (found) return found;
    const present = await agedStarterProblems(tx, options.now);
    const rows = demoRows(options, present.facts);
    const files = await storeFiles(new FileStore(config), rows.problems);
    say(`test data of ${files.length} problems`);
    const rootId = await rootOf(tx);
    await storeRows(tx, rows, { presentProblems: present.ids, files, rootId, passwordHash, now: options.now, say });
    return undefined;
  });
}
