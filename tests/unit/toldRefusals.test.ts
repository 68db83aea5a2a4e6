import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * docs/decisions/0066: a change that is refused says so. It hands the refusal to a toast (`onError`), or its page shows the error of the
 * mutation: by itself, or through the form that sends it.
 */
const files = globSync('packages/{judge-ui,app}/src/**/*.{ts,tsx}', { exclude: name => /\.(test|stories)\.tsx?$/.test(name) });

/** Who logs out has logged out, whatever the server says. */
const needNotTell = new Set(['logout']);

interface Change {
  mutation: string;
  call: string;
}

/** Calls that send a change and do not wait for its answer: `remove.mutate(id, …)`. */
function changesIn(source: string): Change[] {
  const found: Change[] = [];
  const look = (node: ts.Node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'mutate')
      found.push({ mutation: node.expression.expression.getText(), call: node.getText() });
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

const isTold = (source: string, { mutation, call }: Change) =>
  needNotTell.has(mutation) ||
  /\bonError\b|\btold\(/.test(call) ||
  new RegExp(String.raw`\b${mutation}\.(error|isError)\b|sending=\{[^}]*\b${mutation}\b[^}]*\}`).test(source);

test('every refusal of a change is told', () => {
  const changes = files.flatMap(name => {
    const source = readFileSync(name, 'utf8');
    return changesIn(source).map(change => ({ name, ...change, isTold: isTold(source, change) }));
  });
  expect(changes.length).toBeGreaterThan(30);
  expect(changes.filter(change => !change.isTold).map(({ name, call }) => `${name}: ${call}`)).toEqual([]);
});

test.each([
  ['remove.mutate(id)', false],
  ['remove.mutate(id, { onSuccess: onClose })', false],
  ['remove.mutate(id, { onError: showError })', true],
  ['remove.mutate(id, told(say("removed")))', true],
  ['const a = () => { remove.mutate(id); };\nconst b = <Refusal>{remove.error?.message}</Refusal>;', true],
  ['const a = () => { remove.mutate(id); };\nconst b = <DialogForm sending={remove} />;', true],
  ['const a = () => { remove.mutate(id); };\nconst b = <DialogForm sending={save} />;', false],
])('%s', (source, expected) => {
  expect(changesIn(source).map(change => isTold(source, change))).toEqual([expected]);
});
