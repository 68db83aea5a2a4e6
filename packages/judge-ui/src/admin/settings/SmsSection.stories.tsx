import { ApiError } from '@oj/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AdminScreen, root } from '../../testing/AdminScreen';
import type { Answers } from '../../testing/fakeApi';
import { withFrame } from '../../testing/StoryFrame';
import { SmsSection } from './SmsSection';

const saved = fn();

/** A site that remembers what is set while the story is open. */
function answers(): Answers {
  let phones = { smsWebhook: '', smsSender: '', hasSecret: false };
  return {
    settings: {
      sms: async () => phones,
      setSms: async change => {
        if (change?.smsWebhook?.includes('10.0.0.7')) throw new ApiError('settings.smsAddress');
        saved(change);
        phones = { smsWebhook: change?.smsWebhook ?? '', smsSender: change?.smsSender ?? '', hasSecret: true };
      },
      testSms: async ({ phone }) => {
        if (phone.endsWith('0'))
          throw new ApiError('sms.failed', 'The message could not be sent (the site cannot be reached (ECONNREFUSED))');
      },
    },
  };
}

const decorators = [withFrame(() => ({ user: root, answers: answers() }))];

const meta = {
  title: 'Pages/Back office/Messages to phones',
  component: SmsSection,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  beforeEach: () => void saved.mockReset(),
  render: () => (
    <AdminScreen only="system_info_admin">
      <SmsSection />
    </AdminScreen>
  ),
} satisfies Meta<typeof SmsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A webhook of the inner network is refused at its field; the message tells whether it works. */
export const MessagesToPhones: Story = {
  decorators,
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Messages to phones' }));
    const test = within(canvas.getByRole('form', { name: 'Test message' }));
    await expect(test.getByRole('button', { name: 'Send' })).toBeDisabled();
    const address = form.getByRole('textbox', { name: /Address of the webhook/ });
    await userEvent.type(address, 'https://10.0.0.7/');
    await userEvent.type(form.getByLabelText(/^Secret of the signature/), 'hush hush{Enter}');
    await expect(await form.findByText(/The webhook must have a public address/)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://sms.judge.example/{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ smsWebhook: 'https://sms.judge.example/', smsSecret: 'hush hush' }));
    await expect(await canvas.findByText('Sent by the webhook')).toBeVisible();
    const phone = test.getByRole('textbox', { name: /Phone number/ });
    await userEvent.type(phone, '13800000000{Enter}');
    await expect(await test.findByText('A phone number is +, country code and number')).toBeVisible();
    await userEvent.clear(phone);
    await userEvent.type(phone, '+86 138 0000 0000{Enter}');
    await expect(await test.findByText(/could not be sent.*ECONNREFUSED/)).toBeVisible();
    await userEvent.type(phone, '{Backspace}1{Enter}');
    await expect(await test.findByText('The webhook took a code for +8613800000001')).toBeVisible();
  },
};

export const Phone: Story = { decorators, globals: { viewport: { value: 'phone' } }, tags: ['vrt:phone'] };

export const ChineseAndDark: Story = { decorators, globals: { theme: 'dark', locale: 'zh-CN' } };
