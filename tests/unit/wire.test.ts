import { contract, endpointsOf, openApi } from '@oj/contract';
import { describe, expect, test } from 'vitest';
import { type WireCall, wireCalls, type WireType } from '../support/wireCalls';

/** The contract against `docs/wire.md`: what a client that knows nothing but that page sends and reads. */
interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
}
interface Operation {
  parameters?: { name: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: { 200: { content: Record<string, { schema?: Schema }> } };
}

const { paths } = openApi(contract, { title: 'OJ', version: '1' }) as unknown as { paths: Record<string, Record<string, Operation>> };
const endpoints = [...endpointsOf(contract)].map(([, , endpoint]) => endpoint);

function operationOf({ verbs, path }: WireCall, verb: string) {
  const endpoint = endpoints.find(each => each.path === path && (each.method === verb || each.alias === verb));
  expect(endpoint, `${verbs.join()} ${path}`).toBeDefined();
  return paths[`/api${path}`]?.[endpoint?.method.toLowerCase() ?? ''] as Operation;
}

function sentTo({ parameters = [], requestBody }: Operation) {
  const body = requestBody?.content['application/json']?.schema;
  const alternatives = body?.anyOf ?? [body ?? {}];
  const form = Object.keys(requestBody?.content['multipart/form-data']?.schema.properties ?? {});
  return {
    names: [...parameters.map(({ name }) => name), ...alternatives.flatMap(({ properties = {} }) => Object.keys(properties))],
    required: [...parameters.filter(({ required }) => required).map(({ name }) => name), ...(body?.required ?? [])],
    isList: alternatives.some(({ type }) => type === 'array'),
    form,
  };
}

const kinds: Record<string, string[]> = {
  text: ['string'],
  number: ['integer', 'number'],
  boolean: ['boolean'],
  list: ['array'],
  object: ['object'],
};
const typesOf = ({ type, enum: values, const: value }: Schema) =>
  [type ?? (values ?? [value]).map(each => (each === null ? 'null' : typeof each))].flat();
/** What a value may be, null left out. */
const alternativesOf = (schema: Schema): Schema[] =>
  schema.anyOf ? schema.anyOf.flatMap(alternativesOf) : typesOf(schema).join() === 'null' ? [] : [schema];

/** Where the contract has something else than the page. */
function differences(wanted: WireType, schema: Schema | undefined, where: string): string[] {
  if (wanted.kind === 'any' || wanted.kind === 'none') return [];
  if (!schema) return [`${where} is missing`];
  const found = alternativesOf(schema);
  // Nothing but null: the field is there, and has no value.
  if (!found.length) return [];
  if (wanted.kind === 'time') return found.every(({ format }) => format === 'date-time') ? [] : [`${where} is no time`];
  if (wanted.kind === 'shape' || wanted.kind === 'values') {
    return found.some(each => !insideOf(wanted, each, where).length) ? [] : insideOf(wanted, found[0] ?? {}, where);
  }
  if (wanted.kind === 'items') return differences(wanted.of, found.find(({ items }) => items)?.items, `${where}[]`);
  const allowed = kinds[wanted.kind] ?? [];
  const other = found.flatMap(typesOf).filter(type => type !== 'null' && !allowed.includes(type));
  return other.length ? [`${where} is ${other.join(' or ')}, not ${wanted.kind}`] : [];
}

function insideOf(wanted: WireType, schema: Schema, where: string) {
  if (wanted.kind === 'values') return differences(wanted.of, schema.additionalProperties, `${where}{}`);
  if (wanted.kind !== 'shape') return [];
  return wanted.fields.flatMap(({ name, type }) => differences(type, schema.properties?.[name], `${where}.${name}`));
}

const named = wireCalls.flatMap(call => call.verbs.map(verb => [`${verb} ${call.path}`, verb, call] as const));

test('a call stands on the page once', () => {
  const names = named.map(([name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.length).toBeGreaterThan(255);
});

describe('I04: a call that existing clients know', () => {
  test.each(named)('%s', (_, verb, call) => {
    const operation = operationOf(call, verb);
    const { names, required, isList, form } = sentTo(operation);
    const wantsList = call.sent.join() === 'list';
    expect(wantsList ? [] : call.sent.filter(name => !names.includes(name)), 'fields that are not taken').toEqual([]);
    if (wantsList) expect(isList).toBe(true);
    expect(wantsList ? [] : required.filter(name => !call.sent.includes(name)), 'fields that the client does not send').toEqual([]);
    expect(form).toEqual(call.form ? [call.form] : []);

    const { content } = operation.responses[200];
    if (call.data.kind === 'file') return expect(Object.keys(content)).toEqual(['application/octet-stream']);
    expect(differences(call.data, content['application/json']?.schema?.properties?.data, 'data')).toEqual([]);
  });
});
