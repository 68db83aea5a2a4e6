import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RawServerDefault } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { LocalisedRefusal } from './localisedRefusal';

/** Signs that are not UTF-8 would become U+FFFD, and code would be stored that nobody wrote. */
export function readJson(app: NestFastifyApplication, bodyLimit: number) {
  const parse = app.getHttpAdapter().getInstance().getDefaultJsonParser('error', 'error');
  app.useBodyParser<RawServerDefault>('application/json', { bodyLimit }, (request, body, done) => {
    if (!isUtf8(body)) return done(notUtf8());
    return parse(request, body.toString(), done);
  });
}

const notUtf8 = () =>
  new LocalisedRefusal('input.unreadable', {
    'zh-CN': '请求内容不是 UTF-8 编码（可能是 GBK），请转换后再发送',
    'en-US': 'The request is not in UTF-8 (it may be GBK): please convert it and send it again',
  });
