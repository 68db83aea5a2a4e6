import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A command of ours that a document or a recipe quotes. */
export interface Quoted {
  file: string;
  /** The command as it is written in the document. */
  text: string;
  /** What is set before it: `NAME=value`. */
  env: string[];
  /** `npm`, `node scripts/oj.mjs` or `main.js` (as units and images call it), and then its words. */
  tool: 'npm' | 'oj' | 'main';
  words: string[];
  /** Stands in a block of lines to type, and not within a sentence. */
  isInBlock: boolean;
}

/** Decisions and changes tell of what was. */
const OF_THE_PAST = /^docs\/decisions\/|^\.changeset\/(?!README)|CHANGELOG/;

export const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', 'deploy'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => file && !OF_THE_PAST.test(file));

/** A command of operators, as sentences name it: `backup FILE`. */
const BARE = /^(?:backup|restore|retention|verify|doctor|settings|user|problem check|languages check|import hoj) \S/;
const TOOLS: [Quoted['tool'], RegExp][] = [
  ['oj', /^node scripts\/oj\.mjs(?: |$)/],
  ['npm', /^npm (?=start|test|run )/],
  ['main', /^(?:\/bin\/sh -c '(?:exec )?)?(?:\/usr\/bin\/env )?node (?:--\S+ )*packages\/server\/dist\/main\.js /],
  // What is given to a container of ours goes to its entry point; `exec` names a program.
  ['main', /^docker (?:compose (?:-f \S+ )?)?run (?:--rm |-v \S+ )*(?:oj|api-1) (?=[a-z])/],
  ['main', /^docker compose (?:-f \S+ )?exec \S+ node packages\/server\/dist\/main\.js /],
];

export const quotedCommands = (): Quoted[] => documents.flatMap(commandsIn);

/** Those of one document, in their order. */
export function commandsIn(file: string): Quoted[] {
  return piecesOf(file, readFileSync(file, 'utf8')).flatMap(({ code, isInBlock }) =>
    code
      .replace(/(^|\s)#.*$/, '')
      .split(/ (?:&&|\|\|?|;) /)
      .flatMap(part => commandOf(file, part.trim(), isInBlock)),
  );
}

function commandOf(file: string, text: string, isInBlock: boolean): Quoted[] {
  const [before = ''] = /^(?:[A-Z][A-Z0-9_]*=\S*\s+)*/.exec(text) ?? [];
  const called = text.slice(before.length).replace(/^systemd-run (?:--?\S+ |Delegate=yes )*/, '');
  const env = before.split(/\s+/).filter(Boolean);
  // What a shell puts in is one word, whatever it is; its quotes belong to it.
  const words = (rest: string) =>
    rest
      .replaceAll(/\$+\([^)]*\)/g, 'DATE')
      .replaceAll(/[[\]']/g, '')
      .split(/\s+/)
      .filter(Boolean);
  for (const [tool, pattern] of TOOLS) {
    const found = pattern.exec(called);
    if (found) return [{ file, text, env, tool, words: words(called.slice(found[0].length)), isInBlock }];
  }
  return BARE.test(called) && !isInBlock ? [{ file, text, env, tool: 'oj', words: words(called), isInBlock }] : [];
}

/** Lines of blocks and what stands between backticks; of recipes every line, comments and steps of images included. */
function piecesOf(file: string, text: string): { code: string; isInBlock: boolean }[] {
  const inline = (sentences: string) =>
    [...sentences.matchAll(/`([^`]+)`/g)].map(([, code = '']) => ({ code: code.replaceAll(/\s+/g, ' '), isInBlock: false }));
  if (!file.endsWith('.md')) {
    const lines = text.replaceAll(/\\\n\s*(?:#\s*)?/g, ' ').split('\n');
    const code = lines.map(line => line.replace(/^\s*(?:#+\s*|RUN |Exec\w+=)/, '').trim());
    return [...code.map(each => ({ code: each, isInBlock: false })), ...inline(text.replaceAll(/\n\s*#/g, ' '))];
  }
  return text.split(/^```/m).flatMap((part, i) => {
    if (i % 2 === 0) return inline(part);
    const lines = part.slice(part.indexOf('\n') + 1).replaceAll(/\\\n\s*/g, ' ');
    return lines.split('\n').map(code => ({ code: code.trim(), isInBlock: true }));
  });
}
