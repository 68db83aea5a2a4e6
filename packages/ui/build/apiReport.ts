// The public API: a line for each export, each member of a type, each signature. `api-report.txt` has it as it is now, and is reviewed with
// every change; `api-report.released.txt` as it was released. Run alone, this writes the first, with `--released` both.
import { writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const uiFolder = path.resolve(import.meta.dirname, '..');

/** Entries of the package with their declarations. Components are entries of their own, too, with what the first one has of them. */
const entries = {
  '': 'index',
  'adapters/': 'adapters/adapters',
  'locale/': 'locale/locale',
  'ranking/': 'ranking/ranking',
  'testing/': 'testing/testing',
  'tokens/': 'theme/theme',
  'typeset/': 'typeset/typeset',
} as const;

const plain = (text: string) => text.replaceAll(/import\("[^"]*"\)\./g, '').replaceAll(/\s+/g, ' ');

/** @param types folder of the emitted declarations */
export function apiLines(types: string): string[] {
  const files = Object.entries(entries).map(([prefix, entry]) => [prefix, path.join(types, `${entry}.d.ts`)] as const);
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const program = ts.createProgram(
    files.map(([, file]) => file),
    { ...options, jsx: ts.JsxEmit.ReactJSX, skipLibCheck: true, types: [] },
  );
  const checker = program.getTypeChecker();
  const lines = files.flatMap(([prefix, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is not there, or no module`);
    return checker.getExportsOfModule(module).flatMap(symbol => linesOf(symbol, checker).map(line => prefix + line));
  });
  return [...new Set(lines)].toSorted();
}

function linesOf(exported: ts.Symbol, checker: ts.TypeChecker): string[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const { name } = exported;
  const say = (type: ts.Type) =>
    plain(checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias));
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (type.isUnion() && !(symbol.flags & ts.SymbolFlags.Class)) return [`type ${name} = ${say(type)}`];
    const members = checker.getPropertiesOfType(type).filter(isOurs);
    const kind = symbol.flags & ts.SymbolFlags.Class ? 'class' : 'type';
    if (members.length === 0) return [`${kind} ${name} = ${writtenOf(symbol)}`];
    return [`${kind} ${name}`, ...members.map(member => memberLine(name, member, say(checker.getTypeOfSymbol(member))))];
  }
  const type = checker.getTypeOfSymbol(symbol);
  const isComponent = /^[A-Z]/.test(name);
  // What a component takes is in the lines of its props.
  return [isComponent ? `component ${name}` : `value ${name}: ${say(type)}`];
}

/** An alias of a type of somebody else's, as it is written. */
const writtenOf = ({ declarations = [] }: ts.Symbol) =>
  plain(declarations.map(each => (ts.isTypeAliasDeclaration(each) ? each.type : each).getText()).join(' '));

const memberLine = (owner: string, { name, flags }: ts.Symbol, type: string) =>
  `${owner}.${name}${flags & ts.SymbolFlags.Optional ? '?' : ''}: ${type}`;

const isOurs = ({ declarations = [], name }: ts.Symbol) =>
  !name.startsWith('__') && declarations.some(each => !each.getSourceFile().fileName.includes('node_modules'));

/** What code written for the released API can no longer do: lines that are gone or changed, and props that have become required. */
export function breaksBetween(released: readonly string[], now: readonly string[]): string[] {
  const known = new Set(released);
  const present = new Set(now);
  const gone = released.filter(line => !present.has(line));
  const demanded = now.filter(line => {
    const [, owner = ''] = /^((?:\w+\/)?\w+)\.\w+: /.exec(line) ?? [];
    return !known.has(line) && known.has(`type ${owner}`);
  });
  return [...gone, ...demanded];
}

const read = (name: string) => readFileSync(path.join(uiFolder, name), 'utf8').trim().split('\n');
export const readReport = () => read('api-report.txt');
export const readReleased = () => read('api-report.released.txt');

if (import.meta.main) {
  const text = `${apiLines(path.join(uiFolder, 'dist/types')).join('\n')}\n`;
  writeFileSync(path.join(uiFolder, 'api-report.txt'), text);
  if (process.argv.includes('--released')) writeFileSync(path.join(uiFolder, 'api-report.released.txt'), text);
}
