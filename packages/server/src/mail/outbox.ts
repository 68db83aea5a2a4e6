import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailContent } from './mail';

const MOST_SHOWN = 50;

interface StoredMail extends MailContent {
  sentAt: Date;
  to: string;
  /** Why a mail server refused it; null: there was none. */
  failure: string | null;
}

/** Emails that nobody takes: each as it would have travelled (.eml), and in parts (.json). */
export class Outbox {
  private readonly folder;

  constructor(dataDir: string) {
    this.folder = path.join(dataDir, 'outbox');
  }

  async put(message: Buffer, parts: Omit<StoredMail, 'sentAt'>) {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const sentAt = new Date();
    const id = `${sentAt.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
    await this.write(`${id}.json`, JSON.stringify({ sentAt, ...parts }));
    await this.write(`${id}.eml`, message);
  }

  async latest(): Promise<(StoredMail & { id: string })[]> {
    const names = await readdir(this.folder).catch(() => []);
    const newest = names
      .filter(name => name.endsWith('.json'))
      .toSorted()
      .toReversed()
      .slice(0, MOST_SHOWN);
    const mails = await Promise.all(
      newest.map(async name => {
        const id = name.slice(0, -'.json'.length);
        const mail = await this.read(id);
        return mail && { id, ...mail };
      }),
    );
    return mails.filter(mail => mail !== undefined);
  }

  /** Undefined when it is gone. */
  async read(id: string): Promise<StoredMail | undefined> {
    const kept = await readFile(this.pathOf(id, 'json'), 'utf8').catch(() => undefined);
    if (kept === undefined) return undefined;
    const { sentAt, failure = null, ...rest } = JSON.parse(kept) as StoredMail;
    return { ...rest, sentAt: new Date(sentAt), failure };
  }

  async drop(id: string) {
    for (const ending of ['json', 'eml'] as const) await rm(this.pathOf(id, ending), { force: true });
  }

  private pathOf = (id: string, ending: 'json' | 'eml') => path.join(this.folder, `${path.basename(id)}.${ending}`);

  private async write(name: string, content: string | Buffer) {
    const file = path.join(this.folder, name);
    await writeFile(`${file}.part`, content, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
}
