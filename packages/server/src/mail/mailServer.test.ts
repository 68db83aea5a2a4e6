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
