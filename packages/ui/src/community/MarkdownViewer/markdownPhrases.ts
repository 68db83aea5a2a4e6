import { phrases } from '../../locale/phrases';

export const markdownPhrases = phrases('markdownViewer', {
  code: { zh: '代码', en: 'code' },
  document: { zh: 'PDF 文档', en: 'PDF document' },
  download: { zh: '下载', en: 'Download' },
  preview: { zh: '预览', en: 'Preview' },
  elsewhere: { zh: '来自 {{host}}', en: 'From {{host}}' },
  picture: { zh: '图片：{{name}}', en: 'Picture: {{name}}' },
  formula: { zh: '公式', en: 'Formula' },
  done: { zh: '已完成', en: 'Done' },
  open: { zh: '未完成', en: 'To do' },
  table: { zh: '表格', en: 'Table' },
  footnotes: { zh: '脚注', en: 'Footnotes' },
  backToReference: { zh: '返回正文中的引用 {{number}}', en: 'Back to reference {{number}}' },
  newWindow: { zh: '（新窗口）', en: '(opens in a new window)' },
});
