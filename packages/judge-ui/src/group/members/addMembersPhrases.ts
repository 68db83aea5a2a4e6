import { phrases } from '@oj/ui';

export const addMembersPhrases = phrases('addMembers', {
  title: { zh: '批量添加成员', en: 'Add members' },
  lead: {
    zh: '先检查每一行，有错就一个也不添加。加入的人会收到消息，也可以随时退出。',
    en: 'Each line is looked at first; with a fault in one of them nobody is added. Those who join are told, and may leave.',
  },
  names: { zh: '用户名', en: 'Usernames' },
  namesHint: {
    zh: '每行一个，或粘贴 CSV：取表头为 username 或“用户名”的一列，没有表头就取第一列。最多 500 个。',
    en: 'One a line, or CSV: the column headed username is taken, without a head the first. At most 500.',
  },
  file: { zh: 'CSV 文件', en: 'CSV file' },
  check: { zh: '检查', en: 'Check' },
  add: { zh: '添加 {{count}} 人', en: { one: 'Add {{count}} member', other: 'Add {{count}} members' } },
  close: { zh: '完成', en: 'Done' },
  ready: { zh: '{{count}} 人可以加入', en: { one: '{{count}} user will join', other: '{{count}} users will join' } },
  present: { zh: '{{count}} 人已在团队中', en: { one: '{{count}} is in the group already', other: '{{count}} are in the group already' } },
  faults: {
    zh: '{{count}} 行有错，请改好再检查',
    en: { one: '{{count}} faulty line: mend it and check again', other: '{{count}} faulty lines: mend them and check again' },
  },
  line: { zh: '第 {{line}} 行', en: 'Line {{line}}' },
  unknown: { zh: '没有这个用户', en: 'There is no such user' },
  twice: { zh: '重复', en: 'Twice in the list' },
  noRows: { zh: '请填写用户名', en: 'Enter usernames' },
  tooManyRows: { zh: '有 {{count}} 个用户名，一次最多 500 个', en: '{{count}} usernames; at most 500 are added at once' },
  notText: { zh: '这不是文本文件，请在表格软件里另存为 CSV', en: 'The file is no text: save it as CSV in the spreadsheet' },
  openQuote: { zh: '第 {{count}} 行的引号没有结束', en: 'The quote in line {{count}} is never closed' },
  added: { zh: '已添加 {{count}} 人', en: { one: '{{count}} member is added', other: '{{count}} members are added' } },
});
