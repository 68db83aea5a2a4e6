import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const MOST_SHOWN = 50;

interface KeptLetter {
  sentAt: Date;
  to: string;
  subject: string;
  text: string;
}

/** Letters that nobody takes: each as it would have travelled (.eml), and in short (.json). */
export class Outbox {
  private readonly folder;

  constructor(dataDir: string) {
    this.folder = path.join(dataDir, 'outbox');
  }

  async put(message: Buffer, summary: Omit<KeptLetter, 'sentAt'>) {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const sentAt = new Date();
    const name = `${sentAt.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
    await this.write(`${name}.json`, JSON.stringify({ sentAt, ...summary }));
    await this.write(`${name}.eml`, message);
  }

  async latest(): Promise<KeptLetter[]> {
    const names = await readdir(this.folder).catch(() => []);
    const newest = names
      .filter(name => name.endsWith('.json'))
      .toSorted()
      .toReversed()
      .slice(0, MOST_SHOWN);
    const letters = await Promise.all(newest.map(name => readFile(path.join(this.folder, name), 'utf8')));
    return letters.map(letter => {
      const { sentAt, ...rest } = JSON.parse(letter) as KeptLetter;
      return { sentAt: new Date(sentAt), ...rest };
    });
  }

  private async write(name: string, content: string | Buffer) {
    const file = path.join(this.folder, name);
    await writeFile(`${file}.part`, content, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
}
