import { writeFileSync } from 'node:fs';
import ts from 'typescript';

interface Prop {
  name: string;
  type: string;
  required: boolean;
  description: string;
}

interface Described {
  name: string;
  kind: 'component' | 'hook' | 'function' | 'value' | 'type';
  description: string;
  props?: Prop[];
}

/** Describes every export of `src/index.ts`, and of each component its own props: those that come with an HTML element are left out. */
export function describeExports(): Described[] {
  const { config } = ts.readConfigFile('tsconfig.build.json', path => ts.sys.readFile(path));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const entry = program.getSourceFile(`${process.cwd()}/src/index.ts`) ?? program.getSourceFile('src/index.ts');
  const module = entry && checker.getSymbolAtLocation(entry);
  if (!module) throw new Error('src/index.ts is not a module');
  const exported = checker
    .getExportsOfModule(module)
    .map(symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
  const byName = new Map(exported.map(symbol => [symbol.name, symbol]));
  return exported.map(symbol => {
    const described = { name: symbol.name, kind: kindOf(symbol), description: descriptionOf(symbol, checker) };
    const props = described.kind === 'component' ? byName.get(`${symbol.name}Props`) : undefined;
    return props ? { ...described, props: propsOf(props, checker) } : described;
  });
}

export const writeMetadata = () => writeFileSync('dist/metadata.json', `${JSON.stringify({ exports: describeExports() })}\n`);

function kindOf({ name, flags, valueDeclaration }: ts.Symbol): Described['kind'] {
  if (!valueDeclaration || flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) return 'type';
  if (/^use[A-Z]/.test(name)) return 'hook';
  if (/^[A-Z]/.test(name)) return 'component';
  return flags & ts.SymbolFlags.Function ? 'function' : 'value';
}

function propsOf(symbol: ts.Symbol, checker: ts.TypeChecker): Prop[] {
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter(isOurs)
    .map(prop => ({
      name: prop.name,
      type: checker.typeToString(checker.getTypeOfSymbol(prop), undefined, ts.TypeFormatFlags.NoTruncation),
      required: !(prop.flags & ts.SymbolFlags.Optional),
      description: descriptionOf(prop, checker),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

const isOurs = (prop: ts.Symbol) => prop.declarations?.some(each => !each.getSourceFile().fileName.includes('node_modules')) ?? false;

const descriptionOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();
