import { ApiError } from '@oj/contract';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import type { Config } from '../config';
import { type MailServer, publicAddressOf } from './mailServer';
import { Outbox } from './outbox';

export interface MailContent {
  subject: string;
  text: string;
  html?: string;
}

const PATIENCE_MS = 15_000;
const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };

/** What kind of failure it was; never what the other side said. */
export function failureOf(reason: unknown): string | undefined {
  const { code } = (reason ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^E[A-Z]{2,20}$/.test(code) ? code : undefined;
}

/** Sends emails by SMTP; with no server set, puts them into the outbox folder as .eml files. Nothing is lost. */
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

  /** @param isKept whether an email that the server refuses is put into the outbox: one that is of use later, too. The refusal is thrown. */
  async send(to: string, content: MailContent, { isKept = false } = {}) {
    const server = await this.server();
    const envelope = {
      from: server?.from ?? this.config.mailFrom,
      to: { name: '', address: to },
      textEncoding: 'quoted-printable' as const,
      ...content,
    };
    if (!server) return this.keep(envelope, { to, ...content, failure: null });
    try {
      await (await this.transportTo(server)).sendMail(envelope);
    } catch (reason) {
      if (isKept) await this.keep(envelope, { to, ...content, failure: failureOf(reason) ?? 'refused' });
      throw reason;
    }
  }

  outbox = () => this.kept.latest();

  /** Sends an email of the outbox. It stays there when it is refused again. */
  async resend(id: string) {
    const content = await this.kept.read(id);
    if (!content) throw new ApiError('mail.noLetter');
    if (!(await this.server())) throw new ApiError('mail.noServer');
    const { to, subject, text, html } = content;
    await this.send(to, { subject, text, ...(html && { html }) });
    await this.kept.drop(id);
  }

  drop = (id: string) => this.kept.drop(id);

  private async keep(envelope: SendMailOptions, content: MailContent & { to: string; failure: string | null }) {
    const { message } = await this.drawer.sendMail(envelope);
    if (Buffer.isBuffer(message)) await this.kept.put(message, content);
  }

  /** The transport, which is made anew when the server has changed. */
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
