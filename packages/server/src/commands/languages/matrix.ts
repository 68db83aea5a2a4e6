import os from 'node:os';
import type { ProbeName } from '../../judge/languages/probes/probe';
import { probes } from '../../judge/languages/probes/probes';
import type { ProbeResult } from '../../judge/languages/probes/runProbe';

/** What came of all probes of a language. */
export interface LanguageRow {
  name: string;
  version?: string | undefined;
  /** What to install: its tools are not on this machine. */
  missing?: string;
  /** Why nothing could be tried although its tools are there. */
  fault?: string;
  results: Partial<Record<ProbeName, ProbeResult>>;
}

/** What a language can do is done; nobody expects anything of a language that is not installed. */
export const isWell = ({ fault, results }: LanguageRow) => fault === undefined && failuresIn(results).length === 0;

const failuresIn = (results: LanguageRow['results']) => Object.values(results).filter(({ mark }) => mark === 'failed');

/** The times of these are what one looks for. */
const timed: readonly ProbeName[] = ['fast', 'slow'];

function cellOf({ results }: LanguageRow, name: ProbeName): string {
  const result = results[name];
  if (result?.mark === 'failed') return 'FAILED';
  if (result?.mark !== 'ok') return '—';
  return timed.includes(name) ? `${result.timeMs} ms` : 'ok';
}

const insteadOf = ({ missing, fault }: LanguageRow) => (missing === undefined ? fault && `FAILED: ${fault}` : `not installed: ${missing}`);

/** A line about one language, shown while the command goes on. */
export function summaryOf(row: LanguageRow): string {
  const instead = insteadOf(row);
  if (instead !== undefined) return `${row.name}: ${instead}`;
  const failed = probes.filter(({ name }) => row.results[name]?.mark === 'failed').map(({ title }) => title);
  const able = Object.values(row.results).filter(({ mark }) => mark === 'ok').length;
  return `${row.name} (${row.version}): ${failed.length ? `FAILED: ${failed.join(', ')}` : `${able} ok`}`;
}

const WIDEST = Math.max(...probes.map(({ name }) => name.length));

/** The table for a terminal: a line for each language, and below it what the marks mean. */
export function textOf(rows: readonly LanguageRow[]): string {
  const widest = Math.max(...rows.map(({ name }) => name.length), 8);
  const line = (first: string, cells: readonly string[], last: string) =>
    [first.padEnd(widest), ...cells.map(cell => cell.padEnd(WIDEST)), last].join('  ').trimEnd();
  const names = probes.map(({ name }) => name);
  return [
    line('language', names, 'version'),
    ...rows.map(row => {
      const instead = insteadOf(row);
      if (instead !== undefined) return line(row.name, [instead], '');
      const cells = names.map(name => cellOf(row, name));
      return line(row.name, cells, row.version ?? '');
    }),
    ...explained(rows).map(({ names: of, title, words }) => `${of}, ${title}: ${words}`),
  ].join('\n');
}

const BEGIN = '<!-- matrix: node scripts/oj.mjs languages check --markdown -->';
const END = '<!-- end of the matrix -->';

/** The table as Markdown, as docs/languages.md has it. */
export function markdownOf(rows: readonly LanguageRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const heads = ['language', ...probes.map(({ title }) => title), 'version'];
  return [
    BEGIN,
    line(heads),
    `|${'---|'.repeat(heads.length)}`,
    ...rows.map(row => {
      const instead = insteadOf(row);
      const cells = probes.map(({ name }) => (instead === undefined ? cellOf(row, name) : ''));
      return line([row.name, ...cells, instead ?? row.version ?? '']);
    }),
    '',
    ...explained(rows).map(({ names, title, words }) => `- ${names}, ${title}: ${words}`),
    '',
    `Times are those of this machine: ${os.cpus()[0]?.model.trim() ?? os.arch()}.`,
    END,
  ].join('\n');
}

interface Explained {
  names: string;
  title: string;
  words: string;
}

/** Why something cannot be, what was seen, what one has to know: once for all languages of which it is true. */
function explained(rows: readonly LanguageRow[]): Explained[] {
  const found = new Map<string, { names: string[]; title: string; words: string }>();
  for (const { name, title } of probes)
    for (const row of rows) {
      const words = wordsOf(row.results[name]);
      if (words === undefined) continue;
      const known = found.get(`${title}: ${words}`);
      if (known) known.names.push(row.name);
      else found.set(`${title}: ${words}`, { names: [row.name], title, words });
    }
  return [...found.values()].map(({ names, ...rest }) => ({ names: names.join(', '), ...rest }));
}

function wordsOf(result: ProbeResult | undefined): string | undefined {
  if (result?.mark === 'without') return result.reason;
  return result?.mark === 'failed' ? `FAILED: ${result.seen}` : result?.note;
}
