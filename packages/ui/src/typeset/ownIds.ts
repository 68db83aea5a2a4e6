import { eachNode, type HtmlNode } from './eachNode';

/** Begins the ids that footnotes have in a text, as the parser makes them. */
export const FOOTNOTE = 'footnote-';
/** Id of the heading above the footnotes. */
export const FOOTNOTE_LABEL = `${FOOTNOTE}label`;

/** Begins the ids of headings that a link of the text leads to. */
export const HEADING = 'heading-';

/** Attributes that hold ids, as syntax trees spell them and as React does. */
const NAMING = ['id', 'href', 'ariaDescribedBy', 'aria-describedby'];
const OWN_ID = new RegExp(`^#?(?=${FOOTNOTE}|${HEADING})`);

type Properties = NonNullable<HtmlNode['properties']>;

/** Properties of an element, with the prefix in ids of footnotes and headings and in what refers to them: a page shows many texts, and some of them twice. */
export function withOwnIds(properties: Properties, prefix: string): Properties {
  const own = NAMING.filter(name => name in properties).map(name => [name, ownId(properties[name], prefix)]);
  return own.length ? { ...properties, ...Object.fromEntries(own) } : properties;
}

function ownId(value: unknown, prefix: string): unknown {
  if (Array.isArray(value)) return value.map(each => ownId(each, prefix));
  return typeof value === 'string' ? value.replace(OWN_ID, sign => sign + prefix) : value;
}

/** A rehype plugin: `withOwnIds` for a whole text. */
export const ownIds = (prefix: string) => (tree: HtmlNode) =>
  eachNode(tree, node => {
    if (node.properties) node.properties = withOwnIds(node.properties, prefix);
  });
