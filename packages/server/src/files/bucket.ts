import { AwsV4Signer } from 'aws4fetch';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { callWithin } from '../outgoing/outgoing';
import type { BucketPlace } from './bucketPlace';

const TRIES = 3;
const PAUSE_MS = 200;
/** How long a server may take to answer. Sending may take longer, by its length. */
const PATIENCE_MS = 15_000;
const LEAST_BYTES_PER_MS = 500;
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** The bucket refused, or does not answer. The same request may succeed later. */
export class BucketFault extends Error {
  /** HTTP status; undefined: there was no answer. */
  status: number | undefined = undefined;
}

export interface BucketFile {
  bytes: number;
  /** When it was stored. */
  atMs: number;
}

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key: string;
  query?: Record<string, string>;
  /** SHA-256 of what is sent, and the file that it is in. */
  sent?: { hash: string; path: string; bytes: number };
}

/** Files of a bucket that speaks the protocol of S3. Every call may be made twice: what fails in passing is tried again. */
export class Bucket {
  constructor(private readonly place: BucketPlace) {}

  /** Server and name of the bucket, for people to read. */
  get name() {
    return `${this.place.name} at ${new URL(this.place.endpoint).host}`;
  }

  /** The server compares the bytes with their hash. Durable when it returns. */
  async put(key: string, sent: { hash: string; path: string; bytes: number }) {
    await drained(await this.call({ method: 'PUT', key, sent }));
  }

  /** Undefined: there is no such file. */
  async read(key: string): Promise<Readable | undefined> {
    const answer = await this.call({ method: 'GET', key });
    if (answer.status === 404) return void (await drained(answer));
    return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
  }

  async find(key: string): Promise<BucketFile | undefined> {
    const answer = await this.call({ method: 'HEAD', key });
    if (answer.status === 404) return undefined;
    return { bytes: Number(answer.headers.get('content-length')), atMs: Date.parse(answer.headers.get('last-modified') ?? '') };
  }

  async remove(key: string) {
    await drained(await this.call({ method: 'DELETE', key }));
  }

  /** Keys that begin so, page by page: by the first way of S3 to list, which every server speaks. */
  async *list(prefix: string, { most = 1_000 } = {}): AsyncGenerator<string> {
    let marker: string | undefined;
    do {
      const query = { 'max-keys': String(most), prefix: this.keyOf(prefix), ...(marker === undefined ? {} : { marker }) };
      const answer = await this.call({ method: 'GET', key: '', query });
      if (answer.status === 404) throw Object.assign(new BucketFault(`there is no bucket ${this.name}`), { status: 404 });
      const page = pageOf(await answer.text());
      for (const key of page.keys) yield key.slice(this.keyOf('').length);
      marker = page.isLast ? undefined : page.keys.at(-1);
    } while (marker !== undefined);
  }

  private keyOf = (key: string) => this.place.prefix + key;

  /** @throws BucketFault when there is no answer, or one that is neither success nor 404. */
  private async call(call: Call): Promise<Response> {
    for (let tried = 1; ; tried++) {
      try {
        const answer = await this.attempt(call);
        if (answer.ok || answer.status === 404) return answer;
        const text = (await answer.text()).slice(0, 500);
        const code = /<Code>(\w{1,100})<\/Code>/.exec(text)?.[1] ?? '';
        const fault = new BucketFault(`the bucket ${this.name} refuses ${call.method}: ${answer.status} ${code}`.trim());
        fault.status = answer.status;
        if (tried === TRIES || (answer.status < 500 && answer.status !== 429)) throw fault;
      } catch (reason) {
        if (reason instanceof BucketFault) throw reason;
        if (tried === TRIES) throw new BucketFault(`the bucket ${this.name} does not answer`, { cause: reason });
      }
      await pause(PAUSE_MS * 2 ** (tried - 1));
    }
  }

  private async attempt({ method, key, query, sent }: Call): Promise<Response> {
    const { endpoint, name, region, keyId, secret } = this.place;
    const url = new URL(query ? `${endpoint}/${name}` : `${endpoint}/${name}/${this.keyOf(key)}`);
    for (const [word, value] of Object.entries(query ?? {})) url.searchParams.set(word, value);
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { 'x-amz-content-sha256': sent?.hash ?? EMPTY },
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: 's3',
      region,
    });
    const signed = await signer.sign();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new Error('it takes too long')), PATIENCE_MS + (sent?.bytes ?? 0) / LEAST_BYTES_PER_MS);
    try {
      return await callWithin('anywhere', new URL(signed.url), {
        method,
        headers: { ...Object.fromEntries(signed.headers), ...(sent && { 'content-length': String(sent.bytes) }) },
        body: sent && createReadStream(sent.path),
        signal: patience.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  }
}

const drained = (answer: Response) => answer.arrayBuffer();

function pageOf(xml: string): { keys: string[]; isLast: boolean } {
  const keys: string[] = [];
  let isLast = true;
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', () => (text = ''));
  parser.on('text', piece => (text += piece));
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') keys.push(text);
    if (name === 'IsTruncated') isLast = text !== 'true';
  });
  parser.write(xml).close();
  return { keys, isLast };
}
