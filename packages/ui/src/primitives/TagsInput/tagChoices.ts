import { matching } from '../Combobox/matching';
import type { TagChoice, TagsInputProps } from './TagsInput';

const NEW_KEY = '\u0000new';

/** Whether the choice stands for a tag that is still to be made. */
export const isNew = (tag: TagChoice) => tag.key === NEW_KEY;

const folded = (name: string) => name.trim().toLowerCase();

interface Given extends Pick<TagsInputProps, 'options' | 'create'> {
  tags: readonly TagChoice[];
  text: string;
}

/** What the list offers: options that fit the text and are not taken, then the text itself if it may become a tag. */
export function choicesOf({ options, tags, text, create }: Given): TagChoice[] {
  const taken = new Set(tags.map(({ key }) => key));
  const wanted = folded(text);
  const fitting = matching(
    options.filter(({ key }) => !taken.has(key)),
    ({ name }) => name,
    text,
  );
  const known = [...options, ...tags].some(({ name }) => folded(name) === wanted);
  return create && wanted && !known ? [...fitting, { key: NEW_KEY, name: text.trim() }] : fitting;
}

/** The tag that is typed though it is chosen already. */
export const chosenAlready = (tags: readonly TagChoice[], text: string): TagChoice | undefined =>
  tags.find(({ name }) => folded(name) === folded(text));
