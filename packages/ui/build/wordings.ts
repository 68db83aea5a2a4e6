import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

type Wording = Record<string, string>;
type Bundles = Record<string, Wording>;

/** Every `phrases('name', {…})` of the sources, as the two bundles that i18next would hold. */
export function collectWordings(): { zh: Bundles; en: Bundles } {
  const bundles = { zh: {} as Bundles, en: {} as Bundles };
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    if (/\.(stories|test)\.tsx?$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (!text.includes('phrases(')) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'phrases') take(node, file, bundles);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return bundles;
}

export function writeWordings() {
  const { zh, en } = collectWordings();
  mkdirSync('dist/locale', { recursive: true });
  writeFileSync('dist/locale/zh-CN.json', `${JSON.stringify(zh, null, 1)}\n`);
  writeFileSync('dist/locale/en-US.json', `${JSON.stringify(en, null, 1)}\n`);
}

function take({ arguments: [name, words] }: ts.CallExpression, file: string, { zh, en }: { zh: Bundles; en: Bundles }) {
  if (!name || !words || !ts.isStringLiteral(name) || !ts.isObjectLiteralExpression(words)) return;
  const namespace = `oj.${name.text}`;
  zh[namespace] = {};
  en[namespace] = {};
  for (const entry of words.properties) {
    if (!ts.isPropertyAssignment(entry) || !ts.isObjectLiteralExpression(entry.initializer)) throw new Error(`${file}: ${entry.getText()}`);
    const key = ts.isStringLiteralLike(entry.name) ? entry.name.text : entry.name.getText();
    for (const each of entry.initializer.properties) {
      if (!ts.isPropertyAssignment(each)) throw new Error(`${file}: ${each.getText()}`);
      const bundle = each.name.getText() === 'zh' ? zh[namespace] : en[namespace];
      for (const [ending, text] of textsOf(each.initializer)) bundle[key + ending] = text;
    }
  }
}

function textsOf(node: ts.Expression): [ending: string, text: string][] {
  if (ts.isStringLiteralLike(node)) return [['', node.text]];
  if (!ts.isObjectLiteralExpression(node)) throw new Error(`not a wording: ${node.getText()}`);
  return node.properties.flatMap((each): [string, string][] =>
    ts.isPropertyAssignment(each) && ts.isStringLiteralLike(each.initializer) ? [[`_${each.name.getText()}`, each.initializer.text]] : [],
  );
}
