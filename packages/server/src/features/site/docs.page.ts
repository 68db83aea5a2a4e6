import { type ErrorCode, endpointsOf, type Endpoint, errors, errorTexts, type EndpointTree, openApi, printedPath } from '@oj/contract';
import { escapeHtml } from '../../escapeHtml';

/** The contract as one static page: no script, nothing fetched. */
export function docsPage(contract: EndpointTree): string {
  const { paths, info } = openApi(contract, { title: 'OJ', version: '' }) as unknown as Manual;
  const nouns = Map.groupBy(endpointsOf(contract), ([noun]) => noun);
  const index = [...nouns].map(([noun]) => `<a href="#${noun}">${noun}</a>`).join('');
  const sections = [...nouns].map(
    ([noun, endpoints]) =>
      `<h2 id="${noun}">${noun}</h2>${endpoints.map(([, name, endpoint]) => sectionOf(`${noun}.${name}`, endpoint, paths)).join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>OJ API</title><style>${style}</style></head>
<body><header><h1>OJ API</h1><p>Every answer is <code>{"status", "msg", "data"}</code>; below is what <code>data</code> holds. A refusal carries its <code>code</code> and the same HTTP status. The token of <code>POST /api/login</code> comes in the <code>Authorization</code> header of the answer and goes into the same header of later calls. For machines: <a href="/api/openapi.json">openapi.json</a>.</p><p>${escapeHtml(info.description)}</p><nav>${index}<a href="#errors">errors</a></nav></header>
<main>${sections.join('')}<h2 id="errors">errors</h2><table>${refusals}</table></main></body></html>`;
}

interface Manual {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  description: string;
  parameters?: { name: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema?: Json & { properties?: { data?: Json } } }> }>;
}
type Json = Record<string, unknown>;

function sectionOf(name: string, endpoint: Endpoint, paths: Record<string, Record<string, Operation>>) {
  const { method, path, summary, answer } = endpoint;
  const operation = paths[printedPath(endpoint)]?.[method.toLowerCase()];
  const body = operation?.requestBody?.content['application/json']?.schema;
  const parameters =
    operation?.parameters?.map(({ name, required, schema }) => `${required ? '' : '? '}${name}: ${words(schema)}${remarkOn(schema)}`) ?? [];
  const input = body ? words(body) : parameters.join('\n');
  const schema = Object.values(operation?.responses['200']?.content ?? {})[0]?.schema;
  const output = answer === 'envelope' ? schema?.properties?.data : schema;
  return `<section><h3><b>${method}</b> <code>/api${escapeHtml(path)}</code></h3><p>${escapeHtml(summary)} <small>${escapeHtml(operation?.description ?? '')} <code>${name}</code></small></p>
<div><pre aria-label="input" tabindex="0">${escapeHtml(input) || '–'}</pre><pre aria-label="answer" tabindex="0">${escapeHtml(output ? words(output) : answer)}</pre></div></section>`;
}

const remarkOn = ({ description }: Json) => (description ? `  // ${String(description)}` : '');

/** A JSON schema in the words of a type. */
function words(schema: Json, indent = ''): string {
  const inner = `${indent}  `;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map(each => JSON.stringify(each)).join(' | ');
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return choices.map(each => words(each, indent)).join(' | ');
  if (schema.type === 'array') return `[${words((schema.items as Json | undefined) ?? {}, indent)}]`;
  if (schema.type === 'object' && schema.properties) {
    const required = new Set((schema.required as string[] | undefined) ?? []);
    const lines = Object.entries(schema.properties as Record<string, Json>).map(([name, each]) => {
      return `${inner}${required.has(name) ? '' : '? '}${name}: ${words(each, inner)}${remarkOn(each)}`;
    });
    return lines.length ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
  }
  if (schema.type === 'object') return `{ [name]: ${words((schema.additionalProperties as Json | undefined) ?? {}, indent)} }`;
  return String(schema.format ?? schema.type ?? 'any');
}

const refusals = Object.entries(errors)
  .filter(([, status]) => status > 0)
  .map(([code, status]) => `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(errorTexts[code as ErrorCode])}</td></tr>`)
  .join('');

const style = `:root{color-scheme:light dark;--ink:light-dark(#242333,#ebe7df);--soft:light-dark(#4f4f58,#bdbab3);--line:light-dark(#dcd9d1,#32323b);--paper:light-dark(#f8f5f1,#0f0f15);--card:light-dark(#fefdfb,#18181f);--link:light-dark(#4547b1,#a7b2ff)}
body{margin:0 auto;max-width:1080px;padding:32px 20px 80px;background:var(--paper);color:var(--ink);font:15px/1.55 "Source Sans 3",system-ui,sans-serif}h1,h2{font-family:"Source Serif 4",serif}h2{margin-top:48px;border-bottom:1px solid var(--line);padding-bottom:6px}a{color:var(--link)}nav{display:flex;flex-wrap:wrap;gap:14px}
section{margin:18px 0;padding:14px 18px;border:1px solid var(--line);border-radius:12px;background:var(--card)}h3{margin:0;font-size:16px}h3 b{display:inline-block;min-width:52px;font:600 12px/1 "JetBrains Mono",monospace;color:var(--soft)}p{margin:4px 0 10px}small{color:var(--soft)}
section div{display:grid;grid-template-columns:1fr 1fr;gap:12px}pre{margin:0;overflow:auto;max-height:340px;padding:10px 12px;border-radius:8px;background:var(--paper);font:12.5px/1.5 "JetBrains Mono",monospace}code{font-family:"JetBrains Mono",monospace;font-size:.92em}td{padding:4px 16px 4px 0;vertical-align:top}@media(max-width:767px){section div{grid-template-columns:1fr}}`;
