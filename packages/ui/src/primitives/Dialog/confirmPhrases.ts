import { phrases } from '../../locale/phrases';

export const confirmPhrases = phrases('confirm', {
  cancel: { zh: '取消', en: 'Cancel' },
  failed: { zh: '没有成功，请再试一次。', en: 'That did not work. Try again.' },
});
