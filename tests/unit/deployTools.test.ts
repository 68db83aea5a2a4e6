import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

/** The recipes of deploy/, read by the programs that they are for, where this machine has them. */
const hasTool = (name: string) => {
  try {
    return execFileSync('sh', ['-c', 'PATH="$PATH:/usr/sbin" command -v "$0"', name], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
};
const tools = {
  nginx: hasTool('nginx'),
  caddy: hasTool('caddy'),
  kubectl: hasTool('kubectl'),
  systemd: hasTool('systemd-analyze'),
  openssl: hasTool('openssl'),
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'oj-recipes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a program says, and how it ends. */
function said(command: string, args: string[]) {
  try {
    return { code: 0, text: execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }) };
  } catch (reason) {
    const { status, stdout, stderr } = reason as { status: number; stdout: string; stderr: string };
    return { code: status, text: `${stdout}${stderr}` };
  }
}

/** `resolve` came with 1.27.3; without it the rest of the file is read. */
const canResolve = (nginx: string) => {
  const [, major = 0, minor = 0, patch = 0] =
    /(\d+)\.(\d+)\.(\d+)/.exec(execFileSync('sh', ['-c', `"${nginx}" -v 2>&1`], { encoding: 'utf8' })) ?? [];
  return Number(major) * 1e6 + Number(minor) * 1e3 + Number(patch) >= 1_027_003;
};

test.skipIf(!tools.nginx || !tools.openssl).each(['nginx.conf', 'nginx-tls.conf'])('nginx reads %s', file => {
  const nginx = tools.nginx ?? '';
  const at = (name: string) => path.join(folder, name);
  execFileSync(
    tools.openssl ?? '',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', at('key.pem'), '-out', at('cert.pem'), '-subj', '/CN=x'],
    { stdio: 'ignore' },
  );
  const text = readFileSync(`deploy/${file}`, 'utf8')
    .replace(/\/etc\/\S+\/fullchain\.pem/, at('cert.pem'))
    .replace(/\/etc\/\S+\/privkey\.pem/, at('key.pem'));
  // Names of containers are known within Docker alone.
  const known = text.replaceAll(/server api-\d:/g, 'server 127.0.0.1:');
  writeFileSync(at(file), canResolve(nginx) ? known : known.replaceAll(/^ +resolver .*$| resolve(?= )/gm, ''));
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${at(name)};`).join(' ');
  writeFileSync(at('main.conf'), `pid ${at('pid')}; error_log stderr; events {} http { access_log off; ${folders} include ${at(file)}; }`);
  expect(said(nginx, ['-t', '-q', '-e', 'stderr', '-c', at('main.conf')])).toEqual({ code: 0, text: '' });
});

test.skipIf(!tools.caddy)('Caddy reads the Caddyfile', () => {
  expect(said(tools.caddy ?? '', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']).code).toBe(0);
});

test.skipIf(!tools.systemd)('systemd reads the units', () => {
  const units = readdirSync('deploy/systemd').filter(name => /\.(service|timer)$/.test(name));
  for (const name of units)
    writeFileSync(
      path.join(folder, name),
      readFileSync(`deploy/systemd/${name}`, 'utf8').replace('WorkingDirectory=/opt/oj', 'WorkingDirectory=/'),
    );
  const { code, text } = said(tools.systemd ?? '', ['verify', '--man=no', ...units.map(name => path.join(folder, name))]);
  // Other units of the machine are read, too.
  expect([code, text.split('\n').filter(line => line.includes('oj'))]).toEqual([0, []]);
});

test.skipIf(!tools.kubectl)('kustomize puts the resources together, with an image of a registry', () => {
  const { code, text } = said(tools.kubectl ?? '', ['kustomize', 'deploy/kubernetes']);
  expect([code, code ? text : '']).toEqual([0, '']);
  const images = [...text.matchAll(/image: (\S+)/g)].map(([, image]) => image);
  expect(images.filter(image => image === 'oj')).toEqual([]);
  expect(new Set(images)).toEqual(new Set(['registry.example.org/oj:VERSION', 'valkey/valkey:8']));
});

/** Names of fields that are in one value and not in the other, at the same place. */
function missingFields(given: unknown, kept: unknown, place = ''): string[] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const inside = (kept as Record<string, unknown> | undefined)?.[name];
    return inside === undefined ? [`${place}.${name}`] : missingFields(value, inside, `${place}.${name}`);
  });
}
const fieldsLost = (kubectl: string, resource: object) => {
  const file = path.join(folder, 'resource.json');
  writeFileSync(file, JSON.stringify(resource));
  const { code, text } = said(kubectl, ['set', 'image', '--local', '-f', file, '*=x', '-o', 'json']);
  return code ? [text] : missingFields(resource, JSON.parse(text));
};

test.skipIf(!tools.kubectl)('Kubernetes knows every field of what runs', () => {
  const kubectl = tools.kubectl ?? '';
  const resources = parseAllDocuments(said(kubectl, ['kustomize', 'deploy/kubernetes']).text).map(each => each.toJS() as { kind: string });
  const running = resources.filter(({ kind }) => ['Deployment', 'CronJob'].includes(kind));
  expect(running.length).toBeGreaterThan(3);
  // It drops what it does not know.
  expect(running.flatMap(resource => fieldsLost(kubectl, resource))).toEqual([]);
  const [first] = running;
  expect(fieldsLost(kubectl, { ...first, spec: { ...(first as unknown as { spec: object }).spec, replica: 3 } })).toEqual([
    '.spec.replica',
  ]);
});

const health = (args: string[], env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, ['deploy/container/health.mjs', ...args], { env: { ...process.env, ...env } }).then(
    () => 0,
    (reason: { code: number }) => reason.code,
  );

test('the image asks the API whether it may have traffic', async () => {
  const asked: (string | undefined)[] = [];
  let status = 200;
  const api = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(status).end();
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const PORT = String((api.address() as AddressInfo).port);
  expect(await health(['start'], { PORT })).toBe(0);
  status = 503;
  expect(await health(['start'], { PORT })).toBe(1);
  api.close();
  await once(api, 'close');
  expect(await health(['start'], { PORT })).toBe(1);
  expect(asked).toEqual(['/api/ready', '/api/ready']);
});

test('the image looks whether a process judges', async () => {
  const judging = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6); console.log()', 'dist/judge.js'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(judging.stdout, 'data');
  expect(await health(['judge'])).toBe(0);
  judging.kill();
  await once(judging, 'exit');
  expect(await health(['nobody'])).toBe(1);
});
