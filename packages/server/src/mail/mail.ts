import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config';
import { type MailServer, publicAddressOf } from './mailServer';
import { Outbox } from './outbox';

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

const PATIENCE_MS = 15_000;
const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };

/** Sends letters by SMTP; with no server set, puts them into the outbox folder as .eml files. Nothing is lost. */
export class Mail {
  private readonly kept;
  private readonly drawer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  private open: { key: string; transport: Transporter } | undefined;

  constructor(
    private readonly config: Pick<Config, 'mailFrom' | 'dataDir'>,
    private readonly server: () => Promise<MailServer | undefined>,
  ) {
    this.kept = new Outbox(config.dataDir);
  }

  async send(to: string, letter: Letter) {
    const server = await this.server();
    const envelope = {
      from: server?.from ?? this.config.mailFrom,
      to: { name: '', address: to },
      textEncoding: 'quoted-printable' as const,
      ...letter,
    };
    if (server) return void (await (await this.transportTo(server)).sendMail(envelope));
    const { message } = await this.drawer.sendMail(envelope);
    if (Buffer.isBuffer(message)) await this.kept.put(message, { to, subject: letter.subject, text: letter.text });
  }

  outbox = () => this.kept.latest();

  /** One transport as long as the server stays the same. */
  private async transportTo(server: MailServer): Promise<Transporter> {
    const key = JSON.stringify(server);
    if (this.open?.key === key) return this.open.transport;
    const transport = server.kind === 'environment' ? createTransport({ url: server.url, ...patience }) : await safeTransport(server);
    if (server.kind === 'environment') this.open = { key, transport };
    return transport;
  }
}

async function safeTransport({ host, port, secure, username, password }: Extract<MailServer, { kind: 'settings' }>) {
  const auth = username ? { user: username, pass: password } : undefined;
  return createTransport({ host: await publicAddressOf(host), port, secure, auth, tls: { servername: host }, ...patience });
}
