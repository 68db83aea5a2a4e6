import { expect, test } from 'vitest';
import { mailServer, publicAddressOf } from './mailServer';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.9',
  '169.254.169.254',
  '172.31.0.1',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '0.0.0.0',
  'localhost',
])('W23: %s is no mail server that a form may reach', async host => {
  await expect(publicAddressOf(host)).rejects.toMatchObject({ code: 'settings.mailHost' });
});

test.each([
  '2002:7f00:1::',
  '2002:0a00:0001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '::7f00:1',
  '::ffff:7f00:1',
  '::ffff:0:7f00:1',
  'fec0::1',
])('S13: %s carries an inner address or none', async host => {
  await expect(publicAddressOf(host)).rejects.toMatchObject({ code: 'settings.mailHost' });
});

test('W23: a public address is taken as it is', async () => {
  expect(await publicAddressOf('198.51.100.7')).toBe('198.51.100.7');
  expect(await publicAddressOf('2001:db8::7')).toBe('2001:db8::7');
});

const unset = { emailHost: '', emailPort: 465, emailUsername: '', emailPassword: '', emailSsl: true, emailFrom: '' };

test('what is set goes before the environment, and nothing at all means the outbox', () => {
  expect(mailServer(unset, { mailFrom: 'a@b' })).toBeUndefined();
  expect(mailServer(unset, { mailFrom: 'a@b', smtpUrl: 'smtp://c' })).toEqual({ kind: 'environment', url: 'smtp://c', from: 'a@b' });
  expect(mailServer({ ...unset, emailHost: 'd', emailFrom: 'e@d' }, { mailFrom: 'a@b', smtpUrl: 'smtp://c' })).toMatchObject({
    kind: 'settings',
    host: 'd',
    from: 'e@d',
  });
});
