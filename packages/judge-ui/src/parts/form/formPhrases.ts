import { phrases } from '@oj/ui';

export const formPhrases = phrases('form', {
  unsaved: { zh: '{{count}} 处修改未保存', en: { one: '{{count}} change is not saved', other: '{{count}} changes are not saved' } },
  unsavedKept: {
    zh: '{{count}} 处修改未保存，已存在本机',
    en: { one: '{{count}} unsaved change, kept in this browser', other: '{{count}} unsaved changes, kept in this browser' },
  },
  restored: { zh: '已恢复上次没有保存的更改。', en: 'Your unsaved changes are back.' },
  faults: { zh: '还有 {{count}} 处需要修改', en: { one: '{{count}} thing is still to mend', other: '{{count}} things are still to mend' } },
  untouched: { zh: '还没有填写任何内容', en: 'Nothing is written yet' },
  allSaved: { zh: '全部已保存', en: 'Everything is saved' },
  discard: { zh: '放弃更改', en: 'Discard changes' },
  save: { zh: '保存', en: 'Save' },
});
