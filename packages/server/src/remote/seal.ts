import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../configError';
import type { Config } from '../config';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps what is secret from whoever reads the database, or a copy of it: the key is in a file of its own. */
export class Seal {
  private constructor(private readonly key: Buffer) {}

  /** @throws ConfigError when the file holds no key. */
  static async open({ remoteKeyFile }: Pick<Config, 'remoteKeyFile'>): Promise<Seal> {
    const key = await keyIn(remoteKeyFile);
    if (key.length !== KEY_BYTES) throw new ConfigError(`${remoteKeyFile} does not hold a key of ${KEY_BYTES} bytes in hex.`);
    return new Seal(key);
  }

  /** @param owner whom it belongs to: nothing sealed for one is opened for another. */
  close(text: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(owner));
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
  }

  /** Undefined when it was sealed with another key. */
  open(sealed: string, owner: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64');
    const opener = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    opener.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([opener.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), opener.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}

/** The key; made when there is none. Whoever links first decides for all processes. */
async function keyIn(file: string): Promise<Buffer> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present !== undefined) return Buffer.from(present.trim(), 'hex');
  await mkdir(path.dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600 });
  await link(fresh, file).catch(() => undefined);
  await rm(fresh, { force: true });
  return Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
}
