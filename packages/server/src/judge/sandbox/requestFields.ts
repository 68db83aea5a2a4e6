import { type BoxCase, type Command, type PairCase } from './command';
import { type Field } from './wire';

/** One program over several cases, in the words of the runner. */
export function runFields(id: string, command: Command, cases: readonly BoxCase[]): Field[] {
  const fields = [...opening(id), ...commandFields(command)];
  for (const { inputPath, outputPath, ...rest } of cases) {
    fields.push(...caseFields(rest), ['input', inputPath]);
    if (outputPath) fields.push(['output', outputPath]);
  }
  return fields;
}

/** Two programs that are each other's input and output. */
export const interactionFields = (id: string, program: Command, peer: Command, only: PairCase): Field[] => [
  ...opening(id),
  ...commandFields(program),
  ['peer', 1],
  ...commandFields(peer),
  ...caseFields(only),
];

const opening = (id: string): Field[] => [
  ['verb', 'run'],
  ['id', id],
];

const caseFields = ({ number, outputKb, errorsPath }: PairCase): Field[] => [
  ['case', number],
  ['outputKb', Math.ceil(outputKb)],
  ...(errorsPath === undefined ? [] : ([['errors', errorsPath]] as const)),
];

/** Value of the runner's `enum proc`. */
const procOf = ({ needsProc, wantsProc }: Pick<Command, 'needsProc' | 'wantsProc'>) => (needsProc ? 1 : Number(wantsProc ?? false) * 2);

function commandFields({
  argv,
  env,
  limits,
  programDir,
  needsProc,
  wantsProc,
  reservesMemory,
  log,
  gather,
  put = {},
  take = [],
}: Command): Field[] {
  const fields: Field[] = [];
  if (programDir) fields.push(['program', programDir]);
  for (const argument of argv) fields.push(['arg', argument]);
  for (const [name, value] of Object.entries(env)) fields.push(['env', `${name}=${value}`]);
  for (const [name, value] of Object.entries(limits)) fields.push([name, Math.ceil(value)]);
  fields.push(['proc', procOf({ needsProc, wantsProc })], ['reservesMemory', reservesMemory ? 1 : 0]);
  if (log) fields.push(['log', log.path], ['logKb', log.maxKb]);
  for (const [name, path] of Object.entries(put)) fields.push(['put', name], ['from', path]);
  for (const { name, to, maxKb } of take) fields.push(['take', name], ['to', to], ['maxKb', maxKb]);
  if (gather) fields.push(['gather', gather.ending], ['to', gather.to], ['maxKb', gather.maxKb]);
  return fields;
}
