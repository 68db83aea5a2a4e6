import { typeset } from '@oj/ui/typeset';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Page } from './Page';

const NONCE = 'c2VjcmV0';

/** Everything from this origin; no eval. */
const policy = (styles: string) =>
  `default-src 'none'; script-src 'self'; worker-src 'self' blob:; style-src 'self' ${styles}; font-src 'self' data:; img-src 'self' data:; connect-src 'self'; base-uri 'none'`;
/** Styles only under the nonce. HTML that was rendered here carries style attributes, which React sets by itself otherwise, and its editor styles of its own. */
const STRICT = `'nonce-${NONCE}'; style-src-attr 'none'`;
const kinds: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

const statement = typeset('Add $a$ and **b**.');

function rendered() {
  const sheet = new ServerStyleSheet({ nonce: NONCE });
  const html = renderToString(sheet.collectStyles(<Page statement={statement} hasEditor />));
  return { html, styles: sheet.getStyleTags() };
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const kind = kinds[extname(pathname)];
  if (kind) {
    response.writeHead(200, { 'content-type': kind }).end(readFileSync(`dist/client${pathname}`));
    return;
  }
  const isStrict = pathname === '/strict';
  const { html, styles } = isStrict ? { html: '', styles: '' } : rendered();
  const shell = readFileSync('dist/client/index.html', 'utf8');
  const page = shell
    .replace('</head>', `<meta name="sc-nonce" content="${NONCE}">${styles}</head>`)
    .replace('<!--statement-->', JSON.stringify(statement))
    .replace('<!--page-->', html);
  response
    .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy(isStrict ? STRICT : "'unsafe-inline'") })
    .end(page);
}).listen(0, '127.0.0.1', function listening(this: { address(): unknown }) {
  console.log(JSON.stringify(this.address()));
});
