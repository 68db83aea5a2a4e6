import ts from 'typescript';

/** Defaults that say something by themselves. */
const isTelling = (value: ts.Expression) => ts.isLiteralExpression(value) || /^(true|false|null|-?\d+(\.\d+)?)$/.test(value.getText());

/** The function that draws a component: what `forwardRef` or `memo` takes, through casts; or the component itself. */
function drawingOf(node: ts.Node | undefined): ts.SignatureDeclaration | undefined {
  if (!node) return undefined;
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)) return node;
  if (ts.isVariableDeclaration(node)) return drawingOf(node.initializer);
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return drawingOf(node.expression);
  return ts.isCallExpression(node) ? drawingOf(node.arguments[0]) : undefined;
}

/** Bindings of the props: those of the parameter, and those that the body takes out of what the parameter leaves over. */
function bindingsOf(drawing: ts.SignatureDeclaration): ts.BindingElement[] {
  const [parameter] = drawing.parameters;
  if (!parameter) return [];
  const taken = ts.isObjectBindingPattern(parameter.name) ? [...parameter.name.elements] : [];
  const left = ts.isIdentifier(parameter.name) ? parameter.name.text : taken.find(({ dotDotDotToken }) => dotDotDotToken)?.name.getText();
  const body = 'body' in drawing && drawing.body && ts.isBlock(drawing.body as ts.Node) ? (drawing.body as ts.Block).statements : [];
  const later = [...body]
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, initializer }) => (ts.isObjectBindingPattern(name) && initializer?.getText() === left ? [...name.elements] : []));
  return [...taken, ...later];
}

/** What each prop of a component is when it is left out, as its code has it: `'medium'`, `false`, `3`. */
export function defaultsOf({ valueDeclaration }: ts.Symbol): ReadonlyMap<string, string> {
  const drawing = drawingOf(valueDeclaration);
  const bindings = drawing ? bindingsOf(drawing) : [];
  return new Map(
    bindings.flatMap(({ name, propertyName, initializer }) =>
      initializer && isTelling(initializer) ? [[(propertyName ?? name).getText(), initializer.getText()] as const] : [],
    ),
  );
}
