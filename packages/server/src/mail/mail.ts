import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

const PATIENCE_MS = 15_000;

/** Sends letters by SMTP; with none configured, puts them into the outbox folder as .eml files. Nothing is lost. */
export class Mail {
  private readonly transport;
  private readonly outbox;

  constructor(private readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>) {
    this.outbox = path.join(config.dataDir, 'outbox');
    this.transport = config.smtpUrl
      ? createTransport({ url: config.smtpUrl, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS })
      : createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  }

  async send(to: string, letter: Letter) {
    const sent = await this.transport.sendMail({
      from: this.config.mailFrom,
      to: { name: '', address: to },
      textEncoding: 'quoted-printable',
      ...letter,
    });
    if ('message' in sent && Buffer.isBuffer(sent.message)) await this.putIntoOutbox(sent.message);
  }

  private async putIntoOutbox(message: Buffer) {
    await mkdir(this.outbox, { recursive: true, mode: 0o700 });
    const file = path.join(this.outbox, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
}
