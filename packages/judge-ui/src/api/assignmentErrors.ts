/** What refusals about assignments say. */
export const assignmentErrors = {
  'assignment.notFound': { zh: '作业不存在', en: 'The assignment does not exist' },
  'assignment.trainingClosed': {
    zh: '只能布置可见且成员能够阅读的训练',
    en: 'Only a visible training that the members may read can be handed out',
  },
  'assignment.overdue': { zh: '截止时间已经过去', en: 'The deadline is over already' },
  'assignment.nobody': { zh: '请选择团队中的成员', en: 'Choose members of the group' },
  'assignment.tooMany': { zh: '团队的作业数量已达上限', en: 'The group has as many assignments as one can have' },
  'assignment.tooLong': {
    zh: '表格太大，不能导出为电子表格，请导出 CSV',
    en: 'The matrix is too large for a spreadsheet: take the comma-separated values',
  },
};
