import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config';
import { type Judge, openJudge } from '../../judge/judge';
import { findLanguage } from '../../judge/languages/installed';
import type { Language } from '../../judge/languages/language';
import { probes } from '../../judge/languages/probes/probes';
import { languageProbes } from '../../judge/languages/probes/registry';
import { runProbe } from '../../judge/languages/probes/runProbe';
import { languages } from '../../judge/languages/registry';
import { installHint } from '../../judge/languages/selfTest';
import { exitCodes, Refused } from '../exitCodes';
import type { Report } from '../report';
import { isWell, type LanguageRow, markdownOf, summaryOf, textOf } from './matrix';

interface Options {
  /** Checks this language only. */
  language?: string;
  /** Prints the table as docs/languages.md has it. */
  markdown?: boolean;
}

/** Tries what participants expect of each language, by programs that are judged as submissions are. Needs no database. */
export async function checkLanguages(
  { language, markdown = false }: Options,
  { dataDir, cacheDir, allowWeakSandbox }: Config,
  report: Report,
): Promise<number> {
  const chosen = language === undefined ? languages : [languageCalled(language)];
  const folder = path.join(dataDir, 'work', `languages-${process.pid}`);
  const end = new AbortController();
  const breakOff = () => end.abort(new Error('It was broken off.'));
  process.on('SIGINT', breakOff).on('SIGTERM', breakOff);
  try {
    report.stage('testing the languages of this machine');
    const scratchDir = path.join(folder, 'judge');
    await using judge = await openJudge({ cacheDir, scratchDir, allowWeakSandbox, signal: end.signal });
    if (judge.sandbox.refusal !== undefined) throw new Refused(`Nothing can be tried: ${judge.sandbox.refusal}`);
    const bench = { judge, folder: path.join(folder, 'probes'), signal: end.signal };
    await mkdir(bench.folder);
    const rows: LanguageRow[] = [];
    for (const each of chosen) rows.push(await rowOf(each, bench, report));
    report.result(markdown ? markdownOf(rows) : textOf(rows), { isWell: rows.every(isWell), languages: rows });
    return rows.every(isWell) ? exitCodes.done : exitCodes.found;
  } catch (reason) {
    if (!end.signal.aborted) throw reason;
    report.warn('It was broken off.');
    return exitCodes.failed;
  } finally {
    await rm(folder, { recursive: true, force: true });
    process.off('SIGINT', breakOff).off('SIGTERM', breakOff);
  }
}

function languageCalled(name: string): Language {
  const found = languages.find(language => language.name.toLowerCase() === name.toLowerCase());
  if (!found) throw new Refused(`There is no language ${name}; there are: ${languages.map(each => each.name).join(', ')}.`);
  return found;
}

interface Bench {
  judge: Judge;
  folder: string;
  signal: AbortSignal;
}

async function rowOf(language: Language, bench: Bench, report: Report): Promise<LanguageRow> {
  const { name } = language;
  const row = await startOf(language, bench);
  const of = languageProbes.get(name);
  if (!row.missing && !row.fault && of)
    for (const probe of probes) {
      report.step(`${name}: ${probe.title}`);
      row.results[probe.name] = await runProbe(name, of, probe, bench);
    }
  report.stage(summaryOf(row));
  return row;
}

async function startOf(language: Language, { judge, signal }: Bench): Promise<LanguageRow> {
  const row = { name: language.name, results: {} };
  if (!(await findLanguage(language))) return { ...row, missing: installHint(language) };
  // The last ones are tested while the first are tried.
  await judge.settled;
  signal.throwIfAborted();
  const { available, version, hint } = judge.languages.find(({ name }) => name === language.name) ?? { available: false };
  return available ? { ...row, version } : { ...row, fault: hint ?? 'It is not available.' };
}
