import { Injectable } from '@nestjs/common';
import { and, eq, gt, sql } from 'drizzle-orm';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Executor } from '../../database/database';
import { digest } from '../account/tokens';
import { generatedLists } from './users.table';

export interface NamedPassword {
  username: string;
  password: string;
}

const LIFE_MS = 1_800_000;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Lists of generated accounts. Whoever reads the database does not read the passwords: only the key of a list opens it. */
@Injectable()
export class GeneratedQueries {
  /** Answers the key. */
  async keep(tx: Executor, userId: number, list: NamedPassword[]): Promise<string> {
    const key = randomBytes(32).toString('base64url');
    await tx
      .insert(generatedLists)
      .values({ keyHash: digest(key), userId, sealed: seal(key, JSON.stringify(list)), expiresAt: new Date(Date.now() + LIFE_MS) });
    return key;
  }

  /** Takes a list away. Undefined when it is gone. */
  async take(tx: Executor, userId: number, key: string): Promise<NamedPassword[] | undefined> {
    const [found] = await tx
      .delete(generatedLists)
      .where(and(eq(generatedLists.keyHash, digest(key)), eq(generatedLists.userId, userId), gt(generatedLists.expiresAt, sql`now()`)))
      .returning({ sealed: generatedLists.sealed });
    return found && (JSON.parse(unseal(key, found.sealed)) as NamedPassword[]);
  }
}

const cipherKey = (key: string) => Buffer.from(key, 'base64url');

function seal(key: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, cipherKey(key), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

function unseal(key: string, text: string): string {
  const bytes = Buffer.from(text, 'base64');
  const cipher = createDecipheriv(CIPHER, cipherKey(key), bytes.subarray(0, IV_BYTES));
  cipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8');
}
