import { phrases } from '../../locale/phrases';

/** What every copying says, wherever it happens. */
export const copyPhrases = phrases('copy', {
  idle: { zh: '复制', en: 'Copy' },
  copied: { zh: '复制成功', en: 'Copied successfully' },
  failed: { zh: '复制失败', en: 'Copied failed' },
  selected: { zh: '复制失败，请按 Ctrl+C', en: 'Copied failed, press Ctrl+C' },
});
