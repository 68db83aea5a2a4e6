import { phrases } from '../../locale/phrases';

/** Names of the levels 0 to 5. */
export const difficulties = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The name of a level; out of range, the nearest. */
export const difficultyOf = (level: number): Difficulty => difficulties[Math.min(5, Math.max(0, Math.round(level)))] ?? 'red';

/** Names of the difficulties, in both languages. */
export const difficultyPhrases = phrases('difficulty', {
  red: { zh: '红色', en: 'Red' },
  orange: { zh: '橙色', en: 'Orange' },
  yellow: { zh: '黄色', en: 'Yellow' },
  green: { zh: '绿色', en: 'Green' },
  blue: { zh: '蓝色', en: 'Blue' },
  purple: { zh: '紫色', en: 'Purple' },
  spoken: { zh: '难度 {{level}}（{{name}}）', en: 'Difficulty {{level}} ({{name}})' },
});
