import type { Words } from '@oj/ui';

type Word = { zh: string; en: string };
type WordOfTitle = { zh: `${string}{{title}}${string}`; en: `${string}{{title}}${string}` };

/** The phrases that each list of texts provides. */
export interface WritingWords extends Words {
  title: Word;
  add: Word;
  edit: WordOfTitle;
  name: Word;
  nameRule: Word;
  content: Word;
  contentRule: Word;
  actions: Word;
  remove: Word;
  removeOne: WordOfTitle;
  removeAsk: WordOfTitle;
  removeLead: Word;
  failed: Word;
  none: Word;
  noneHint: Word;
}
