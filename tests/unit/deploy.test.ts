import { contract } from '@oj/contract';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { type Config, readConfig, variableNames } from '../../packages/server/src/config';
import { mainLanguages } from '../../packages/server/src/judge/languages/registry';

/** The recipes of deploy/ against what the product really reads. */
const texts = readdirSync('deploy', { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => path.join(entry.parentPath, entry.name));
const textOf = (file: string) => readFileSync(file, 'utf8');
const documentsIn = (file: string) => parseAllDocuments(textOf(file), { merge: true, uniqueKeys: true });
const valueOf = (file: string) => documentsIn(file)[0]?.toJS() as never;

/** Example content for the file of each secret. */
const secrets: Record<string, string> = {
  'database-url': 'postgresql://oj:password@database/oj',
  'files-key-id': 'key',
  'files-secret': 'secret',
  'judge-secret': '0123456789abcdef',
  'root-password': 'only-for-tests',
  'remote-key': 'ab'.repeat(32),
  smtp: 'smtp://user:password@host:587',
};
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'oj-deploy-'));
  for (const [name, text] of Object.entries(secrets)) writeFileSync(path.join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The configuration that a process with this environment reads, with its secrets in our folder. */
const configOf = (env: Record<string, string>): Config =>
  readConfig(
    Object.fromEntries(
      Object.entries(env).map(([name, value]) => [name, name.endsWith('_FILE') ? path.join(folder, path.basename(value)) : value]),
    ),
  );

interface Service {
  environment?: Record<string, string>;
  secrets?: string[];
  command?: string[];
  user?: string;
  volumes?: string[];
  image?: string;
  [right: string]: unknown;
}
interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, unknown>;
  volumes: Record<string, unknown>;
}
interface Deployment {
  spec: {
    template: {
      spec: {
        containers: {
          args: string[];
          env: { name: string; value: string }[];
          ports?: { name: string; containerPort: number }[];
          [probe: string]: unknown;
        }[];
      };
    };
  };
}
const compose = (file = 'compose.yaml') => valueOf(`deploy/${file}`) as Compose;
const apisOfCompose = () => Object.keys(compose().services).filter(name => name.startsWith('api'));
const containerOf = (name: string) => {
  const [container] = (valueOf(`deploy/kubernetes/${name}.yaml`) as Deployment).spec.template.spec.containers;
  if (!container) throw new Error(`${name} has no container`);
  return container;
};
const settings = () => (valueOf('deploy/kubernetes/settings.yaml') as { data: Record<string, string> }).data;
const envOf = (name: string) => Object.fromEntries(containerOf(name).env.map(each => [each.name, each.value]));
/** `Environment=` and `EnvironmentFile=` of a unit, its credentials by their names. */
const unitOf = (name: string) => {
  const unit = textOf(`deploy/systemd/${name}.service`);
  const given = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  const common = [...unit.matchAll(/^EnvironmentFile=-?\/etc\/oj\/(.+)$/gm)].flatMap(([, file]) =>
    textOf(`deploy/systemd/${file}`).split('\n'),
  );
  const pairs = [...common, ...given].filter(line => /^\w+=/.test(line)).map(line => line.split(/=(.*)/s).slice(0, 2));
  return { env: Object.fromEntries(pairs) as Record<string, string>, unit };
};

