import { SMTPServer } from 'smtp-server';
import { until } from './until';

/** A mail server that keeps the mails it is sent. */
export interface Mailbox {
  /** Value of OJ_SMTP. */
  url: string;
  /** Waits for a mail to this address, and returns its text as it was written. */
  mailTo(address: string): Promise<string>;
  /** Mails to this address that have come by now. */
  mailsTo(address: string): string[];
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let raw = '';
      stream.setEncoding('latin1');
      stream.on('data', (piece: string) => (raw += piece));
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: textOf(raw) });
        done();
      });
    },
  });
  const port = await new Promise<number>(resolve => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailTo: address => until(() => mails.find(({ to }) => to.includes(address))?.text),
    mailsTo: address => mails.filter(({ to }) => to.includes(address)).map(({ text }) => text),
    close: () => new Promise(resolve => server.close(resolve)),
  };
}

/** Undoes quoted-printable; the mails of the product are written in it, or plainly. */
function textOf(raw: string): string {
  if (!/content-transfer-encoding: quoted-printable/i.test(raw)) return raw;
  const bytes = raw.replace(/=\r?\n/g, '').replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
