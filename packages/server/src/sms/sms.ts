import { ApiError } from '@oj/contract';
import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { isWithin } from '../outgoing/addresses';
import { SiteHttp } from '../remote/http';
import { RemoteError } from '../remote/remoteError';

/*
 * Messages to phones go through a webhook: providers differ, and each has its own protocol, so a small program of the operator's, or a
 * function at the provider, takes our JSON. It is signed, so that whoever finds the address cannot send messages.
 */

interface SmsSettings {
  smsWebhook: string;
  smsSender: string;
  smsSecret: string;
}

interface Code {
  /** Phone number in E.164, such as +8613800000000. */
  phone: string;
  code: string;
  /** Name of the site. */
  site: string;
  locale: 'zh-CN' | 'en-US';
}

const CONNECT_MS = 5_000;
const TOTAL_MS = 10_000;
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && LOOPBACK.has(hostname);

/** @throws ApiError when a webhook is neither https in public, nor http on this machine. A name is looked up when a message is sent. */
export function refuseUnfit(address: string) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const host = url?.hostname.replaceAll(/[[\]]/g, '') ?? '';
  const isPublic = url?.protocol === 'https:' && (!isIP(host) || isWithin('public', host)) && host !== 'localhost';
  if (!url || url.username || url.password || !(isPublic || isLoopback(url))) throw new ApiError('settings.smsAddress');
}

/** Hands a code to the webhook. @throws ApiError when none is set, or it does not take the message. */
export async function sendCode({ smsWebhook, smsSender, smsSecret }: SmsSettings, { phone, code, site, locale }: Code) {
  if (!smsWebhook) throw new ApiError('sms.none');
  refuseUnfit(smsWebhook);
  const url = new URL(smsWebhook);
  const text =
    locale === 'zh-CN' ? `【${site}】验证码 ${code}，10 分钟内有效。` : `${site}: your code is ${code}. It holds for ten minutes.`;
  const message = { phone, code, text, sender: smsSender, locale };
  const sentAt = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', smsSecret)
    .update(`${sentAt}.${JSON.stringify(message)}`)
    .digest('hex');
  const http = new SiteHttp({
    base: url.origin,
    userAgent: 'OJ-webhook/1',
    reach: isLoopback(url) ? 'machine' : 'public',
    connectMs: CONNECT_MS,
    totalMs: TOTAL_MS,
  });
  const answer = await http
    .post(url.pathname + url.search, {
      json: message,
      mayBeMissing: true,
      mostBytes: 65_536,
      headers: { 'x-oj-timestamp': sentAt, ...(smsSecret && { 'x-oj-signature': `sha256=${signature}` }) },
    })
    .catch((reason: unknown) => {
      throw refusal(reason instanceof RemoteError ? reason.publicText : undefined);
    });
  // A redirect would have been followed without the message.
  if (answer.redirects || answer.status < 200 || answer.status > 299) throw refusal(`the webhook answers with ${answer.status}`);
}

const refusal = (why: string | undefined) => new ApiError('sms.failed', `The message could not be sent${why ? ` (${why})` : ''}`);
