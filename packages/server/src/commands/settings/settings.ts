import type * as z from 'zod';
import type { Config } from '../../config';
import { chosenNames, connectionKinds } from '../../connectionFile';
import { secretNames, settingGroups } from '../../environment';
import { exitCodes } from '../exitCodes';
import type { Report } from '../report';

const BEGIN = '<!-- settings: node scripts/oj.mjs settings --markdown -->';
const END = '<!-- end of settings -->';

interface Setting {
  name: string;
  meaning: string;
  /** What may stand there, in the words of the refusal of anything else. */
  values: string;
  byDefault: string;
}

const settingsOf = (shape: Record<string, z.ZodType>): Setting[] =>
  Object.entries(shape).map(([name, schema]) => {
    const { meaning, otherwise } = schema.meta() ?? {};
    return { name, meaning: String(meaning), values: valuesOf(schema), byDefault: String(otherwise ?? asWritten(schema.parse(undefined))) };
  });

/** Stands for no value: every variable with a rule refuses it. */
const NOTHING = '\0';
function valuesOf(schema: z.ZodType): string {
  const wanted = schema.safeParse(NOTHING).error?.issues[0]?.message ?? '';
  return wanted.replace(/^must (?:be|have) /, '').replace(/^must look like (.*)$/, '`$1`');
}

const asWritten = (value: unknown) => (value === undefined ? '' : `\`${typeof value === 'boolean' ? Number(value) : value}\``);

/** The tables of docs/settings.md. */
export function settingsMarkdown(): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const tables = Object.entries(settingGroups).flatMap(([title, shape]) => [
    `## ${title}`,
    '',
    line(['variable', 'meaning', 'values', 'default']),
    '|---|---|---|---|',
    ...settingsOf(shape).map(({ name, meaning, values, byDefault }) => line([`\`${name}\``, meaning, values, byDefault])),
    '',
  ]);
  const inFiles = secretNames.map(name => `\`${name}_FILE\``).join(', ');
  return [BEGIN, '', ...tables, '## In files', '', `A secret may stand in a file, which one of these names: ${inFiles}.`, '', END].join(
    '\n',
  );
}

/** Lists each setting with the value in force and its source. Secrets are not shown. */
export function settings({ markdown = false }: { markdown?: boolean }, config: Config, report: Report): number {
  const inForce = Object.values(settingGroups)
    .flatMap(settingsOf)
    .map(({ name, byDefault }) => {
      const from = sourceOf(name, config);
      return {
        name,
        from,
        value: from === 'default' ? byDefault.replaceAll('`', '') : isSecret(name) ? 'set' : (process.env[name] ?? 'set'),
      };
    });
  const lines = inForce.map(({ name, from, value }) => `${name.padEnd(22)} ${value}${from === 'default' ? '' : `  (${from})`}`.trimEnd());
  report.result(markdown ? settingsMarkdown() : lines.join('\n'), { settings: inForce });
  return exitCodes.done;
}

const isSecret = (name: string) => secretNames.some(secret => secret === name);

function sourceOf(name: string, { setBy }: Config): string {
  if (process.env[name]) return 'environment';
  if (isSecret(name) && process.env[`${name}_FILE`]) return `${name}_FILE`;
  const kind = connectionKinds.find(each => chosenNames[each].some(chosen => chosen === name));
  const source = kind && setBy[kind];
  return source?.includes('/') ? `the back office: ${source}` : 'default';
}
