import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Metrics } from './metrics';

/** Serves /metrics on an address of its own, which operators keep from strangers. Answers what ends it. */
export async function serveMetrics(metrics: Metrics, { host, port }: { host: string; port: number }) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    metrics.text().then(
      text => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return () => new Promise<void>(resolve => server.close(() => resolve()).closeAllConnections());
}
