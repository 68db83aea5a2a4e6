import { createHmac } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailbox } from '../support/mailbox';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';

let product: Product;
let root: Api;
let user: Api;
beforeAll(async () => {
  product = await startProduct({ embedded: true, withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
  user = await asNewUser(product, 'reader');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

test('names of the site change for everybody at once; what is empty or absent stays', async () => {
  await root.settings.setWeb({ shortName: 'INK', description: '墨', wikiUrl: 'https://wiki.example/' });
  await root.settings.setWeb({ shortName: '', name: 'Ink Judge' });
  const names = { shortName: 'INK', name: 'Ink Judge', description: '墨', wikiUrl: 'https://wiki.example/' };
  expect(await product.as().site.config()).toMatchObject(names);
  expect(await root.settings.web()).toMatchObject(names);
  await expect(root.settings.setWeb({ recordUrl: 'javascript:alert(1)' })).rejects.toMatchObject({ code: 'input.invalid' });
});

test('closed registration sends no codes and makes no accounts', async () => {
  await root.settings.setWeb({ register: false });
  const visitor = product.as();
  const registration = { username: 'late', password: 'correct horse', email: 'late@example.org', code: '123456' };
  await expect(visitor.account.sendRegisterCode({ email: 'late@example.org' })).rejects.toMatchObject({ code: 'register.closed' });
  await expect(visitor.account.register(registration)).rejects.toMatchObject({ code: 'register.closed' });
  expect(await visitor.site.config()).toMatchObject({ register: false });
  await root.settings.setWeb({ register: true });
});

const draft = { pid: 'P1000', language: 'C++ 17', code: 'int main() { return 0; }' };

test('W28: the submit interval is what the super admin sets, and no judging means no judging', async () => {
  expect((await root.settings.switches()).defaultSubmitInterval).toBe(0);
  await user.submission.submit(draft);
  await root.settings.setSwitches({ defaultSubmitInterval: 3600 });
  await expect(user.submission.submit(draft)).rejects.toMatchObject({ code: 'submission.tooSoon' });
  await root.settings.setSwitches({ defaultSubmitInterval: 0, openPublicJudge: false });
  await expect(user.submission.submit(draft)).rejects.toMatchObject({ code: 'submission.closed' });
  const { problem } = await user.problem.detail({ problemId: 'P1000' });
  const trial = user.customTest.start({ ...draft, pid: problem.id, userInput: '1' });
  await expect(trial).rejects.toMatchObject({ code: 'submission.closed' });
  await root.settings.setSwitches({ openPublicJudge: true });
});

test('hidden code is hidden from everybody but its author and admins, shared or not', async () => {
  const { submitId } = await user.submission.submit(draft);
  await user.submission.share({ submitId, share: true });
  const codeFor = async (api: Api) => (await api.submission.detail({ submitId })).submission.code;
  expect(await codeFor(product.as())).toBe(draft.code);
  await root.settings.setSwitches({ hideNonContestSubmissionCode: true });
  expect(await codeFor(product.as())).toBeNull();
  for (const api of [user, root]) expect(await codeFor(api)).toBe(draft.code);
});

test('switches that pages show are in the names of the site', async () => {
  await root.settings.setSwitches({ openPublicDiscussion: false });
  expect(await product.as().site.config()).toMatchObject({ openPublicDiscussion: false, openGroupDiscussion: true });
});

test('W40: what is secret goes in and never comes out', async () => {
  expect(await root.settings.mail()).toMatchObject({ sendsBy: 'outbox', hasPassword: false });
  await root.settings.setMail({ emailHost: '198.51.100.7', emailPort: 465, emailUsername: 'oj', emailPassword: 'hunter22' });
  const shown = await root.settings.mail();
  expect(shown).toMatchObject({ emailHost: '198.51.100.7', emailPassword: '', hasPassword: true, sendsBy: 'settings' });
  await root.settings.setMail({ emailUsername: 'judge', emailPassword: '' });
  expect(await root.settings.mail()).toMatchObject({ emailUsername: 'judge', hasPassword: true });
  await root.settings.setMail({ emailHost: '198.51.100.8' });
  expect(await root.settings.mail()).toMatchObject({ hasPassword: false });
  await root.settings.setMail({ emailHost: '' });
  const all = JSON.stringify([shown, await root.audit.list(), await root.settings.database(), await root.settings.web()]);
  expect(all).not.toContain('hunter22');
  expect(await root.settings.database()).toMatchObject({ dbName: 'postgres', dbPassword: '', redisHost: null });
});

test.each(['127.0.0.1', 'localhost', '10.0.0.1', '169.254.169.254', '[::1]'])('W23: %s is no mail server for a form', async emailHost => {
  await expect(root.settings.setMail({ emailHost })).rejects.toMatchObject({ code: 'settings.mailHost' });
});

test('a test email goes where all emails go', async () => {
  await root.settings.testMail({ email: 'box@example.org' });
  const [mail] = await root.settings.outbox();
  expect(mail).toMatchObject({ to: 'box@example.org', subject: 'INK: test email', failure: null });
  const id = mail?.id ?? '';
  await expect(root.settings.resendMail({ id })).rejects.toMatchObject({ code: 'mail.noServer' });
  await root.settings.dropMail({ id });
  expect((await root.settings.outbox()).map(each => each.id)).not.toContain(id);
  await expect(root.settings.resendMail({ id })).rejects.toMatchObject({ code: 'mail.noLetter' });
  await expect(root.settings.dropMail({ id: '../../machine' })).rejects.toMatchObject({ code: 'input.invalid' });
});

test('a mail server of the environment takes the emails', async () => {
  const mailbox = await openMailbox();
  const env = { OJ_JUDGES: '0', OJ_STARTER: '0', OJ_SMTP: mailbox.url, OJ_MAIL_FROM: 'OJ <judge@oj.example>' };
  const other = await startProduct({ withJudge: false, env });
  try {
    const admin = await asRoot(other);
    expect(await admin.settings.mail()).toMatchObject({ sendsBy: 'environment' });
    await admin.settings.testMail({ email: 'box@example.org' });
    const mail = await mailbox.mailTo('box@example.org');
    expect(mail).toMatch(/^From: OJ <judge@oj\.example>\r?$/m);
    expect(mail).toMatch(/^Subject: OJ: test email\r?$/m);
    const kept = { sentAt: new Date(), to: 'late@example.org', subject: 'Late', text: 'Words', failure: 'ECONNREFUSED' };
    const id = '2026-03-14T12-00-00.000Z-0a1b2c3d';
    await mkdir(path.join(other.dataDir, 'outbox'), { recursive: true });
    await writeFile(path.join(other.dataDir, 'outbox', `${id}.json`), JSON.stringify(kept));
    expect(await admin.settings.outbox()).toMatchObject([{ id, to: 'late@example.org', failure: 'ECONNREFUSED' }]);
    await admin.settings.resendMail({ id });
    expect(await mailbox.mailTo('late@example.org')).toMatch(/^Subject: Late\r?$/m);
    expect(await admin.settings.outbox()).toEqual([]);
  } finally {
    await other.stop();
    await other.dispose();
    await mailbox.close();
  }
});

test('messages to phones go to the webhook that is set, signed; what it refuses is said, and its secret never comes out', async () => {
  const taken: { body: string; headers: IncomingHttpHeaders }[] = [];
  let answer: [status: number, headers?: Record<string, string>] = [204];
  const webhook = createServer((request, response) => {
    void text(request).then(body => {
      taken.push({ body, headers: request.headers });
      response.writeHead(...answer).end();
    });
  });
  await new Promise<void>(resolve => void webhook.listen(0, '127.0.0.1', resolve));
  const { port } = webhook.address() as AddressInfo;
  const phone = '+8613800000000';
  await expect(root.settings.testSms({ phone })).rejects.toMatchObject({ code: 'sms.none' });
  for (const smsWebhook of [
    'http://sms.example.org/',
    'https://10.0.0.7/',
    'https://localhost/',
    'https://[::1]/',
    'http://user:word@127.0.0.1/',
  ])
    await expect(root.settings.setSms({ smsWebhook })).rejects.toMatchObject({ code: 'settings.smsAddress' });
  await root.settings.setSms({ smsWebhook: `http://127.0.0.1:${port}/send?to=all`, smsSender: 'INK', smsSecret: 'hush hush' });
  await root.settings.setSms({ smsSender: 'Ink', smsSecret: '' });
  await root.settings.testSms({ phone });
  const [{ body, headers }] = taken as [(typeof taken)[0]];
  expect(JSON.parse(body)).toMatchObject({ phone, sender: 'Ink', code: expect.stringMatching(/^\d{6}$/), locale: 'en-US' });
  const signature = createHmac('sha256', 'hush hush')
    .update(`${String(headers['x-oj-timestamp'])}.${body}`)
    .digest('hex');
  expect(headers['x-oj-signature']).toBe(`sha256=${signature}`);
  for (answer of [[500], [302, { location: '/elsewhere' }], [404]] satisfies (typeof answer)[])
    await expect(root.settings.testSms({ phone })).rejects.toMatchObject({ code: 'sms.failed' });
  webhook.close();
  webhook.closeAllConnections();
  await expect(root.settings.testSms({ phone })).rejects.toMatchObject({ message: expect.stringContaining('ECONNREFUSED') });
  const shown = await root.settings.sms();
  expect(shown).toEqual({ smsWebhook: `http://127.0.0.1:${port}/send?to=all`, smsSender: 'Ink', hasSecret: true });
  const { records } = await root.audit.list();
  expect(records).toContainEqual(expect.objectContaining({ action: 'settings.testSms', target: '…0000' }));
  expect(JSON.stringify([shown, records])).not.toContain('hush hush');
  // A secret does not travel to another webhook.
  await root.settings.setSms({ smsWebhook: '' });
  expect(await root.settings.sms()).toMatchObject({ hasSecret: false });
});

test('W36: settings are for the super admin, whatever a caller calls itself', async () => {
  for (const api of [product.as(), user])
    for (const call of [api.settings.web, api.settings.switches, api.settings.mail, api.settings.database, api.audit.list])
      await expect(call()).rejects.toMatchObject({ code: api === user ? 'access.denied' : 'login.required' });
  const forged = await fetch(`${product.url}/api/admin/switch/info`, {
    headers: { authorization: user.token() ?? '', 'url-type': 'general', 'x-role': 'root' },
  });
  expect(forged.status).toBe(403);
});

test('the system tells admins its versions, and nobody names of machines', async () => {
  const versions = { node: process.versions.node, postgres: expect.stringMatching(/^\d+/) };
  expect(await root.site.system()).toMatchObject({ ...versions, judges: [] });
  for (const api of [product.as(), user]) expect(await api.site.system()).toMatchObject({ node: null, postgres: null, judges: [] });
});

test('languages are offered in the order and with the factors that are set; one that is off takes no submission', async () => {
  const list = await root.languageAdmin.list();
  const asSet = list.map(({ name, isOffered, timeFactor, memoryFactor }) => ({ name, isOffered, timeFactor, memoryFactor }));
  const java = asSet.find(({ name }) => name === 'Java');
  const rest = asSet.filter(({ name }) => name !== 'Java').map(each => ({ ...each, isOffered: each.name !== 'C++ 17' }));
  expect(java).toMatchObject({ isOffered: true, timeFactor: 2 });
  const { submitId } = await user.submission.submit({ ...draft, language: 'Java' });
  await root.languageAdmin.set({ languages: [{ ...java!, timeFactor: 3.5 }, ...rest] });
  const offered = await user.problem.languages();
  expect(offered[0]).toMatchObject({ name: 'Java', timeFactor: 3.5, memoryFactor: 2 });
  expect(offered.map(({ name }) => name)).not.toContain('C++ 17');
  expect((await user.problem.detail({ problemId: 'P1000' })).languages).not.toContain('C++ 17');
  await expect(user.submission.submit(draft)).rejects.toMatchObject({ code: 'submission.languageUnknown' });
  expect((await user.submission.detail({ submitId })).limits).toMatchObject({ timeFactor: 3.5, memoryFactor: 2 });
  await expect(root.languageAdmin.set({ languages: [java!, java!] })).rejects.toMatchObject({ code: 'language.unknown' });
  await expect(root.languageAdmin.set({ languages: [{ ...java!, timeFactor: 0 }] })).rejects.toMatchObject({ code: 'input.invalid' });
  await root.languageAdmin.set({ languages: [] });
  expect(await root.languageAdmin.list()).toEqual(list);
});
