import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Where the setter of a problem says which cases are scored together.'],
  avoid: ['The results of subtasks: `CaseGrid`.', 'Programs against cases: `TestCaseMatrix`.'],
  anatomyStory: 'CasesInNone',
  anatomy: [
    ['output', 'What there is'],
    ['[aria-hidden]:has(> [data-none])', 'Strip', 'hatched where a case is in no subtask'],
    ['li', 'Subtask'],
    ['[data-part=left]', 'Cases that are in none'],
    ['[data-part=add]', 'Add', 'takes the cases that are in none'],
  ],
  keyboard: [
    ['Tab', 'From field to field.'],
    ['Enter', 'In the field of the cases: takes what is written, as leaving it does.'],
    ['↑ ↓', 'In the field of the points: one more, one less.'],
  ],
  reader: {
    en: ['“Subtasks, group”', '“Cases of subtask 1, edit, 1-4”', '“Points of subtask 1, spin button, 40”', '“In no subtask: 9-10”'],
    zh: ['“子任务，分组”', '“子任务 1 的测试点，编辑框，1-4”', '“子任务 1 的分值，微调按钮，40”', '“不属于任何子任务的测试点：9-10”'],
  },
  content: ['A subtask is what a contestant can solve by itself: number them as the statement does.'],
};
