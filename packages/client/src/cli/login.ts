import { ApiError } from '@oj/contract';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createOjClient } from '../createOjClient';
import type { CliCommand } from './commands';
import { exitCodes, Refused } from './exitCodes';
import { show } from './output';
import { addressOf, keepLogin, loginFile } from './site';

/** Takes an API token, looks whether it is good, and keeps it. */
export const login: CliCommand = {
  usage: 'login URL',
  help: [
    'Keep the API token of a site.',
    'The token is asked for, or read from standard input: make one on the settings page of the site.',
    'It is kept in a file that only you can read.',
  ],
  async run(args) {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
    const [given, ...rest] = positionals;
    if (given === undefined || rest.length) throw new Refused('Name one site: oj-cli login https://judge.example');
    const url = addressOf(given);
    const token = (await readToken()).trim();
    if (!token) throw new Refused('There was no token.');
    const client = createOjClient({ url, token });
    await client.account.authInfo().catch((reason: unknown) => {
      // It is good, and may do other things than read.
      if (!(reason instanceof ApiError) || reason.code !== 'apiToken.scope') throw reason;
    });
    await keepLogin({ url, token });
    show(values.json, { url, file: loginFile() }, [`You are logged in to ${url}; the token is in ${loginFile()}.`]);
    return exitCodes.done;
  },
};

const MOST_CHARACTERS = 200;

/** Typed without an echo, or from a pipe. */
async function readToken(): Promise<string> {
  if (!process.stdin.isTTY) {
    let text = '';
    for await (const piece of process.stdin) {
      text += String(piece);
      if (text.length > MOST_CHARACTERS) throw new Refused('This is no token: it is too long.');
    }
    return text;
  }
  process.stderr.write('API token: ');
  const mute = new Writable({ write: (_piece, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: mute, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
