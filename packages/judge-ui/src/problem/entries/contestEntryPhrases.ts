import { phrases } from '@oj/ui';

export const contestEntryPhrases = phrases('contestEntry', {
  displayId: { zh: '比赛编号', en: 'ID in the contest' },
  displayIdHint: { zh: '例如 A、B 或 1001', en: 'A, B or 1001, for example' },
  idRule: { zh: '编号由 1 到 20 个字母、数字、横线或下划线组成', en: 'The ID has 1 to 20 letters, digits, dashes or underscores' },
  displayTitle: { zh: '比赛标题', en: 'Title in the contest' },
  displayTitleHint: { zh: '不填则用题目的标题', en: 'Empty: the title of the problem' },
  color: { zh: '气球颜色', en: 'Colour of the balloon' },
  withColor: { zh: '有气球颜色', en: 'The balloon has a colour' },
});
