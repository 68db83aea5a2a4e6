import type { EmojiData, SkinTone } from 'frimousse';
import { bundleOf } from '../../locale/phrases';
import { emojiGroupPhrases } from './emojiPhrases';

/** What is used of a record of emojibase. */
export interface EmojiRecord {
  emoji: string;
  label: string;
  tags?: string[];
  version: number;
  /** Absent for letters that stand for parts of flags. */
  group?: number;
  skins?: { emoji: string; tone?: number | number[] }[];
}

/** Newer ones are boxes on many machines. */
const NEWEST_VERSION = 15;
const BARE_SKIN_TONES = 2;

const tones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const satisfies Exclude<SkinTone, 'none'>[];

/** Fetched when the first picker opens, and only for its language. The search also finds what the other language calls it in English. */
export async function loadEmojis(locale: string): Promise<EmojiData> {
  const records: readonly EmojiRecord[] = /^zh\b/.test(locale)
    ? (await import('emojibase-data/zh/data.json')).default
    : (await import('emojibase-data/en/data.json')).default;
  return emojiDataOf(records, locale);
}

/** The records as the picker wants them. */
export function emojiDataOf(records: readonly EmojiRecord[], locale: string): EmojiData {
  const groups = bundleOf(emojiGroupPhrases, locale);
  const emojis = records.flatMap(({ emoji, label, tags = [], version, group, skins }) =>
    group === undefined || group === BARE_SKIN_TONES || version > NEWEST_VERSION
      ? []
      : [{ emoji, label, tags, version, category: group, skins: skinsOf(skins) }],
  );
  return {
    locale: /^zh\b/.test(locale) ? 'zh' : 'en',
    emojis,
    categories: Object.entries(groups).map(([group, label]) => ({ index: Number(group), label })),
    skinTones: { light: '🏻', 'medium-light': '🏼', medium: '🏽', 'medium-dark': '🏾', dark: '🏿' },
  };
}

function skinsOf(skins: EmojiRecord['skins']) {
  const [light, mediumLight, medium, mediumDark, dark] = tones.map((_, tone) => skins?.find(each => each.tone === tone + 1)?.emoji);
  if (!light || !mediumLight || !medium || !mediumDark || !dark) return undefined;
  return { light, 'medium-light': mediumLight, medium, 'medium-dark': mediumDark, dark };
}
