import { userAddress } from '../links/userAddress';

/** Code, in which an `@` is no name; and addresses of links. */
const apart = /(```[^`]*```|`[^`\n]*`|\]\([^)\s]*\)|<[^>\s]*>)/;

const asText = (name: string) => name.replace(/[\\`*_{}[\]()<>#+!|~$&-]/g, '\\$&');
const linkTo = (name: string) => `[@${asText(name)}](<${userAddress(name)}>)`;
const quoted = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Markdown in which the mentioned names lead to the users. */
export function withMentions(markdown: string, mentions: readonly string[] = []): string {
  if (!mentions.length) return markdown;
  const longestFirst = mentions.toSorted((a, b) => b.length - a.length).map(quoted);
  const mention = new RegExp(`(?<![\\w@])@(${longestFirst.join('|')})`, 'gu');
  const pieces = markdown.split(apart);
  return pieces.map((piece, at) => (at % 2 ? piece : piece.replaceAll(mention, (_, name: string) => linkTo(name)))).join('');
}
