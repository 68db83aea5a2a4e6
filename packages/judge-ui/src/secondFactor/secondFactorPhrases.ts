import { phrases } from '@oj/ui';

export const secondFactorPhrases = phrases('secondFactor', {
  title: { zh: '两步验证', en: 'Second factor' },
  lead: {
    zh: '开启后，登录时除密码外还要输入身份验证器应用里的验证码。能查看他人代码的管理员都应开启。',
    en: 'With it, a login asks for a code of your authenticator app beside the password. Whoever may read the code of others should have one.',
  },
  off: { zh: '未开启', en: 'Off' },
  on: { zh: '已开启', en: 'On' },
  since: { zh: '开启于', en: 'since' },
  left: { zh: '剩余 {{count}} 个恢复码', en: { one: '{{count}} recovery code left', other: '{{count}} recovery codes left' } },
  few: {
    zh: '恢复码快用完了，请换一组新的。',
    en: 'Few recovery codes are left: make new ones.',
  },
  failed: { zh: '两步验证的状态没有加载出来', en: 'The state of the second factor could not be loaded' },
  begin: { zh: '开启两步验证', en: 'Set up a second factor' },
  next: { zh: '下一步', en: 'Next' },
  password: { zh: '当前密码', en: 'Your password' },
  passwordRule: { zh: '请输入密码', en: 'Type your password' },
  scan: {
    zh: '用身份验证器应用扫描二维码，或手动输入下面的密钥，然后填写应用显示的 6 位验证码。',
    en: 'Scan the picture with an authenticator app, or type the secret into it. Then type the six digits that it shows.',
  },
  picture: { zh: '给身份验证器应用扫描的二维码', en: 'QR code for authenticator apps' },
  secret: { zh: '密钥', en: 'Secret' },
  code: { zh: '验证码', en: 'Code' },
  codeHint: { zh: '应用显示的 6 位数字', en: 'The six digits that the app shows' },
  anyCodeHint: { zh: '应用显示的 6 位数字，或一个恢复码', en: 'The six digits that your app shows, or a recovery code' },
  codeRule: { zh: '请填写验证码', en: 'Type the code' },
  confirm: { zh: '开启', en: 'Switch on' },
  done: { zh: '完成', en: 'Done' },
  codes: { zh: '恢复码', en: 'Recovery codes' },
  codesHint: {
    zh: '手机丢失时，可以用恢复码代替验证码登录，每个只能用一次。请现在保存好：关闭后不会再显示。',
    en: 'If you lose your phone, one of these takes the place of a code, each once. Keep them in a safe place: they are not shown again.',
  },
  save: { zh: '下载', en: 'Download' },
  renew: { zh: '换一组恢复码', en: 'New recovery codes' },
  renewed: { zh: '新的恢复码', en: 'Your new recovery codes' },
  remove: { zh: '关闭两步验证', en: 'Switch off' },
  removeWarning: {
    zh: '之后只凭密码就能登录，恢复码也会作废。',
    en: 'Your password alone is then enough to log in, and the recovery codes are void.',
  },
  removed: { zh: '两步验证已关闭', en: 'The second factor is switched off' },
  ask: { zh: '请先验证身份', en: 'Please confirm that it is you' },
  askLead: {
    zh: '这项操作需要验证码。验证后 {{minutes}} 分钟内不再询问。',
    en: 'This takes a code of your second factor. It is not asked for again within {{minutes}} minutes.',
  },
  show: { zh: '验证', en: 'Confirm' },
});
