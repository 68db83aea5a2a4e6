import * as z from 'zod/mini';
import { isEndpoint, type EndpointTree } from './client';
import type { Access, Endpoint, GroupNeed, Need } from './endpoint';

type Json = Record<string, unknown>;

/** What a field is that has no description of its own, by its name. */
const commonNames =
  'Fields that many calls share are described once. IDs: uid of a user, pid of a problem, cid of a contest, tid of a training, gid of a group, ' +
  'did of a discussion, submitId of a submission, and id of the object itself. problemId and displayId: the display ID of a problem, such as P1000. ' +
  'gmtCreate and gmtModified: the times of creation and of the last change. avatar: the address of a picture. oj: the source of a problem, ' +
  'ME for this site or the code of a remote judge. keyword: the text to search for. A value that is not known or not set is null.';

/** Prints a contract as an OpenAPI 3.1 document. */
export function openApi(contract: EndpointTree, { title, version }: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const [noun, name, endpoint] of endpointsOf(contract)) {
    const operation = operationOf(endpoint, noun, `${noun}.${name}`);
    const path = printedPath(endpoint);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: commonNames },
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' }, basic: { type: 'http', scheme: 'basic' } },
    },
    paths,
  };
}

/** `/picture/:name` as OpenAPI writes it. */
export const printedPath = ({ path }: Endpoint) => `/api${path.replace(/:(\w+)/g, '{$1}')}`;

/** Every endpoint with its noun and its name. */
export function* endpointsOf(group: EndpointTree, noun = ''): Generator<[noun: string, name: string, endpoint: Endpoint]> {
  for (const [name, node] of Object.entries(group)) {
    if (isEndpoint(node)) yield [noun, name, node];
    else yield* endpointsOf(node, name);
  }
}

function operationOf(endpoint: Endpoint, noun: string, operationId: string): Json {
  const input = schemaOf(endpoint.input, 'input');
  // A list has no names that could stand in an address.
  const inAddress = endpoint.method === 'GET' || (endpoint.method === 'DELETE' && !input.anyOf) || endpoint.fileField !== undefined;
  const required = new Set((input.required as string[] | undefined) ?? []);
  const parameters = Object.entries((input.properties as Record<string, Json> | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: endpoint.path.includes(`:${name}`) ? 'path' : 'query',
    required: required.has(name),
    schema,
  }));
  return {
    operationId,
    tags: [noun],
    summary: endpoint.summary,
    description: `Access: ${accessWords(endpoint.access)}.${scopeWords(endpoint)}${endpoint.alias ? ` Also answers ${endpoint.alias}.` : ''}${tokenWords(endpoint)}${factorWords(endpoint)}`,
    ...securityOf(endpoint),
    ...(inAddress ? { parameters } : {}),
    ...bodyOf(endpoint, inAddress ? undefined : input),
    responses: { 200: { description: 'Success', content: answerOf(endpoint) }, default: { description: 'Error: {status, code, msg}' } },
  };
}

/** Where a login is of no use, nothing. */
function securityOf({ access, takesBasic }: Endpoint): Json {
  if (takesBasic) return { security: [{}, { token: [] }, { basic: [] }] };
  return access === 'anyone' ? {} : { security: [{ token: [] }] };
}

function bodyOf({ fileField }: Endpoint, input: Json | undefined): Json {
  if (input) return { requestBody: { content: { 'application/json': { schema: input } } } };
  if (!fileField) return {};
  const properties = { [fileField]: { type: 'string', format: 'binary' } };
  return { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties, required: [fileField] } } } } };
}

const accessWords = (access: Access) =>
  ({ anyone: 'anyone', user: 'any logged-in user', admin: 'root, admin or problem_admin' })[access as string] ?? `permission ${access}`;

const factorWords = ({ asksFactor }: Endpoint) =>
  asksFactor ? ' Callers with a second factor confirm their session with a code first.' : '';

function tokenWords({ access, apiScope }: Endpoint) {
  if (access === 'anyone') return '';
  return apiScope === 'none' ? ' Needs a session: API tokens are refused.' : ` API tokens need the scope ${apiScope}.`;
}

const needWords: Record<Need | GroupNeed, string> = {
  read: 'users who may read it',
  submit: 'users who may submit to it',
  manage: 'users who manage it',
  own: 'its author and the super admin, in a group its roots and, for admins, their own',
  organise: 'its organisers, in any role',
  observe: 'organisers who may read everything of it',
  judge: 'its jury',
  balloons: 'organisers who deliver balloons',
  prints: 'organisers who print',
  board: 'users who may read it, or everybody if it has an outside scoreboard',
  outside: 'everybody if it has an outside scoreboard',
  virtual: 'users who may take part in it, once it has ended and is not frozen',
  configure: 'users who may change its settings',
  handOver: 'its owner and the super admin',
  disband: 'its owner and the super admin',
};

const scopeNames = { contest: 'contest', anywhere: 'contest', workspace: 'contest', training: 'training', group: 'group' };

function scopeWords({ scope, needs }: Endpoint) {
  if (!scope) return '';
  const need = scope.kind === 'group' ? scope.needs : needs;
  const whom = need ? needWords[need] : 'everybody who may know of it';
  const orTraining = scope.kind === 'workspace' ? ', or the training that `tid` names' : '';
  return ` In the ${scopeNames[scope.kind]} that \`${scope.by}\` names${orTraining}: ${whom}.`;
}

function answerOf({ answer, output }: Endpoint): Json {
  if (answer === 'file') return { 'application/octet-stream': {} };
  const schema = schemaOf(output, 'output');
  if (answer === 'stream') return { 'text/event-stream': { schema } };
  if (answer === 'lines') return { 'application/x-ndjson': { schema } };
  if (answer === 'json') return { 'application/json': { schema } };
  return {
    'application/json': { schema: { type: 'object', properties: { status: { const: 200 }, msg: { type: 'string' }, data: schema } } },
  };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
      delete jsonSchema.id;
    },
  });
  return rest;
}
