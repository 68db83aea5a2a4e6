import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RawServerDefault } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { setTimeout as pause } from 'node:timers/promises';
import { Turnstile } from '../database/turnstile';
import { costlyShapeOf, MOST_FIELDS, MOST_LEVELS } from './jsonShape';
import { LARGE_BYTES } from './largeBodies';
import { LocalisedRefusal } from './localisedRefusal';
import { networkOf } from './network';

/** Smaller bodies cost little whatever their shape. */
const CHEAP_BYTES = 8 << 10;
/** A body of a megabyte takes the thread that answers everybody up to a tenth of a second. */
const MOST_LARGE = { atOnce: 1, atOnceOfKey: 1, waitingOfKey: 20 };

/**
 * Reads JSON. Large bodies are read one after the other, with a pause as long after each, so that others have half of the thread at least.
 * Few of one network wait for that. Shapes that no call has, and that take far longer to read, are refused before.
 *
 * Signs that are not UTF-8 would become U+FFFD, and code would be stored that nobody wrote.
 */
export function readJson(app: NestFastifyApplication, bodyLimit: number) {
  const parse = app.getHttpAdapter().getInstance().getDefaultJsonParser('error', 'error');
  const large = new Turnstile(MOST_LARGE);
  app.useBodyParser<RawServerDefault>('application/json', { bodyLimit }, (request, body, done) => {
    if (!isUtf8(body)) return done(notUtf8());
    if (body.length > CHEAP_BYTES && costlyShapeOf(body)) return done(tooComplex());
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

const tooComplex = () =>
  new LocalisedRefusal('input.invalid', {
    'zh-CN': `请求的 JSON 过于复杂：一个对象最多 ${MOST_FIELDS} 个字段，嵌套最多 ${MOST_LEVELS} 层`,
    'en-US': `The JSON of the request is too complex: an object has at most ${MOST_FIELDS} fields, and the nesting at most ${MOST_LEVELS} levels`,
  });
