import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const PURE = '@__PURE__';
const styling = new Set(['css', 'keyframes']);
const harmless = new Set(['forwardRef', 'memo', 'lazy', 'createContext', 'phrases']);

/**
 * The text of a source file, such that a bundler can drop what of it is not used. A tagged template counts as an effect, a call marked pure does not: so
 * `styled.div`…`` becomes `styled.div([…])`, which means the same, and calls that only make something at the top are marked.
 * @param named also gives styled parts ids that do not depend on what else is loaded, for pages that are rendered on a server too.
 * @param layer puts the styles of styled parts into this cascade layer, so that any class of the host wins over them.
 */
export function pureSource(path: string, { named, layer }: { named: boolean; layer?: string }): string {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const { transformed } = ts.transform(source, [markPure(named, layer)]);
  const [file = source] = transformed;
  return ts.createPrinter().printFile(file);
}

const pure = <Call extends ts.CallExpression>(call: Call): Call =>
  ts.addSyntheticLeadingComment(call, ts.SyntaxKind.MultiLineCommentTrivia, PURE, false);

const markPure =
  (isNamed: boolean, layer: string | undefined): ts.TransformerFactory<ts.SourceFile> =>
  context =>
  source => {
    const { factory } = context;
    const visit = (node: ts.Node): ts.Node => {
      const seen = ts.visitEachChild(node, visit, context);
      if (ts.isTaggedTemplateExpression(seen) && isStyling(seen.tag))
        return pure(asCall(seen, factory, { id: isNamed ? idOf(node, source) : undefined, layer }));
      if (ts.isCallExpression(seen) && ts.isIdentifier(seen.expression) && harmless.has(seen.expression.text)) return pure(seen);
      return seen;
    };
    return ts.visitEachChild(source, visit, context);
  };

/** `styled.x`, `styled(X)`, `styled(X).attrs(…)`, `css`, `keyframes`. */
function isStyling(tag: ts.Expression): boolean {
  if (ts.isIdentifier(tag)) return styling.has(tag.text) || tag.text === 'styled';
  if (ts.isPropertyAccessExpression(tag) || ts.isCallExpression(tag)) return isStyling(tag.expression);
  return false;
}

/** The same on the server and in the browser, whatever else of the library either of them holds. */
function idOf(node: ts.Node, { fileName }: ts.SourceFile): string | undefined {
  const { parent } = node;
  if (!ts.isVariableDeclaration(parent)) return undefined;
  const place = `${fileName.split(/[\\/]src[\\/]/).at(-1)}#${parent.name.getText()}`;
  return `oj-${createHash('sha256').update(place).digest('hex').slice(0, 8)}`;
}

/** Styles without comments and the white space that means nothing. What stands in quotes is left alone. */
const tight = (text: string) =>
  text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split(/('[^']*'|"[^"]*")/)
    .map((part, place) => (place % 2 ? part : tightPart(part)))
    .join('');

const tightPart = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([;,{}>~]) ?/g, '$1')
    .replaceAll(/([\w-]): /g, '$1:')
    .replaceAll(';}', '}');

interface Styling {
  id: string | undefined;
  layer: string | undefined;
}

function asCall({ tag, template }: ts.TaggedTemplateExpression, factory: ts.NodeFactory, { id, layer }: Styling): ts.CallExpression {
  const isPlain = ts.isNoSubstitutionTemplateLiteral(template);
  const texts = isPlain ? [template.text] : [template.head.text, ...template.templateSpans.map(span => span.literal.text)];
  texts[0] = texts[0]?.trimStart() ?? '';
  // What stands in `css` and `keyframes` becomes part of a styled part, or has a name that nobody else uses.
  if (layer && !ts.isIdentifier(tag)) {
    texts[0] = `@layer ${layer}{${texts[0]}`;
    texts.push(`${texts.pop() ?? ''}}`);
  }
  const slots = isPlain ? [] : template.templateSpans.map(span => span.expression);
  const strings = factory.createArrayLiteralExpression(texts.map(text => factory.createStringLiteral(tight(text))));
  return factory.createCallExpression(id && !ts.isIdentifier(tag) ? withId(tag, id, factory) : tag, undefined, [strings, ...slots]);
}

/** `tag.withConfig({ componentId })`. */
function withId(tag: ts.Expression, id: string, factory: ts.NodeFactory): ts.Expression {
  const config = factory.createObjectLiteralExpression([factory.createPropertyAssignment('componentId', factory.createStringLiteral(id))]);
  return pure(factory.createCallExpression(factory.createPropertyAccessExpression(tag, 'withConfig'), undefined, [config]));
}
