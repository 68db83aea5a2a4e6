import { ApiError } from '@oj/contract';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { Config } from '../config';

/** Where and how letters are handed over. */
export type MailServer =
  | { kind: 'environment'; url: string; from: string }
  | { kind: 'settings'; host: string; port: number; secure: boolean; username: string; password: string; from: string };

interface MailSettings {
  emailHost: string;
  emailPort: number;
  emailUsername: string;
  emailPassword: string;
  emailSsl: boolean;
  emailFrom: string;
}

/** What is set in the back office goes before the environment; undefined: the outbox. */
export function mailServer(settings: MailSettings, { smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): MailServer | undefined {
  const from = settings.emailFrom || mailFrom;
  if (!settings.emailHost) return smtpUrl ? { kind: 'environment', url: smtpUrl, from } : undefined;
  const { emailHost: host, emailPort: port, emailSsl: secure, emailUsername: username, emailPassword: password } = settings;
  return { kind: 'settings', host, port, secure, username, password, from };
}

/** Inner networks, and those that carry an address of IPv4 within theirs: 6to4, Teredo, translated ones. */
const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, bits, 'ipv6');

const isInner = (address: string) => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return inner.check(mapped ?? address, isIP(mapped ?? address) === 6 ? 'ipv6' : 'ipv4');
};

/**
 * The address behind the name of a mail server, to be connected to as it is, so that a name cannot mean another machine a moment
 * later. @throws ApiError for a machine of an inner network: a form in the back office must not reach those.
 */
export async function publicAddressOf(host: string): Promise<string> {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first || found.some(({ address }) => isInner(address))) throw new ApiError('settings.mailHost');
  return first.address;
}