test.each(texts.filter(file => file.endsWith('.yaml')))('%s is YAML', file => {
  expect(documentsIn(file).flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
});

test.each([...texts, 'docs/many-machines.md', 'docs/install.md', 'docs/trouble.md', 'README.md'])(
  '%s names only variables that there are',
  file => {
    const named = textOf(file).match(/\b(OJ_[A-Z][A-Z_]*[A-Z]|DATABASE_[A-Z_]*[A-Z])\b/g) ?? [];
    expect([...new Set(named)].filter(name => !variableNames.includes(name))).toEqual([]);
  },
);

test('an API is set up in the same way everywhere', () => {
  const apis = {
    compose: configOf({ ...compose().services['api-1']?.environment, ...compose('compose.mail.yaml').services['api-1']?.environment }),
    kubernetes: configOf({ ...settings(), ...envOf('api') }),
    systemd: configOf(unitOf('oj-api').env),
  };
  for (const api of Object.values(apis)) {
    expect(api).toMatchObject({
      databaseUrl: secrets['database-url'],
      judgeSecret: secrets['judge-secret'],
      smtpUrl: secrets.smtp,
      judgeCount: 0,
      bucket: { name: 'oj-files', prefix: 'site/', keyId: 'key', secret: 'secret' },
    });
    expect(api.eventsUrl).toMatch(/^redis:/);
    expect(path.basename(api.remoteKeyFile)).toBe('remote-key');
    expect(api.trustedProxies).not.toEqual([]);
  }
});

test('with a mail server both API processes send, and nothing else is set anew', () => {
  const { services } = compose('compose.mail.yaml');
  expect(Object.keys(services)).toEqual(apisOfCompose());
  for (const api of Object.values(services)) expect(Object.keys(api)).toEqual(['environment', 'secrets']);
});

test('a judge has what the launcher asks of it', () => {
  const judges = [configOf(compose().services.judge?.environment ?? {}), configOf(envOf('judge')), configOf(unitOf('oj-judge').env)];
  for (const { databaseUrl, judgeSecret, apiUrl } of judges) {
    expect({ databaseUrl, judgeSecret }).toEqual({ databaseUrl: secrets['database-url'], judgeSecret: secrets['judge-secret'] });
    expect(apiUrl).toMatch(/^https?:/);
  }
  expect([compose().services.judge?.command, containerOf('judge').args]).toEqual([['judge'], ['judge']]);
});

test('every secret that a recipe reads is given to it', () => {
  const [whole, mail] = [compose(), compose('compose.mail.yaml')];
  for (const { environment = {}, secrets: given = [] } of [whole, mail].flatMap(({ services }) => Object.values(services))) {
    const read = Object.entries(environment).flatMap(([name, value]) => (name.endsWith('_FILE') ? [path.basename(value)] : []));
    expect(given.toSorted()).toEqual(read.toSorted());
    for (const name of given) expect(Object.keys({ ...whole.secrets, ...mail.secrets })).toContain(name);
  }
  for (const name of ['oj-api', 'oj-judge']) {
    const { env, unit } = unitOf(name);
    const read = Object.entries(env).flatMap(([key, value]) => (key.endsWith('_FILE') ? [path.basename(value)] : []));
    expect([...unit.matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, credential = '']) => credential).toSorted()).toEqual(read.toSorted());
  }
  const listed = /one Secret called oj: ([\w, -]+)\./.exec(textOf('deploy/kubernetes/kustomization.yaml'))?.[1]?.split(', ');
  expect(listed?.toSorted()).toEqual(Object.keys(secrets).toSorted());
});

test('probes ask what the API answers, where it listens', () => {
  const { ports = [], readinessProbe, livenessProbe } = containerOf('api');
  const portOf = (name: string) => ports.find(each => each.name === name)?.containerPort;
  const { port, metrics } = configOf({ ...settings(), ...envOf('api') });
  expect([portOf('http'), portOf('metrics')]).toEqual([port, metrics?.port]);
  expect(readinessProbe).toMatchObject({ httpGet: { path: `/api${contract.site.ready.path}`, port: 'http' } });
  expect(livenessProbe).toMatchObject({ httpGet: { path: `/api${contract.site.health.path}`, port: 'http' } });
  expect(textOf('deploy/container/health.mjs')).toContain(`process.env.PORT ?? ${port}}/api${contract.site.ready.path}`);
  const asked = [...textOf('deploy/nginx.conf').matchAll(/^ +server ([\w-]+):(\d+) resolve /gm)].map(([, name, at]) => [name, Number(at)]);
  expect(asked).toEqual(apisOfCompose().map(name => [name, port]));
  for (const file of ['deploy/nginx-tls.conf', 'deploy/Caddyfile']) expect(textOf(file)).toContain(`127.0.0.1:${configOf({}).port}`);
  expect(envOf('judge').OJ_API).toBe(`http://oj-api:${port}`);
});

