import { createServer } from 'node:net';
import { type Config, ConfigError } from '../config';

/** @throws ConfigError, before anything else is begun, when nobody could listen there. */
export async function checkPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createServer();
  const reason = await new Promise<NodeJS.ErrnoException | undefined>(resolve => {
    probe.once('error', resolve).listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
  if (!reason) return;
  const sentence = sentences[reason.code ?? ''];
  throw new ConfigError(sentence?.(port, host) ?? `Nobody can listen on port ${port} of ${host} (${reason.code}): set PORT or HOST.`);
}

const sentences: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port, host) => `Port ${port} of ${host} is taken: stop who listens there, or set PORT to another one.`,
  EACCES: port => `This user may not listen on port ${port}: set PORT to one from 1024 on.`,
  EADDRNOTAVAIL: (_, host) => `${host} is no address of this machine: set HOST to one that is, or to 0.0.0.0 for all.`,
  ENOTFOUND: (_, host) => `${host} is no name of an address: set HOST to an address of this machine, or to 0.0.0.0 for all.`,
};
