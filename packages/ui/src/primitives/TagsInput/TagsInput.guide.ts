import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Several of many on one thing: tags of a problem, teams of a contest.', '`create` when new ones may be made.'],
  avoid: ['One of many: `Combobox`.', 'Narrowing a list: `TagFilter`.'],
  pattern: 'combobox',
  anatomyStory: 'Coloured',
  anatomy: [
    ['label', 'Label'],
    ['input', 'Text box'],
    ['button[aria-label]', 'Remove a tag'],
  ],
  keyboard: [
    ['↓ or ↑', 'Opens the list, then moves in it.'],
    ['Enter', 'Takes the choice; the list stays open for the next.'],
    ['Backspace', 'In an empty box: removes the last tag.'],
    ['←', 'In an empty box: to the last tag; arrows walk, Delete removes.'],
    ['Esc', 'Closes the list.'],
  ],
  reader: {
    en: ['“Tags, combobox, edit text”', '“Remove dp, button”', '“All 3 are taken; remove one to choose another”'],
    zh: ['“标签，组合框，编辑文本”', '“移除 dp，按钮”', '“最多 3 个，已经选满”'],
  },
};
