/** Declarations of the parts of Node.js that a program needs to read, compute and write. */
export const nodeDeclarations = `interface Buffer extends Uint8Array {
  toString(encoding?: string, start?: number, end?: number): string;
  write(text: string, ...values: any[]): number;
  [method: string]: any;
}
declare const Buffer: {
  new (source: any, encoding?: string): Buffer;
  from(source: string | ArrayLike<number> | ArrayBuffer, encoding?: string): Buffer;
  alloc(size: number, fill?: number | string): Buffer;
  allocUnsafe(size: number): Buffer;
  concat(list: readonly Uint8Array[], length?: number): Buffer;
  byteLength(text: string): number;
  isBuffer(value: any): boolean;
};

interface NodeInput extends AsyncIterable<any> {
  readonly fd: 0;
  setEncoding(encoding: string): this;
  on(event: 'data', listener: (chunk: any) => void): this;
  on(event: 'end' | 'close' | 'readable', listener: () => void): this;
  once(event: string, listener: (...values: any[]) => void): this;
  read(size?: number): any;
  resume(): this;
  pause(): this;
  pipe<Into>(into: Into, options?: any): Into;
}
interface NodeOutput {
  readonly fd: 1 | 2;
  write(text: string | Uint8Array, done?: () => void): boolean;
  end(text?: string | Uint8Array): void;
  on(event: string, listener: (...values: any[]) => void): this;
  once(event: string, listener: (...values: any[]) => void): this;
}
declare const process: {
  readonly argv: string[];
  readonly env: Record<string, string | undefined>;
  readonly stdin: NodeInput;
  readonly stdout: NodeOutput;
  readonly stderr: NodeOutput;
  readonly platform: string;
  readonly version: string;
  exitCode: number | undefined;
  exit(code?: number): never;
  abort(): never;
  cwd(): string;
  uptime(): number;
  nextTick(callback: (...values: any[]) => void, ...values: any[]): void;
  on(event: string, listener: (...values: any[]) => void): void;
  hrtime: { (earlier?: [number, number]): [number, number]; bigint(): bigint };
  memoryUsage(): { rss: number; heapTotal: number; heapUsed: number };
};

declare const console: {
  log(...values: any[]): void;
  info(...values: any[]): void;
  warn(...values: any[]): void;
  error(...values: any[]): void;
  debug(...values: any[]): void;
  table(values: any): void;
  dir(value: any, options?: any): void;
  trace(...values: any[]): void;
  count(label?: string): void;
  group(...values: any[]): void;
  groupEnd(): void;
  assert(holds?: boolean, ...values: any[]): void;
  time(label?: string): void;
  timeEnd(label?: string): void;
};
declare const performance: { now(): number };
declare const global: any;
declare const __dirname: string;
declare const __filename: string;
declare namespace NodeJS {
  type Timeout = any;
  type Timer = any;
  type Immediate = any;
}
declare function setTimeout(callback: (...values: any[]) => void, delayMs?: number, ...values: any[]): any;
declare function setInterval(callback: (...values: any[]) => void, delayMs?: number, ...values: any[]): any;
declare function setImmediate(callback: (...values: any[]) => void, ...values: any[]): any;
declare function clearTimeout(timer: any): void;
declare function clearInterval(timer: any): void;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<Value>(value: Value): Value;
declare class TextEncoder {
  encode(text?: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label?: string);
  decode(bytes?: ArrayBufferView | ArrayBuffer): string;
}

declare module 'fs' {
  function readFileSync(path: number | string, encoding: string | { encoding: string; flag?: string }): string;
  function readFileSync(path: number | string, options?: { flag?: string }): Buffer;
  function writeFileSync(path: number | string, text: string | Uint8Array, encoding?: string): void;
  function readSync(file: number, bytes: Uint8Array, offset?: number, length?: number, position?: number | null): number;
  function writeSync(file: number, text: string | Uint8Array): number;
  function openSync(path: string, flags?: string): number;
  function closeSync(file: number): void;
  function existsSync(path: string): boolean;
}
declare module 'readline' {
  interface Interface extends AsyncIterable<string> {
    on(event: 'line', listener: (line: string) => void): this;
    on(event: 'close', listener: () => void): this;
    once(event: string, listener: (...values: any[]) => void): this;
    question(query: string, callback: (answer: string) => void): void;
    [Symbol.asyncIterator](): AsyncIterableIterator<string>;
    close(): void;
  }
  function createInterface(options: { input: NodeInput; output?: NodeOutput; terminal?: boolean; crlfDelay?: number }): Interface;
  function createInterface(input: NodeInput, output?: NodeOutput): Interface;
}
declare module 'process' {
  export = process;
}
declare module 'assert' {
  function assert(value: any, message?: any): void;
  namespace assert {
    function ok(value: any, message?: any): void;
    function equal(...values: any[]): void;
    function notEqual(...values: any[]): void;
    function strictEqual(...values: any[]): void;
    function deepEqual(...values: any[]): void;
    function deepStrictEqual(...values: any[]): void;
    function fail(message?: any): never;
  }
  export = assert;
}
declare module 'os' {
  const EOL: string;
}
declare module 'perf_hooks' {
  const performance: { now(): number };
}
declare module 'util' {
  function promisify(callback: any): any;
  function inspect(value: any, ...options: any[]): string;
  function format(...values: any[]): string;
  function isDeepStrictEqual(one: any, other: any): boolean;
}
declare module 'events' {
  class EventEmitter {
    on(event: string, listener: (...values: any[]) => void): this;
    once(event: string, listener: (...values: any[]) => void): this;
    emit(event: string, ...values: any[]): boolean;
  }
  function once(emitter: any, event: string): Promise<any[]>;
}
${['fs', 'readline', 'os', 'perf_hooks', 'util', 'events']
  .map(name => `declare module 'node:${name}' {\n  export * from '${name}';\n}\n`)
  .join('')}declare module 'node:assert' {
  import assert = require('assert');
  export = assert;
}
declare module 'node:process' {
  export = process;
}
declare function require(name: 'fs' | 'node:fs'): typeof import('fs');
declare function require(name: 'readline' | 'node:readline'): typeof import('readline');
declare function require(name: string): any;
declare const module: { exports: any };
declare const exports: any;
`;

const OPENING = /^(?=declare |interface )/m;
const NAME = /^declare (?:const|class|function) (\w+)/;

/** The same without these constants, classes and functions: a source declares them itself. */
export const nodeDeclarationsWithout = (names: readonly string[]): string =>
  nodeDeclarations
    .split(OPENING)
    .filter(declaration => !names.includes(NAME.exec(declaration)?.[1] ?? ''))
    .join('');
