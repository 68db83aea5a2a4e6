import * as z from 'zod/mini';
import type { ApiScope } from '../account/apiTokenLimits';
import { type ContestGrant, contestGrants, type Permission } from './roles';

/** Who may call. Finer rules (owner, contest admin) belong to the feature's rules. */
export type Access = 'anyone' | 'user' | Permission;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What an endpoint belongs to. The server opens it from stored rows before the call is handled. */
export type ScopeTerms<By extends string = string> = PlaceTerms<By> | GroupTerms<By>;

interface PlaceTerms<By extends string = string> {
  /**
   * `contest`, `training`: the one that the input names. `anywhere`: that contest, or the site when the input names none. `workspace`: that
   * contest, else the training that the input names by `tid`, else the site.
   */
  kind: 'contest' | 'training' | 'anywhere' | 'workspace';
  /** The field of the input that names the contest or training. */
  by: By;
  /** Only one of the site, or only one of a group. Default: either. */
  of?: 'site' | 'group';
  /** The contest as it was held, whatever window of a virtual participation the caller is in. So it is too for calls of organisers. */
  asHeld?: boolean;
}

/** What the caller must be able to do in a group; the server's policy table says who may. */
export type GroupNeed = 'read' | 'manage' | 'configure' | 'handOver' | 'disband';

interface GroupTerms<By extends string = string> {
  kind: 'group';
  /** The field of the input that names the group. */
  by: By;
  /** The field of the input in which existing clients put that field. */
  within?: string;
  /** Default: know that it exists. */
  needs: GroupNeed | undefined;
}

/** A call in the group that `gid` names. */
export const inGroup = (needs?: GroupNeed) => ({ kind: 'group', by: 'gid', needs }) as const;

/**
 * What the caller must be able to do in a contest. `board`: read, or see the outside scoreboard. `virtual`: begin a virtual participation.
 * `own`: delete it and choose its organisers. The others are what roles of organisers allow. Default: know that it exists.
 */
export type Need = 'read' | 'submit' | 'board' | 'outside' | 'virtual' | 'own' | ContestGrant;

/** Whether a call is for organisers of a contest alone. */
export const isForOrganisers = (need: Need | undefined): need is 'own' | ContestGrant =>
  need === 'own' || (contestGrants as readonly (Need | undefined)[]).includes(need);

/**
 * `envelope`: `{status, msg, data}`. `json`: the output by itself, for clients of somebody else's protocol. `file`: raw bytes. `stream`:
 * server-sent events, each shaped like the output. `lines`: the same as lines of JSON.
 */
export type Answer = 'envelope' | 'json' | 'file' | 'stream' | 'lines';

/** One API call: a function that happens to travel over HTTP. */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  A extends Answer = Answer,
  F extends string | undefined = string | undefined,
  S extends ScopeTerms | undefined = ScopeTerms | undefined,
> {
  method: Method;
  /** Below /api. */
  path: string;
  /** A second verb that existing clients use for the same call. */
  alias?: Method;
  access: Access;
  /** Name and password may come with the call, as HTTP Basic authentication. Of calls that only read. */
  takesBasic: boolean;
  /** The scope that an API token needs for the call; `none`: no token may make it. */
  apiScope: ApiScope | 'none';
  /** Sending it twice may do harm. */
  changes: boolean;
  /** Whoever has a second factor must have shown it in this session a short while ago. */
  asksFactor: boolean;
  scope: S;
  needs: Need | undefined;
  input: Input;
  output: Output;
  answer: A;
  /** The call carries a file: the name of its field in the form. Our client sends the input in the address then; the form is read, too. */
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

const forUsers: ReadonlySet<string> = new Set(['anyone', 'user', 'submit']);
const isOfUsers = (access: Access) => forUsers.has(access) || /^(?:discussion|comment|reply|group)_(?:add|del|edit)$/.test(access);

function usualScope(path: string, access: Access, changes: boolean): ApiScope {
  if (path.startsWith('/admin/') || !isOfUsers(access)) return 'admin';
  return changes ? 'write' : 'read';
}

type ScopeOf<S> = S extends 'training'
  ? { kind: S; by: 'tid' }
  : S extends 'contest' | 'anywhere' | 'workspace'
    ? { kind: S; by: 'cid' }
    : S extends ScopeTerms
      ? S
      : undefined;

interface Terms<I extends z.ZodMiniType, O extends z.ZodMiniType, A extends Answer, F extends string | undefined, S> {
  summary: string;
  access?: Access;
  takesBasic?: boolean;
  /**
   * `none`: accounts, passwords, mail addresses, roles, sessions, tokens, and the connections of the site are for sessions alone. Default: by
   * access and by what the call changes.
   */
  apiScope?: ApiScope | 'none';
  asksFactor?: boolean;
  /** Said where the verb misleads: a POST that only reads because lists of numbers are long, a GET of the protocol that changes something. */
  changes?: boolean;
  /** A word: a contest is named by `cid`, a training by `tid`. */
  scope?: S;
  needs?: Need;
  alias?: Method;
  input?: I;
  output?: O;
  answer?: A;
  fileField?: F;
}

function made<
  I extends z.ZodMiniType = typeof nothing,
  O extends z.ZodMiniType = z.ZodMiniVoid,
  A extends Answer = 'envelope',
  F extends string | undefined = undefined,
  const S extends ScopeTerms | PlaceTerms['kind'] | undefined = undefined,
>(
  route: `${Method} /${string}`,
  {
    summary,
    access = 'anyone',
    takesBasic = false,
    apiScope,
    asksFactor = false,
    changes,
    scope,
    needs,
    alias,
    input = nothing as never,
    output = z.void() as never,
    answer = 'envelope' as A,
    fileField,
  }: Terms<I, O, A, F, S>,
): Endpoint<I, O, A, F, ScopeOf<S>> {
  const [method, path] = route.split(' ') as [Method, string];
  const by = scope === 'training' ? 'tid' : 'cid';
  const doesChange = changes ?? method !== 'GET';
  return {
    method,
    path,
    alias,
    access,
    takesBasic,
    apiScope: apiScope ?? usualScope(path, access, doesChange),
    changes: doesChange,
    asksFactor,
    scope: (typeof scope === 'string' ? { kind: scope, by } : scope) as ScopeOf<S>,
    needs,
    input,
    output,
    answer,
    fileField: fileField as F,
    summary,
  };
}

/** What a call says of who may make it. */
type Maker<Right> = <
  I extends z.ZodMiniType = typeof nothing,
  O extends z.ZodMiniType = z.ZodMiniVoid,
  A extends Answer = 'envelope',
  F extends string | undefined = undefined,
  const S extends ScopeTerms | PlaceTerms['kind'] | undefined = undefined,
>(
  route: `${Method} /${string}`,
  terms: Terms<I, O, A, F, S> & Right,
) => Endpoint<I, O, A, F, ScopeOf<S>>;

/** A call that says who may make it: one that does not is not compiled. */
export const endpoint: Maker<{ access: Access }> = made;

/** A call that anybody may make. */
export const openEndpoint: Maker<{ access?: never }> = made;
