import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { defaultsOf } from './defaults.ts';

/** One prop of a component. */
export interface Prop {
  name: string;
  type: string;
  required: boolean;
  description: string;
  /** What it is when it is left out, as code; absent where nothing is, or where only the component knows. */
  default?: string;
  /** All it can be, when that are a few words. */
  values?: readonly string[];
}

export interface Described {
  name: string;
  kind: 'component' | 'hook' | 'function' | 'value' | 'type';
  description: string;
  props?: Prop[];
}

/** Describes every export of `src/index.ts`, and of each component its own props: those that come with an HTML element are left out. */
export function describeExports(folder = process.cwd()): Described[] {
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.build.json'), file => ts.sys.readFile(file));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const entry = program.getSourceFile(path.join(folder, 'src/index.ts'));
  const module = entry && checker.getSymbolAtLocation(entry);
  if (!module) throw new Error('src/index.ts is not a module');
  const exported = checker
    .getExportsOfModule(module)
    .map(symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
  const byName = new Map(exported.map(symbol => [symbol.name, symbol]));
  return exported.map(symbol => {
    const described = { name: symbol.name, kind: kindOf(symbol), description: descriptionOf(symbol, checker) };
    const props = described.kind === 'component' ? byName.get(`${symbol.name}Props`) : undefined;
    return props ? { ...described, props: propsOf(props, checker, defaultsOf(symbol)) } : described;
  });
}

export const writeMetadata = () => writeFileSync('dist/metadata.json', `${JSON.stringify({ exports: describeExports() })}\n`);

function kindOf({ name, flags, valueDeclaration }: ts.Symbol): Described['kind'] {
  if (!valueDeclaration || flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) return 'type';
  if (/^use[A-Z]/.test(name)) return 'hook';
  if (/^[A-Z]/.test(name)) return 'component';
  return flags & ts.SymbolFlags.Function ? 'function' : 'value';
}

function propsOf(symbol: ts.Symbol, checker: ts.TypeChecker, defaults: ReadonlyMap<string, string>): Prop[] {
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter(isOurs)
    .map(prop => {
      const type = checker.getTypeOfSymbol(prop);
      const description = descriptionOf(prop, checker);
      const left = defaults.get(prop.name) ?? toldDefault(description);
      const values = valuesOf(type);
      return {
        name: prop.name,
        type: checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation),
        required: !(prop.flags & ts.SymbolFlags.Optional),
        description,
        ...(left !== undefined && { default: left }),
        ...(values && { values }),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** What a description says of a default that is no literal: "Default: the clock of this device." */
const toldDefault = (description: string) => /\bDefaults?:? ([^.]+(?:\.\d[^.]*)?)\./.exec(description)?.[1];

/** The words of a union of words; undefined for anything else. */
function valuesOf(type: ts.Type): string[] | undefined {
  const parts = type.isUnion() ? type.types.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null))) : [];
  const words = parts.flatMap(part => (part.isStringLiteral() ? [part.value] : []));
  return words.length > 1 && words.length === parts.length ? words : undefined;
}

const isOurs = (prop: ts.Symbol) => prop.declarations?.some(each => !each.getSourceFile().fileName.includes('node_modules')) ?? false;

const descriptionOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();
