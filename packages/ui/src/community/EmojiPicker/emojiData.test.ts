import { expect, it } from 'vitest';
import { emojiDataOf, loadEmojis } from './emojiData';

it('knows both languages from data of its own', async () => {
  for (const [locale, word] of [
    ['zh-CN', '气球'],
    ['en-US', 'balloon'],
  ] as const) {
    const { emojis, categories } = await loadEmojis(locale);
    expect(emojis.length).toBeGreaterThan(1500);
    expect(emojis.find(({ label }) => label === word)?.emoji).toBe('🎈');
    const named = new Set(categories.map(({ index }) => index));
    expect(emojis.every(({ category }) => named.has(category))).toBe(true);
  }
});

it('leaves out what is too new and what has no group', () => {
  const { emojis } = emojiDataOf(
    [
      { emoji: '🫩', label: 'new face', version: 16, group: 0 },
      { emoji: '🇦', label: 'letter A', version: 0 },
      { emoji: '😀', label: 'grinning face', version: 1, group: 0 },
    ],
    'en-US',
  );
  expect(emojis.map(({ emoji }) => emoji)).toEqual(['😀']);
});

it('gives hands their five tones', async () => {
  const { emojis } = await loadEmojis('en-US');
  expect(emojis.find(({ label }) => label === 'thumbs up')?.skins?.dark).toBe('👍🏿');
});