test('the API has no right that it does not need', () => {
  const { user, ...api } = compose().services['api-1'] ?? {};
  expect(api).toMatchObject({ cap_drop: ['ALL'], read_only: true, security_opt: ['no-new-privileges:true'] });
  expect([user, api.privileged]).toEqual([undefined, undefined]);
  expect(textOf('deploy/container/Dockerfile')).toMatch(/^USER node$/m);
  expect(containerOf('api').securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  const { unit } = unitOf('oj-api');
  for (const line of [
    'User=oj',
    'CapabilityBoundingSet=',
    'NoNewPrivileges=true',
    'ProtectSystem=strict',
    'SystemCallFilter=@system-service',
  ])
    expect(unit.split('\n')).toContain(line);
  // Judges are root where their sandbox is the strongest, and say so.
  expect(compose().services.judge).toMatchObject({ user: 'root' });
  expect(containerOf('judge').securityContext).toMatchObject({ runAsUser: 0 });
});

test.each(['compose.yaml', 'compose.one.yaml'])('%s keeps data in volumes with a name, each of one process', file => {
  const { services, volumes } = compose(file);
  const mounted = Object.values(services).flatMap(({ volumes: own = [] }) => own.map(each => each.split(':')[0] ?? ''));
  const named = mounted.filter(source => !source.startsWith('.'));
  expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted());
  const ours = Object.values(services).filter(({ image }) => image === 'oj');
  for (const { volumes: own } of ours) expect(own?.map(each => each.split(':')[1])).toEqual(['/data']);
});

test('everything on one machine needs no secret and is reached through a proxy', () => {
  const { ports, environment } = compose('compose.one.yaml').services.oj ?? {};
  expect(ports).toEqual([`127.0.0.1:${configOf(environment ?? {}).port}:${configOf({}).port}`]);
  expect(configOf(unitOf('oj').env)).toMatchObject({ host: '127.0.0.1', dataDir: '/var/lib/oj', databaseUrl: undefined });
  expect(configOf(unitOf('oj-backup').env).dataDir).toBe('/var/lib/oj');
  // PostgreSQL would end first if all processes were asked to end at once.
  expect(unitOf('oj').unit).toMatch(/^KillMode=mixed$/m);
});

test('no process may take all the memory, and each has a look at its health', () => {
  const { services } = compose();
  const image = textOf('deploy/container/Dockerfile');
  expect(image).toMatch(/^HEALTHCHECK .* CMD \["node", "health\.mjs"\]$/m);
  for (const [name, { mem_limit: limit, healthcheck, image: of }] of Object.entries(services)) {
    expect(limit, name).toMatch(/^\d+[mg]$/);
    // The proxy needs no check: nobody gets a page without it.
    if (of !== 'oj' && name !== 'proxy') expect(healthcheck, name).toBeDefined();
  }
  for (const name of ['api', 'judge', 'valkey']) {
    const { resources, livenessProbe } = containerOf(name);
    expect({ name, resources, livenessProbe }).toMatchObject({
      resources: { requests: { memory: expect.any(String) }, limits: { memory: expect.any(String) } },
      livenessProbe: expect.any(Object),
    });
  }
});

test('the image has the compilers of every installation, and copies what there is', () => {
  const image = textOf('deploy/container/Dockerfile');
  const installed = /apt-get install -y --no-install-recommends (.+) \\\n/.exec(image)?.[1]?.split(' ') ?? [];
  expect(mainLanguages.flatMap(({ packages }) => packages).filter(name => !installed.includes(name))).toEqual([]);
  const copied = [...image.matchAll(/^COPY (?:--from=build \/opt\/oj\/)?(\S+) /gm)].map(([, place = '']) => place);
  expect(copied.filter(place => !/(node_modules|dist)$/.test(place) && !existsSync(place))).toEqual([]);
});

test('the launcher has the same small heap everywhere', () => {
  const flags = ['--max-semi-space-size=1', '--max-old-space-size=128'];
  for (const file of ['deploy/container/Dockerfile', 'deploy/systemd/oj-api.service', 'deploy/systemd/oj-judge.service'])
    for (const flag of flags) expect(textOf(file), file).toContain(flag);
  const scripts = readdirSync('scripts').filter(file => file.endsWith('.mjs'));
  expect(scripts.map(file => textOf(`scripts/${file}`)).filter(text => flags.every(flag => text.includes(flag)))).toHaveLength(1);
});

test('the resources that kustomize applies are those that there are', () => {
  const { resources } = valueOf('deploy/kubernetes/kustomization.yaml') as { resources: string[] };
  const files = readdirSync('deploy/kubernetes').filter(name => name !== 'kustomization.yaml');
  expect(resources.toSorted()).toEqual(files.toSorted());
});
