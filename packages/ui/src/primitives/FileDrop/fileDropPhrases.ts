import { phrases } from '../../locale/phrases';

export const fileDropPhrases = phrases('fileDrop', {
  choose: { zh: '选择文件', en: 'Choose a file' },
  chooseMany: { zh: '选择文件', en: 'Choose files' },
  drop: { zh: '或者拖到这里', en: 'or drop here' },
  release: { zh: '松开即可上传', en: 'Let go to upload' },
  kinds: { zh: '可用类型：{{kinds}}', en: 'Kinds: {{kinds}}' },
  largest: { zh: '每个不超过 {{size}}', en: 'up to {{size}} each' },
  wrongKind: { zh: '不是可用的类型（{{kinds}}）', en: 'Not one of the kinds taken here ({{kinds}})' },
  tooLarge: { zh: '大小 {{size}}，超过了 {{limit}} 的上限', en: '{{size}} is over the limit of {{limit}}' },
  empty: { zh: '文件是空的', en: 'The file is empty' },
  tooMany: { zh: '最多 {{count}} 个文件', en: { one: 'No more than {{count}} file', other: 'No more than {{count}} files' } },
  files: { zh: '已选文件', en: 'Chosen files' },
  uploading: { zh: '上传 {{name}}', en: 'Uploading {{name}}' },
  done: { zh: '已上传', en: 'Uploaded' },
  failed: { zh: '没有传完', en: 'The upload did not get through' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  cancel: { zh: '取消上传 {{name}}', en: 'Cancel {{name}}' },
  retry: { zh: '重试', en: 'Retry' },
  retryNamed: { zh: '重新上传 {{name}}', en: 'Retry {{name}}' },
  remove: { zh: '从列表中移除 {{name}}', en: 'Take {{name}} out of the list' },
});
