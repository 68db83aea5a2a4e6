import * as z from 'zod/mini';
import type { Permission } from './roles';

/** Who may call. Finer rules (owner, contest admin) belong to the feature's rules. */
export type Access = 'anyone' | 'user' | Permission;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `envelope`: `{status, msg, data}`. `file`: raw bytes. `stream`: server-sent events, each shaped like the output. */
export type Answer = 'envelope' | 'file' | 'stream';

/** One API call: a function that happens to travel over HTTP. */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  A extends Answer = Answer,
  F extends string | undefined = string | undefined,
> {
  method: Method;
  /** Below /api. */
  path: string;
  /** A second verb that existing clients use for the same call. */
  alias?: Method;
  access: Access;
  input: Input;
  output: Output;
  answer: A;
  /** The call carries a file: the name of its field in the form. The input then travels in the address. */
  fileField: F;
  summary: string;
}

/** What a caller passes, what a handler receives, what a handler gives back, what the caller gets. */
export type ClientInput<E extends Endpoint> = Fields<z.input<E['input']>> & (E['fileField'] extends string ? { file: Blob } : unknown);
/** An object without fields must not forbid the file beside it. */
type Fields<I> = I extends Record<string, never> ? unknown : I;
export type ServerInput<E extends Endpoint> = z.output<E['input']>;
export type ServerOutput<E extends Endpoint> = z.input<E['output']>;
export type ClientOutput<E extends Endpoint> = z.output<E['output']>;

const nothing = z.object({});

interface Terms<I extends z.ZodMiniType, O extends z.ZodMiniType, A extends Answer, F extends string | undefined> {
  summary: string;
  access?: Access;
  alias?: Method;
  input?: I;
  output?: O;
  answer?: A;
  fileField?: F;
}

export function endpoint<
  I extends z.ZodMiniType = typeof nothing,
  O extends z.ZodMiniType = z.ZodMiniVoid,
  A extends Answer = 'envelope',
  F extends string | undefined = undefined,
>(
  route: `${Method} /${string}`,
  {
    summary,
    access = 'anyone',
    alias,
    input = nothing as never,
    output = z.void() as never,
    answer = 'envelope' as A,
    fileField,
  }: Terms<I, O, A, F>,
): Endpoint<I, O, A, F> {
  const [method, path] = route.split(' ') as [Method, string];
  return { method, path, alias, access, input, output, answer, fileField: fileField as F, summary };
}
