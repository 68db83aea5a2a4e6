import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { OjClient } from '../createOjClient';
import type { CliCommand } from './commands';
import { exitCodes, Refused } from './exitCodes';
import { numberOf, show, wordOf } from './output';
import { siteClient } from './site';
import { watchUntilVerdict } from './watch';

const MOST_BYTES = 1 << 20;

/** Languages that an ending stands for, the usual one first. */
const byEnding: Record<string, readonly string[]> = {
  '.c': ['C With O2', 'C'],
  '.cc': ['C++ 17 With O2', 'C++ 17', 'C++ With O2', 'C++'],
  '.cpp': ['C++ 17 With O2', 'C++ 17', 'C++ With O2', 'C++'],
  '.cxx': ['C++ 17 With O2', 'C++ 17', 'C++ With O2', 'C++'],
  '.cs': ['C#'],
  '.go': ['Golang'],
  '.java': ['Java'],
  '.js': ['JavaScript Node', 'JavaScript V8'],
  '.php': ['PHP'],
  '.py': ['Python3', 'PyPy3'],
  '.rb': ['Ruby'],
  '.rs': ['Rust'],
};

export const submit: CliCommand = {
  usage: 'submit FILE',
  help: [
    'Submit a program, and with --watch follow it.',
    '--problem ID     the problem; default: the name of the file without its ending',
    '--contest ID     as a submission of this contest; the problem is named as it is there',
    '--language NAME  default: by the ending of the file',
    '--watch          wait for the verdict',
  ],
  async run(args) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        watch: { type: 'boolean' },
        problem: { type: 'string' },
        contest: { type: 'string' },
        language: { type: 'string' },
      },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length) throw new Refused('Name one file: oj-cli submit P1000.cpp');
    const cid = values.contest === undefined ? undefined : numberOf(values.contest);
    if (values.contest !== undefined && !cid) throw new Refused('--contest is the number of a contest.');
    const code = await programIn(file);
    const problem = values.problem ?? path.parse(file).name;
    const client = await siteClient();
    const language = values.language ?? (await languageFor(client, file, problem, cid));
    // The key lets the call be repeated: the same key never makes two submissions.
    const sent = { pid: problem, language, code, clientKey: randomUUID(), ...(cid && { cid }) };
    const { submitId, status } = await client.submission.submit(sent);
    show(values.json, { submitId, status, problem, language }, [`#${submitId}  ${wordOf(status)}  ${problem}  ${language}`]);
    return values.watch ? watchUntilVerdict(client, submitId, values.json) : exitCodes.done;
  },
};

async function programIn(file: string) {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new Refused(`${file} is no file.`);
  if (found.size > MOST_BYTES) throw new Refused(`${file} is too large for a program.`);
  return readFile(file, 'utf8');
}

async function languageFor(client: OjClient, file: string, problem: string, cid: number | undefined) {
  const usual = byEnding[path.extname(file).toLowerCase()];
  if (!usual) throw new Refused(`No language goes by the ending of ${file}: name one with --language.`);
  const detail = cid
    ? await client.contest.problemDetails({ cid, displayId: problem })
    : await client.problem.detail({ problemId: problem });
  const language = usual.find(name => detail.languages.includes(name));
  if (!language) throw new Refused(`The problem takes ${detail.languages.join(', ')}: name one with --language.`);
  return language;
}
