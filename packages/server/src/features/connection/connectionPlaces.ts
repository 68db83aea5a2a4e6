import type { DatabasePlace, EventsPlace, FilesPlace } from '@oj/contract';
import type { Chosen } from '../../connectionFile';
import { bucketAt } from '../../files/bucketPlace';

/* Places as a form has them, and as the variables of the product have them. */

const POSTGRES_PORT = 5432;
const REDIS_PORT = 6379;

type WithPassword<Place> = Place & { password: string };

const inAddress = (host: string) => (host.includes(':') ? `[${host}]` : host);
const outOfAddress = (host: string) => host.replaceAll(/^\[|\]$/g, '');
const login = (username: string, password: string) =>
  username || password ? `${encodeURIComponent(username)}${password && `:${encodeURIComponent(password)}`}@` : '';

const databaseUrlOf = ({ host, port, name, username, password, isEncrypted }: WithPassword<DatabasePlace>) =>
  `postgresql://${login(username, password)}${inAddress(host)}:${port}/${encodeURIComponent(name)}${isEncrypted ? '?sslmode=verify-full' : ''}`;

function databasePlaceOf(address: string): WithPassword<DatabasePlace> {
  const url = new URL(address);
  const mode = url.searchParams.get('sslmode') ?? 'disable';
  return {
    host: url.searchParams.get('host') ?? outOfAddress(decodeURIComponent(url.hostname)),
    port: Number(url.port || POSTGRES_PORT),
    name: decodeURIComponent(url.pathname.slice(1)),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    isEncrypted: mode !== 'disable',
  };
}

const eventsUrlOf = ({ host, port, username, password, isEncrypted }: WithPassword<EventsPlace>) =>
  `${isEncrypted ? 'rediss' : 'redis'}://${login(username, password)}${inAddress(host)}:${port}`;

function eventsPlaceOf(address: string): WithPassword<EventsPlace> {
  const url = new URL(address);
  return {
    host: outOfAddress(decodeURIComponent(url.hostname)),
    port: Number(url.port || REDIS_PORT),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    isEncrypted: url.protocol === 'rediss:',
  };
}

const filesAddressOf = ({ endpoint, region, bucket, prefix }: FilesPlace) =>
  `s3://${bucket}${prefix ? `/${prefix}` : ''}?${new URLSearchParams({ endpoint, region })}`;

/** Undefined when the address is not one of a bucket. */
function filesPlaceOf(address: string, keyId: string, password: string): WithPassword<FilesPlace> | undefined {
  const place = bucketAt(address);
  if (!place) return undefined;
  const { endpoint, region, name, prefix } = place;
  return { endpoint, region, bucket: name, prefix: prefix.replace(/\/$/, ''), keyId, password };
}

export interface Places {
  database?: WithPassword<DatabasePlace> | undefined;
  events?: WithPassword<EventsPlace> | undefined;
  files?: WithPassword<FilesPlace> | undefined;
}

/** What the variables say; what they do not name, the product brings itself. */
export const placesIn = ({ DATABASE_URL, OJ_EVENTS, OJ_FILES, OJ_FILES_KEY_ID = '', OJ_FILES_SECRET = '' }: Chosen): Places => ({
  database: DATABASE_URL === undefined ? undefined : databasePlaceOf(DATABASE_URL),
  events: OJ_EVENTS === undefined ? undefined : eventsPlaceOf(OJ_EVENTS),
  files: OJ_FILES === undefined ? undefined : filesPlaceOf(OJ_FILES, OJ_FILES_KEY_ID, OJ_FILES_SECRET),
});

/** The variables that say so. */
export const variablesOf = ({ database, events, files }: Places): Chosen => ({
  ...(database && { DATABASE_URL: databaseUrlOf(database) }),
  ...(events && { OJ_EVENTS: eventsUrlOf(events) }),
  ...(files && { OJ_FILES: filesAddressOf(files), OJ_FILES_KEY_ID: files.keyId, OJ_FILES_SECRET: files.password }),
});

export function withoutPassword<Place extends { password: string }>({ password: _, ...place }: Place) {
  return place;
}
