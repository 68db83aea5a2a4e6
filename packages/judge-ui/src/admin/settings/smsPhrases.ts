import { phrases } from '@oj/ui';

export const smsPhrases = phrases('smsSetting', {
  title: { zh: '短信', en: 'Messages to phones' },
  lead: {
    zh: '验证码以带签名的 JSON 交给 Webhook，由它转给短信服务商。站点目前不收集手机号，只有下面的测试会发送。',
    en: 'Codes go as signed JSON to a webhook, which hands them to your provider. The site asks nobody for a phone number yet: only the test below sends.',
  },
  on: { zh: '由 Webhook 发送', en: 'Sent by the webhook' },
  off: { zh: '未设置', en: 'Not set' },
  smsWebhook: { zh: 'Webhook 地址', en: 'Address of the webhook' },
  smsWebhookHint: {
    zh: '公网的 https 地址，或 API 所在机器上的 http 地址。',
    en: 'https with a public address, or http on the machine of the API.',
  },
  smsSender: { zh: '发送者', en: 'Sender' },
  smsSenderHint: { zh: '服务商显示的签名或号码。', en: 'The name or number that your provider shows.' },
  smsSecret: { zh: '签名密钥', en: 'Secret of the signature' },
  secretKept: { zh: '已保存，不会显示；留空则不变。', en: 'One is stored and never shown; leave this empty to keep it.' },
  secretGoes: {
    zh: '密钥属于原来的地址，换地址后要重新填写。',
    en: 'The stored secret belongs to the other address: enter one for this address.',
  },
  secretNone: { zh: '还没有保存密钥，消息不带签名。', en: 'None is stored: messages are not signed.' },
  test: { zh: '测试短信', en: 'Test message' },
  phone: { zh: '手机号', en: 'Phone number' },
  phoneHint: { zh: '带国家代码，例如 +8613800000000', en: 'With its country code, such as +8613800000000' },
  phoneRule: { zh: '手机号由 +、国家代码和号码组成', en: 'A phone number is +, country code and number' },
  send: { zh: '发送', en: 'Send' },
  unsaved: { zh: '测试使用已保存的设置，请先保存。', en: 'The test goes by what is saved: save first.' },
  sent: { zh: 'Webhook 已接收发往 {{phone}} 的验证码', en: 'The webhook took a code for {{phone}}' },
});
