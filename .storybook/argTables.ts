import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import type { Prop } from '../packages/ui/build/metadata.ts';

/** An example longer than this many characters is cut. */
const LONGEST_EXAMPLE = 1_200;

const withoutUndefined = (type: string) => type.replace(/ \| undefined$/, '');

/** What a reader turns to change a prop: a list for words, a switch, a field. What only code can say has none. */
function controlOf({ type, values }: Prop): Pick<StrictInputType, 'control' | 'options'> {
  if (values) return { control: { type: 'select' }, options: values };
  const plain = withoutUndefined(type);
  if (plain === 'boolean') return { control: { type: 'boolean' } };
  if (/^number( \| null)?$/.test(plain)) return { control: { type: 'number' } };
  if (/^(string|ReactNode)( \| (number|null))?$/.test(plain) || plain.includes('string & {}')) return { control: { type: 'text' } };
  return { control: false };
}

/** A value of a story as an example; undefined for what a table can say itself, and for what has no text. */
export function exampleOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return undefined;
  try {
    const text = JSON.stringify(value, (_name, part: unknown) => (typeof part === 'function' ? '(function)' : part), 2);
    return text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}\n…` : text;
  } catch {
    return undefined;
  }
}

/** The row of a prop. */
export function argTypeOf(prop: Prop, value: unknown): StrictInputType {
  const example = exampleOf(value);
  return {
    name: prop.name,
    description: prop.description,
    type: { name: 'other', value: prop.type, required: prop.required },
    table: {
      type: { summary: withoutUndefined(prop.type), ...(example && { detail: `For example:\n${example}` }) },
      ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
    },
    ...controlOf(prop),
    ...(example && { control: { type: 'object' as const } }),
  };
}

/** The component that a page is about: the last part of its title. */
const nameIn = (title: string) => title.split('/').at(-1) ?? '';

/** Tables of props from the metadata of the package: each prop with its type, default and description, whatever a parser makes of the file. */
export const argTables =
  (components: Readonly<Record<string, readonly Prop[]>>): ArgTypesEnhancer =>
  ({ title, argTypes, initialArgs }) => {
    const props = components[nameIn(title)];
    if (!props) return argTypes;
    const rows = props.map(prop => [prop.name, argTypeOf(prop, initialArgs[prop.name])] as const);
    // What a parser found besides are attributes of the element; those that a story sets stay.
    const set = Object.entries(argTypes).filter(([name]) => name in initialArgs);
    return Object.fromEntries([...rows, ...set.filter(([name]) => !props.some(prop => prop.name === name))]);
  };
