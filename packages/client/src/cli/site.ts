import { createOjClient, type OjClient } from '../createOjClient';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { Refused } from './exitCodes';

interface KeptLogin {
  url: string;
  token: string;
}

/** Where the token is kept. Only its owner reads the file. */
export const loginFile = () => path.join(process.env.XDG_CONFIG_HOME || path.join(homedir(), '.config'), 'oj-cli', 'login.json');

export async function keepLogin(login: KeptLogin) {
  const file = loginFile();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Into a new file, so that no reader of an old one, and no half of it, is ever there.
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, `${JSON.stringify(login)}\n`, { mode: 0o600, flag: 'wx' });
  await chmod(fresh, 0o600);
  await rename(fresh, file);
}

async function keptLogin(): Promise<Partial<KeptLogin>> {
  const text = await readFile(loginFile(), 'utf8').catch((reason: NodeJS.ErrnoException) => {
    if (reason.code === 'ENOENT') return '{}';
    throw reason;
  });
  try {
    return JSON.parse(text) as Partial<KeptLogin>;
  } catch {
    throw new Refused(`${loginFile()} cannot be read; log in again.`);
  }
}

/** The address as it is kept. A token never travels over plain HTTP, but to this machine. */
export function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isHere)))
    throw new Refused('The address of a site begins with https://, or with http:// on this machine.');
  return url.origin;
}

/** The client of the site that somebody has logged in to. */
export async function siteClient(): Promise<OjClient> {
  const { OJ_URL, OJ_TOKEN } = process.env;
  const kept = OJ_URL && OJ_TOKEN ? {} : await keptLogin();
  const [url, token] = [OJ_URL || kept.url, OJ_TOKEN || (OJ_URL && OJ_URL !== kept.url ? undefined : kept.token)];
  if (!url) throw new Refused('Log in first: oj-cli login https://judge.example');
  return createOjClient({ url: addressOf(url), ...(token && { token }) });
}
