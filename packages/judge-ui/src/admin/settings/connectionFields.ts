import type { ClientInput, ConnectionKind, contract, DatabasePlace, EventsPlace, FilesPlace } from '@oj/contract';

export type Place = DatabasePlace | EventsPlace | FilesPlace;
type Typed = ClientInput<typeof contract.connection.choose>;
type FieldName = 'host' | 'port' | 'name' | 'username' | 'password' | 'endpoint' | 'region' | 'bucket' | 'prefix' | 'keyId';

interface Field {
  name: FieldName;
  label: FieldName | 'secret';
  maxLength: number;
  /** May stay empty. Default false. */
  optional?: boolean;
  placeholder?: string;
}

const host: Field = { name: 'host', label: 'host', maxLength: 255, placeholder: 'db.example.org' };
const port: Field = { name: 'port', label: 'port', maxLength: 5 };
const password: Field = { name: 'password', label: 'password', maxLength: 255, optional: true };

/** The fields of a connection, in their order. */
export const fieldsOf: Record<ConnectionKind, readonly Field[]> = {
  database: [host, port, { name: 'name', label: 'name', maxLength: 63 }, { name: 'username', label: 'username', maxLength: 63 }, password],
  events: [
    { ...host, placeholder: 'redis.example.org' },
    port,
    { name: 'username', label: 'username', maxLength: 63, optional: true },
    password,
  ],
  files: [
    { name: 'endpoint', label: 'endpoint', maxLength: 255, placeholder: 'https://s3.example.org' },
    { name: 'region', label: 'region', maxLength: 63 },
    { name: 'bucket', label: 'bucket', maxLength: 63 },
    { name: 'prefix', label: 'prefix', maxLength: 200, optional: true },
    { name: 'keyId', label: 'keyId', maxLength: 128 },
    { ...password, label: 'secret' },
  ],
};

export type Values = Partial<Record<FieldName, string>> & { isEncrypted: boolean };

const usual: Record<ConnectionKind, Values> = {
  database: { port: '5432', isEncrypted: false },
  events: { port: '6379', isEncrypted: false },
  files: { region: 'us-east-1', isEncrypted: false },
};

/** What a form begins with. */
export function valuesOf(kind: ConnectionKind, place: Place | null): Values {
  const texts = Object.entries(place ?? {}).filter(([name]) => name !== 'isEncrypted');
  const isEncrypted = !!place && 'isEncrypted' in place && place.isEncrypted;
  return { ...usual[kind], ...Object.fromEntries(texts.map(([name, value]) => [name, String(value)])), isEncrypted };
}

/** Converts the values of the form to the shape that the API takes. */
export function typedOf(kind: ConnectionKind, { isEncrypted, ...texts }: Values): Typed {
  const at = (name: FieldName) => (name === 'password' ? texts.password : texts[name]?.trim()) ?? '';
  const login = { username: at('username'), password: at('password'), isEncrypted };
  if (kind === 'files')
    return {
      files: {
        endpoint: at('endpoint'),
        region: at('region'),
        bucket: at('bucket'),
        prefix: at('prefix'),
        keyId: at('keyId'),
        password: at('password'),
      },
    };
  const server = { host: at('host'), port: at('port'), ...login };
  return kind === 'database' ? { database: { ...server, name: at('name') } } : { events: server };
}

/** A connection in a line. */
export const lineOf = (place: Place) =>
  'endpoint' in place
    ? `${place.bucket}${place.prefix && `/${place.prefix}`} · ${place.endpoint.replace(/^https?:\/\//, '')}`
    : `${place.username ? `${place.username}@` : ''}${place.host}:${place.port}${'name' in place ? `/${place.name}` : ''}`;
