import { phrases } from '@oj/ui';

export const importPhrases = phrases('importProblem', {
  import: { zh: '从远程评测导入', en: 'Import from a remote judge' },
  lead: { zh: '先预览，再导入。已经导入过的题目不会再次导入。', en: 'Look at it first, then import it. A problem is imported once.' },
  site: { zh: '远程评测', en: 'Remote judge' },
  id: { zh: '题号', en: 'Problem ID there' },
  idHint: { zh: '例如 HDU 1000、CF 1A、AC abc300_a', en: 'Such as 1000 at HDU, 1A at CF, abc300_a at AC' },
  idRule: { zh: '请输入题号', en: 'Enter the ID' },
  look: { zh: '预览', en: 'Look' },
  save: { zh: '导入', en: 'Import' },
  imported: { zh: '已导入 {{id}}', en: '{{id}} is imported' },
  present: { zh: '已经在题库中', en: 'Here already' },
  limits: { zh: '{{time}} ms · {{memory}} MB', en: '{{time}} ms · {{memory}} MB' },
  preview: { zh: '题目预览', en: 'The problem' },
});
