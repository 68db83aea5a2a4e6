import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Metrics } from './metrics';

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|localhost)(?::\d{1,5})?$/i;

/**
 * Serves /metrics on an address of its own, which operators keep from strangers. On this machine alone, it answers to no other name: a page
 * of a stranger, open in a browser here, can give its own name the address of this machine. Answers what ends it.
 */
export async function serveMetrics(metrics: Metrics, { host, port }: { host: string; port: number }) {
  const isKnown = (name = '') => !LOOPBACK.test(host) || LOOPBACK.test(name);
  const server = createServer((request, response) => {
    if (!isKnown(request.headers.host)) return response.writeHead(421).end();
    if (request.url !== '/metrics') return response.writeHead(404).end();
    metrics.text().then(
      text => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  metrics.watchThread();
  server.listen(port, host);
  await once(server, 'listening');
  return () => new Promise<void>(resolve => server.close(() => resolve()).closeAllConnections());
}
