import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';

/** What a parser of unified is told, as far as it matters here. */
interface Parsing {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/**
 * GFM and maths as remark-gfm and remark-math read them, without what those bring along to write Markdown. Emphasis may begin and end beside
 * Chinese, Japanese and Korean marks, where CommonMark looks for a space that these languages do not write.
 */
export function remarkReading(this: { data(): object }) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- unified hands itself to its plugins so
  const parsing = this.data() as Parsing;
  (parsing.micromarkExtensions ??= []).push(gfm(), math(), cjkFriendlyExtension(), gfmStrikethroughCjkFriendly());
  (parsing.fromMarkdownExtensions ??= []).push(gfmFromMarkdown(), mathFromMarkdown());
}
