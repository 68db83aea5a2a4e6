// Answers at the address of the site while its parts are fetched and built: a first start takes minutes, and whoever opens the page sees how far it is.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import { steps, whenStepBegins } from './screen.mjs';

const MOST_CONNECTIONS = 100;
const PATIENCE_MS = 10_000;
const ASK_AGAIN_S = 3;

const texts = {
  'zh-CN': {
    title: '站点正在准备',
    hint: '第一次启动要几分钟，准备好后这里会自动打开站点。',
    starting: '准备好了，正在启动……',
    refusal: '站点正在准备，请稍后再试',
  },
  'en-US': {
    title: 'The site is being prepared',
    hint: 'A first start takes some minutes. The site opens here by itself.',
    starting: 'All is prepared. The site is starting …',
    refusal: 'The site is being prepared, please try again later',
  },
};
/** Steps are named in English, for the terminal. */
const inChinese = [
  [/^fetching the toolchain.*/, '下载工具链'],
  [/^asking for system packages.*/, '查询系统软件包'],
  [/^installing packages$/, '安装依赖'],
  [/^installing (.*)/, '安装系统软件：$1'],
  [/^building the pages$/, '构建网页'],
  [/^building the server$/, '构建服务端'],
  [/^building (.*)/, '构建 $1'],
];

const localeOf = ({ headers }) => (/^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en-US' : 'zh-CN');

function labelOf(what, locale) {
  const [words, label] = (locale === 'zh-CN' && inChinese.find(([each]) => each.test(what))) || [];
  return words ? what.replace(words, label) : what;
}

/**
 * Listens there once a step begins, and answers 503 to everything: a page to browsers, an envelope to callers of the API. Where nothing is to
 * be done nobody sees it. @returns what ends it, and resolves when the address is free.
 */
export function answerMeanwhile({ host, port }) {
  const server = http.createServer((request, response) => {
    const locale = localeOf(request);
    const isCall = request.url.startsWith('/api/');
    const nonce = randomBytes(16).toString('base64');
    response.writeHead(503, {
      'cache-control': 'no-store',
      connection: 'close',
      'content-type': isCall ? 'application/json' : 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-ancestors 'none'`,
      'retry-after': ASK_AGAIN_S,
      'x-content-type-options': 'nosniff',
    });
    response.end(isCall ? JSON.stringify(answerOf(locale)) : page({ ...texts[locale], lang: locale, nonce }));
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.requestTimeout = PATIENCE_MS;
  // Whoever took the address meanwhile is named by the launcher.
  server.on('error', () => undefined);
  if (port !== 0)
    whenStepBegins(() => {
      whenStepBegins(() => undefined);
      server.listen({ host, port }).unref();
    });
  return () =>
    new Promise(resolve => {
      whenStepBegins(() => undefined);
      server.close(resolve);
      server.closeAllConnections();
    });
}

const answerOf = locale => ({
  status: 503,
  msg: texts[locale].refusal,
  data: { steps: steps().map(({ what, ...step }) => ({ label: labelOf(what, locale), ...step })) },
});

const page = words =>
  fs.readFileSync(new URL('progressPage.html', import.meta.url), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, name) => words[name]);
