import { phrases } from '@oj/ui';

export const assignmentFormPhrases = phrases('assignmentForm', {
  handOut: { zh: '布置作业', en: 'Hand out a training' },
  edit: { zh: '修改作业', en: 'Edit the assignment' },
  training: { zh: '训练', en: 'Training' },
  trainingHint: { zh: '输入标题来查找', en: 'Type its title' },
  due: { zh: '截止时间', en: 'Deadline' },
  allowLate: { zh: '允许迟交', en: 'Accept late work' },
  lateUntil: { zh: '迟交截止时间', en: 'Late until' },
  lateHint: { zh: '此前通过的题目计入成绩，并标记为迟交。', en: 'What is accepted until then counts, with a mark.' },
  lateRule: { zh: '迟交截止时间要晚于截止时间', en: 'The last date must be after the deadline' },
  whom: { zh: '布置给', en: 'For whom' },
  toAll: { zh: '全体成员', en: 'All members' },
  toAllHint: { zh: '包括以后加入的成员，不包括管理员。', en: 'Also who joins later; admins are left out.' },
  toSome: { zh: '选定的成员', en: 'Chosen members' },
  members: { zh: '成员', en: 'Members' },
  note: { zh: '说明', en: 'Note' },
  noteHint: { zh: '显示在作业页面上，支持 Markdown。', en: 'Shown on the page of the assignment, Markdown.' },
  send: { zh: '布置', en: 'Hand out' },
  save: { zh: '保存', en: 'Save' },
  sent: { zh: '作业已布置，成员会收到消息', en: 'Handed out: members are told' },
  saved: { zh: '作业已保存', en: 'The assignment was saved' },
});
