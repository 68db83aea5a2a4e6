/**
 * Which account names may take part in a contest. On the wire a text of pairs:
 * `<prefix>team</prefix><suffix>x</suffix><start>1</start><end>20</end><extra>guest coach</extra>`.
 * A name fits when it is prefix + a number from start to end + suffix, or one of the extra names. Upper and lower case differ.
 */
export interface AccountRule {
  prefix: string;
  suffix: string;
  /** First and last number; absent: no numbered names. */
  range?: { start: number; end: number };
  /** Further names, separated by spaces on the wire. */
  extra: string[];
}

const MOST_DIGITS = 9;

/** Undefined when the text is not such a rule, or admits nobody. */
export function accountRuleOf(text: string): AccountRule | undefined {
  const [prefix, suffix, start, end] = ['prefix', 'suffix', 'start', 'end'].map(name => partOf(text, name).trim()) as [string, ...string[]];
  const extra = partOf(text, 'extra').split(/\s+/).filter(Boolean);
  const rule = { prefix, suffix: suffix ?? '', extra };
  if (!start && !end) return extra.length ? rule : undefined;
  const range = { start: numberOf(start), end: numberOf(end) };
  return range.start <= range.end ? { ...rule, range } : undefined;
}

/** The same rule with these further names in place of its own. A name with a blank is none. */
export function withExtraNames(text: string, names: readonly string[]): string {
  const rest = text.replaceAll(/<extra>[^<]*<\/extra>/g, '');
  const extra = names.filter(name => !/\s/.test(name));
  return extra.length ? `${rest}<extra>${extra.join(' ')}</extra>` : rest;
}

/** Whether this very name may take part: no case folding, no compatibility forms. */
export function accountFits({ prefix, suffix, range, extra }: AccountRule, username: string): boolean {
  const name = username.normalize('NFC');
  if (extra.some(each => each.normalize('NFC') === name)) return true;
  const [before, after] = [prefix.normalize('NFC'), suffix.normalize('NFC')];
  if (!range || name.length <= before.length + after.length || !name.startsWith(before) || !name.endsWith(after)) return false;
  const digits = name.slice(before.length, name.length - after.length);
  const number = numberOf(digits);
  return digits === String(number) && number >= range.start && number <= range.end;
}

function partOf(text: string, name: string): string {
  const [, part = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(text) ?? [];
  return part;
}

/** NaN for anything but a short row of digits. */
const numberOf = (digits = '') => (digits.length <= MOST_DIGITS && /^\d+$/.test(digits) ? Number(digits) : Number.NaN);
