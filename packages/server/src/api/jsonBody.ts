import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RawServerDefault } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { setTimeout as pause } from 'node:timers/promises';
import { Turnstile } from '../database/turnstile';
import { LocalisedRefusal } from './localisedRefusal';
import { networkOf } from './network';

/** More than the code of nearly every submission takes. */
const LARGE_BYTES = 64 << 10;
/** A body of a megabyte takes the thread that answers everybody up to a tenth of a second. */
const MOST_LARGE = { atOnce: 1, atOnceOfKey: 1, waitingOfKey: 20 };

/**
 * Reads JSON. Large bodies are read one after the other, with a pause as long after each, so that others have half of the thread at least.
 * Few of one network wait for that.
 *
 * Signs that are not UTF-8 would become U+FFFD, and code would be stored that nobody wrote.
 */
export function readJson(app: NestFastifyApplication, bodyLimit: number) {
  const parse = app.getHttpAdapter().getInstance().getDefaultJsonParser('error', 'error');
  const large = new Turnstile(MOST_LARGE);
  app.useBodyParser<RawServerDefault>('application/json', { bodyLimit }, (request, body, done) => {
    if (!isUtf8(body)) return done(notUtf8());
    const read = () => parse(request, body.toString(), done);
    if (body.length <= LARGE_BYTES) return read();
    const readAndPause = async () => {
      const beganAt = performance.now();
      read();
      await pause(performance.now() - beganAt);
    };
    return void inTurn(large, networkOf(request.ip), readAndPause, done);
  });
}

async function inTurn(turnstile: Turnstile, network: string, work: () => Promise<void>, refused: (reason: Error) => void) {
  try {
    await turnstile.run(network, work);
  } catch (reason) {
    refused(reason as Error);
  }
}

const notUtf8 = () =>
  new LocalisedRefusal('input.unreadable', {
    'zh-CN': '请求内容不是 UTF-8 编码（可能是 GBK），请转换后再发送',
    'en-US': 'The request is not in UTF-8 (it may be GBK): please convert it and send it again',
  });
