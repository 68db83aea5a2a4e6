import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Answers } from '../../testing/fakeApi';
import { minutesAgo, site } from '../../testing/samples';
import { never, withFrame } from '../../testing/StoryFrame';
import { AdminScreen, problemAdmin, root } from '../../testing/AdminScreen';
import { SettingAdminPage } from './SettingAdminPage';

const web = {
  baseUrl: site.baseUrl,
  name: site.name,
  shortName: site.shortName,
  description: site.description,
  email: site.email,
  register: true,
  recordName: '',
  recordUrl: '',
  projectName: 'OJ',
  projectUrl: '/api/docs',
  wikiUrl: site.wikiUrl,
};
const mail = {
  emailHost: '',
  emailPort: 465,
  emailUsername: '',
  emailPassword: '' as const,
  hasPassword: false,
  emailSsl: true,
  emailFrom: '',
  emailBGImg: '',
  sendsBy: 'outbox' as 'outbox' | 'settings' | 'environment',
};
const mails = [
  {
    id: '2026-03-14T12-00-00.000Z-0a1b2c3d',
    failure: null,
    sentAt: minutesAgo(3),
    to: 'ink@judge.example',
    subject: 'OJ: your code is 128 944',
    text: 'Your code is 128 944.\nIt holds for ten minutes.',
  },
  {
    id: '2026-03-13T12-00-00.000Z-0a1b2c3e',
    failure: 'ECONNREFUSED',
    sentAt: minutesAgo(900),
    to: `${'a-very-long-name.'.repeat(6)}@judge.example`,
    subject: '重置你在 OJ 的密码'.repeat(4),
    text: 'https://judge.example/reset-password?code=abcdefghijklmnopqrstuvwxyz0123456789'.repeat(3),
  },
];
const byProduct = { now: null, variable: null, next: null, hasPassword: false, isWaiting: false };
const drawing = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140"><rect width="320" height="140" fill="hsl(${hue} 30% 88%)"/><path d="M0 120 70 50l50 60 60-80 70 70 70-30v70H0z" fill="hsl(${hue} 25% 45%)"/></svg>`)}`;

const saved = fn();

const reading = (): Answers => ({
  settings: {
    web: async () => web,
    mail: async () => mail,
    outbox: async () => mails,
    sms: async () => ({ smsWebhook: '', smsSender: '', hasSecret: false }),
    alerts: async () => ({ queueSeconds: 300, diskPercent: 10, backupDays: 7, calibrationPercent: 10 }),
  },
  connection: { list: async () => ({ database: byProduct, events: byProduct, files: byProduct }) },
  home: {
    carousel: async () => [
      { id: 4, url: drawing(215) },
      { id: 9, url: drawing(20) },
    ],
  },
});

/** A site that remembers what is set while the story is open. */
function answers(): Answers {
  let names = web;
  let server = mail;
  let kept = mails;
  let pictures = [drawing(215), drawing(20)].map((url, index) => ({ id: index + 4, url }));
  const { settings, connection } = reading();
  return {
    connection,
    settings: {
      ...settings,
      web: async () => names,
      setWeb: async change => {
        saved(change);
        names = { ...names, ...(change as Partial<typeof web>) };
      },
      mail: async () => server,
      setMail: async change => {
        if (change?.emailHost === '10.0.0.7') throw new ApiError('settings.mailHost');
        saved(change);
        server = { ...server, emailHost: change?.emailHost ?? '', hasPassword: true, sendsBy: 'settings' };
      },
      outbox: async () => kept,
      resendMail: async ({ id }) => void (kept = kept.filter(each => each.id !== id)),
      dropMail: async ({ id }) => void (kept = kept.filter(each => each.id !== id)),
      testMail: async ({ email }) => {
        saved(email);
        if (email.startsWith('nobody')) throw new ApiError('mail.failed', 'The mail could not be sent (ECONNREFUSED)');
      },
    },
    home: { carousel: async () => pictures },
    carousel: {
      upload: async () => {
        pictures = [...pictures, { id: 20, url: drawing(140) }];
        return { id: 20, url: drawing(140) };
      },
      remove: async ({ id }) => void (pictures = pictures.filter(each => each.id !== id)),
    },
  };
}

const decorators = [withFrame(() => ({ user: { ...root, email: 'root@judge.example' }, answers: answers() }))];

const meta = {
  title: 'Pages/Back office/Site settings',
  component: SettingAdminPage,
  parameters: { layout: 'fullscreen', clock: true, docs: { story: { inline: false, height: '900px' } } },
  beforeEach: () => void saved.mockReset(),
  render: () => (
    <AdminScreen only="system_info_admin">
      <SettingAdminPage />
    </AdminScreen>
  ),
} satisfies Meta<typeof SettingAdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only what was changed is sent; an emptied field and a wrong address are not. */
export const Names: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Site' }));
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    const name = form.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(form.getByRole('textbox', { name: 'Link of the record' }), 'record.example');
    await expect(form.getByText('2 changes are not saved')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(form.getByText(/cannot be emptied/)).toBeVisible();
    await expect(form.getByText('It starts with http:// or https://')).toBeVisible();
    await userEvent.type(name, 'Ink Judge');
    await userEvent.click(form.getByRole('button', { name: 'Discard changes' }));
    await expect(name).toHaveValue('Open Judge');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ink Judge');
    await userEvent.click(form.getByRole('checkbox', { name: /Registration is open/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ name: 'Ink Judge', register: false }));
    await expect(await form.findByText('Everything is saved')).toBeVisible();
    await expect(name).toHaveValue('Ink Judge');
  },
};

