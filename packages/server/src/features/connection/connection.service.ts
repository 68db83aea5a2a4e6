import { ApiError, type ConnectionKind, contract, type Found, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../config';
import { type Chosen, chosenNames, connectionKinds, currentFile, nextFile, readChosen, writeNext } from '../../connectionFile';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { identityOf } from '../../files/bucketOwner';
import { bucketAt } from '../../files/bucketPlace';
import { postgresUrl } from '../../database/embeddedUrl';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { type Places, placesIn, variablesOf, withoutPassword } from './connectionPlaces';
import { probeDatabase, probeEvents, probeFiles } from './connectionProbe';

type Api = typeof contract.connection;
type Typed = ServerInput<Api['choose']>;
type InOldWords = ServerInput<typeof contract.settings.setDatabase>;

/** Limit for the whole site: who may connect to any address can look around in a network. */
const PROBES = { points: 20, perS: 600 };

/** Where the database, the server of events and the bucket of files are: now, and from the next start on. */
@Injectable()
export class ConnectionService {
  private readonly probes;

  constructor(
    @InjectDatabase() private readonly db: Database,
    @InjectConfig() private readonly config: Config,
  ) {
    this.probes = createLimiter(db, 'connection', PROBES);
  }

  list() {
    const [now, next] = [this.now(), placesIn(this.next())];
    return {
      database: { ...shown(now.database, next.database), ...this.facts('database') },
      events: { ...shown(now.events, next.events), ...this.facts('events') },
      files: { ...shown(now.files, next.files), ...this.facts('files') },
    };
  }

  /** The connections in the form that existing clients read. */
  inOldWords() {
    const { database, events } = this.now();
    const own = new URL(this.config.databaseUrl ?? postgresUrl(this.config.dataDir));
    return {
      dbHost: database?.host ?? own.searchParams.get('host') ?? '',
      dbPort: database?.port ?? 5432,
      dbName: database?.name ?? own.pathname.slice(1),
      dbUsername: database?.username ?? own.username,
      dbPassword: '' as const,
      redisHost: events?.host ?? null,
      redisPort: events?.port ?? null,
      redisPassword: null,
    };
  }

  /** Changes the connections that are named. Others stay as they are chosen already, or as the start has them. */
  async chooseInOldWords(words: InOldWords, actor: Actor) {
    const known = { ...given(this.now()), ...given(placesIn(this.next())) };
    const { dbHost: host, dbPort: port, dbName: name, dbUsername: username, dbPassword, redisHost, redisPort, redisPassword } = words;
    const wanted = {
      ...(host && {
        database: { isEncrypted: false, port: 5432, ...known.database, ...given({ host, port, name, username }), password: dbPassword },
      }),
      ...(redisHost && {
        events: {
          isEncrypted: false,
          port: 6379,
          username: '',
          ...known.events,
          ...given({ host: redisHost, port: redisPort }),
          password: redisPassword,
        },
      }),
    };
    const { data } = contract.connection.choose.input.safeParse(wanted);
    if (!data) throw new ApiError('input.invalid');
    await this.choose(data, actor);
  }

  async test(typed: Typed, actor: Actor) {
    return this.probe(this.whole(typed), actor);
  }

  async choose(typed: Typed, actor: Actor) {
    const places = this.whole(typed);
    const found = await this.probe(places, actor);
    await this.change(actor, places, chosen => ({ ...chosen, ...variablesOf(places) }));
    return found;
  }

  async drop({ kind }: ServerInput<Api['drop']>, actor: Actor) {
    const gone: ReadonlySet<string> = new Set(chosenNames[kind]);
    const rest = (chosen: Chosen) => Object.fromEntries(Object.entries(chosen).filter(([name]) => !gone.has(name)));
    await this.change(actor, { [kind]: undefined }, rest);
  }

  private next = (): Chosen => readChosen(nextFile(this.config.dataDir)) ?? this.current();

  private current = (): Chosen => readChosen(currentFile(this.config.dataDir)) ?? {};

  /** The connections that are in use now. The private PostgreSQL, which the product brings, is left out. */
  private now(): Places {
    const { databaseUrl, dataDir, eventsUrl, bucket } = this.config;
    const isPrivate = databaseUrl === undefined || databaseUrl === postgresUrl(dataDir);
    return {
      ...placesIn({ ...(!isPrivate && { DATABASE_URL: databaseUrl }), ...(eventsUrl && { OJ_EVENTS: eventsUrl }) }),
      files: bucket && {
        endpoint: bucket.endpoint,
        region: bucket.region,
        bucket: bucket.name,
        prefix: bucket.prefix.replace(/\/$/, ''),
        keyId: bucket.keyId,
        password: bucket.secret,
      },
    };
  }

  private facts(kind: ConnectionKind) {
    const [current, next] = [this.current(), this.next()];
    const source = this.now()[kind] && this.config.setBy[kind];
    return {
      variable: source?.startsWith(chosenNames[kind][0]) ? source : null,
      isWaiting: chosenNames[kind].some(name => next[name] !== current[name]),
    };
  }

  /** The typed connections. Where no password was typed and the place is still the same, the kept password is used. */
  private whole({ database, events, files }: Typed): Places {
    const kept = placesIn(this.next());
    const same = <Place extends object>(one: Place, other: Place | undefined, names: readonly (keyof Place)[]) =>
      names.every(name => one[name] === other?.[name]);
    const isSame = {
      database: database && same(database, kept.database, ['host', 'port', 'username']),
      events: events && same(events, kept.events, ['host', 'port', 'username']),
      files: files && same(files, kept.files, ['endpoint', 'keyId']),
    };
    const passwordFor = (kind: ConnectionKind, typed: string | null | undefined) =>
      typed || (isSame[kind] ? (kept[kind]?.password ?? '') : '');
    return {
      database: database && { ...database, password: passwordFor('database', database.password) },
      events: events && { ...events, password: passwordFor('events', events.password) },
      files: files && { ...files, password: passwordFor('files', files.password) },
    };
  }

  private async probe({ database, events, files }: Places, actor: Actor) {
    const own = await identityOf(this.db.$client);
    const chosen = variablesOf({ database, events, files });
    const look = async (target: string, probe: () => Promise<Found>) => {
      await consume(this.probes, 'site', 'server.tooMany');
      await recordAudit(this.db, actor, { action: 'connection.test', target });
      return probe();
    };
    const found: { [Kind in ConnectionKind]?: Found } = {};
    if (database && chosen.DATABASE_URL) {
      const url = chosen.DATABASE_URL;
      found.database = await look(`${database.host}:${database.port}`, () => probeDatabase(url, own));
    }
    if (events && chosen.OJ_EVENTS) {
      const url = chosen.OJ_EVENTS;
      found.events = await look(`${events.host}:${events.port}`, () => probeEvents(url));
    }
    const bucket = chosen.OJ_FILES && bucketAt(chosen.OJ_FILES);
    if (files && bucket) {
      const place = { ...bucket, keyId: files.keyId, secret: files.password, cacheBytes: 0 };
      found.files = await look(files.endpoint, () => probeFiles(place, own, this.config.dataDir));
    }
    return found;
  }

  /** The audit log and the file: both, or neither. */
  private async change(actor: Actor, places: Places, next: (chosen: Chosen) => Chosen) {
    const kinds = connectionKinds.filter(kind => kind in places && (places[kind] ?? placesIn(this.next())[kind]));
    if (!kinds.length) return;
    await this.db.transaction(async tx => {
      const before = placesIn(this.next());
      for (const kind of kinds) {
        const [was, is] = [before[kind], places[kind]];
        await recordAudit(tx, actor, {
          action: 'connection.choose',
          target: kind,
          ...(was && { before: withoutPassword(was) }),
          ...(is && { after: withoutPassword(is) }),
        });
      }
      writeNext(this.config.dataDir, next(this.next()));
    });
  }
}

function shown<Place extends { password: string }>(now: Place | undefined, next: Place | undefined) {
  return {
    now: now ? withoutPassword(now) : null,
    next: next ? withoutPassword(next) : null,
    hasPassword: Boolean(next?.password),
  };
}

const given = <Value extends object>(value: Value): { [Name in keyof Value]?: NonNullable<Value[Name]> } =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined && each !== null)) as never;
