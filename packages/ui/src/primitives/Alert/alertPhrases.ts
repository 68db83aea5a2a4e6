import { phrases } from '../../locale/phrases';

export const alertPhrases = phrases('alert', {
  info: { zh: '提示', en: 'Note' },
  success: { zh: '成功', en: 'Success' },
  warning: { zh: '警告', en: 'Warning' },
  danger: { zh: '错误', en: 'Error' },
  dismiss: { zh: '关闭', en: 'Dismiss' },
});