const saving = { mayGoOn: () => {} };

/** What is typed while the rest is being saved stays. */
export const TypedMeanwhile: Story = {
  decorators: [
    withFrame(() => {
      const { settings, ...rest } = answers();
      const waits = new Promise<void>(resolve => (saving.mayGoOn = resolve));
      const setWeb: NonNullable<typeof settings>['setWeb'] = async change => {
        await waits;
        await settings?.setWeb?.(change);
      };
      return { user: root, answers: { ...rest, settings: { ...settings, setWeb } } };
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Site' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.type(form.getByRole('textbox', { name: /Link of the record/ }), 'https://');
    saving.mayGoOn();
    await form.findByText('1 change is not saved');
    await expect(form.getByRole('textbox', { name: /Link of the record/ })).toHaveValue('https://');
  },
};

/** A host of the inner network is refused at its field; the email tells whether mail works. */
export const MailServer: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Mail' }));
    await expect(canvas.getByText('No mail server: emails wait in the outbox')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /your code is 128 944/ }));
    await expect(await canvas.findByText(/It holds for ten minutes/)).toBeVisible();
    const test = within(canvas.getByRole('form', { name: 'Test email' }));
    await expect(test.getByRole('textbox', { name: 'To' })).toHaveValue('root@judge.example');
    await userEvent.click(test.getByRole('button', { name: 'Send' }));
    await expect(await test.findByText('It waits in the outbox')).toBeVisible();
    const host = form.getByRole('textbox', { name: /Host/ });
    await userEvent.type(host, '10.0.0.7');
    await expect(test.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(form.getByLabelText(/^Password/), 'hush hush{Enter}');
    await expect(await form.findByText(/must have a public address/)).toBeVisible();
    await expect(host).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(host);
    await userEvent.type(host, 'smtp.judge.example{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ emailHost: 'smtp.judge.example', emailPassword: 'hush hush' }));
    await expect(await canvas.findByText('Sent by the mail server below')).toBeVisible();
    await expect(form.getByLabelText(/^Password/)).toHaveValue('');
    await expect(form.getByText(/One is stored and never shown/)).toBeVisible();
    const to = test.getByRole('textbox', { name: 'To' });
    await userEvent.clear(to);
    await userEvent.type(to, 'nobody@judge.example{Enter}');
    await expect(await test.findByText(/ECONNREFUSED/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again: OJ: your code is 128 944' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /your code is 128 944/ })).toBeNull());
    await expect(canvas.getByText('Failed (ECONNREFUSED)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /重置你在 OJ 的密码/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Throw away/ }));
    await canvas.findByText('The outbox is empty');
  },
};

/** A picture is added, another removed once that was confirmed. */
export const Pictures: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: 'Picture 2' });
    const input = canvas.getByLabelText('Add a picture', { selector: 'input' });
    await userEvent.upload(input, new File(['picture'], 'autumn.png', { type: 'image/png' }));
    await canvas.findByRole('img', { name: 'Picture 3' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 1' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove picture 1?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Picture 3' })).toBeNull());
  },
};

/** A link asks before it leaves what is not saved. */
export const LeavingUnsaved: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Site' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Short name' }), '!');
    if (innerWidth < 1024) return;
    await userEvent.click(canvas.getByRole('link', { name: 'Switches' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(form.getByRole('textbox', { name: /Short name/ })).toHaveValue('OJ!');
  },
};

export const ForOthers: Story = {
  decorators: [withFrame({ user: problemAdmin })],
  play: async ({ canvas }) => {
    await canvas.findByText(/Please login again with the administrator account!/);
    await expect(canvas.queryByRole('link', { name: 'Site settings' })).toBeNull();
  },
};

const busy = () => Promise.reject(new ApiError('server.busy'));

export const Failing: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: { settings: { web: busy, mail: busy, sms: busy, alerts: busy }, connection: { list: busy }, home: { carousel: busy } },
    }),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/The server is busy/)).toHaveLength(6));
  },
};

/** An installation on its first day. */
export const Empty: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: { ...reading(), settings: { ...reading().settings, outbox: async () => [] }, home: { carousel: async () => [] } },
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('The home page has no picture yet');
    await canvas.findByText('The outbox is empty');
  },
};

export const Loading: Story = {
  decorators: [
    withFrame({
      user: root,
      answers: { settings: { web: never, mail: never, sms: never, alerts: never }, connection: { list: never }, home: { carousel: never } },
    }),
  ],
};

export const Phone: Story = { decorators, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators, globals: { theme: 'dark', locale: 'zh-CN' } };
