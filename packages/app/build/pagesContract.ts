import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Properties of an endpoint that only the server checks, or only the description of the API shows. */
const serverSide = new Set(['summary', 'access', 'takesBasic', 'asksFactor', 'alias', 'input']);

/**
 * The text of a file of the contract for pages, which call endpoints and read their answers. What they never look at is left out; shapes at the top are
 * marked pure, so that a bundler drops those that nobody needs any more. Forms keep the shapes that they validate with, and those their rules.
 */
export function pagesContract(path: string): string {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const { transformed } = ts.transform(source, [forPages]);
  const [file = source] = transformed;
  return ts.createPrinter().printFile(file);
}

const forPages: ts.TransformerFactory<ts.SourceFile> = context => source => {
  const visit = (node: ts.Node): ts.Node => {
    const seen = ts.visitEachChild(node, visit, context);
    if (ts.isObjectLiteralExpression(seen) && isTerms(seen, node.parent)) return lean(seen, context);
    if (!ts.isCallExpression(seen)) return seen;
    if (isEndpoint(seen)) return pure(withoutServerSide(seen, context));
    if (!isOfZod(seen) && !isCheck(seen)) return seen;
    const said = seen.arguments.filter(argument => !isDescription(argument));
    if (isCheck(seen) && said.length === 0) return seen.expression.expression;
    return pure(context.factory.updateCallExpression(seen, seen.expression, seen.typeArguments, said));
  };
  return ts.visitEachChild(source, visit, context);
};

const isEndpoint = ({ expression }: ts.CallExpression) => ts.isIdentifier(expression) && /^(endpoint|openEndpoint)$/.test(expression.text);

/** `z.string()`, `z.coerce.date()`. */
const isOfZod = ({ expression }: ts.CallExpression): boolean => ts.isPropertyAccessExpression(expression) && rootOf(expression) === 'z';

/** `shape.check(…)`. */
const isCheck = (call: ts.CallExpression): call is ts.CallExpression & { expression: ts.PropertyAccessExpression } =>
  ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 'check';

const isDescription = (node: ts.Expression) =>
  ts.isCallExpression(node) && isOfZod(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'describe';

function rootOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? rootOf(node.expression) : undefined;
}

/** What several endpoints have in common, or one says beside its call. A shape may have such a field, too. */
const isTerms = (literal: ts.ObjectLiteralExpression, within: ts.Node) =>
  !(ts.isCallExpression(within) && isOfZod(within)) && literal.properties.some(property => nameOf(property) === 'summary');

const nameOf = ({ name }: ts.ObjectLiteralElementLike) => (name && ts.isIdentifier(name) ? name.text : '');

const lean = (literal: ts.ObjectLiteralExpression, { factory }: ts.TransformationContext) =>
  factory.updateObjectLiteralExpression(
    literal,
    literal.properties.filter(property => !serverSide.has(nameOf(property))),
  );

function withoutServerSide(call: ts.CallExpression, context: ts.TransformationContext) {
  const terms = call.arguments.map(argument => (ts.isObjectLiteralExpression(argument) ? lean(argument, context) : argument));
  return context.factory.updateCallExpression(call, call.expression, call.typeArguments, terms);
}

const pure = <Call extends ts.CallExpression>(call: Call): Call =>
  ts.addSyntheticLeadingComment(call, ts.SyntaxKind.MultiLineCommentTrivia, '@__PURE__', false);
