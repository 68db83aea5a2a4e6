import { describe, expect, test } from 'vitest';
import { Turnstile } from './turnstile';

/** Work that goes on until it is told to end. */
function works(turnstile: Turnstile) {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const start = (key: string) =>
    turnstile.run(key, () => {
      begun.push(key);
      return new Promise<void>(resolve => ends.push(resolve));
    });
  return { ends, begun, start };
}
const soon = () => new Promise(resolve => setImmediate(resolve));

describe('S5: costly reads', () => {
  test('S5: no one address takes all places, and others are let through before it', async () => {
    const { ends, begun, start } = works(new Turnstile({ atOnce: 3, atOnceOfKey: 2, waitingOfKey: 10 }));
    const all = ['a', 'a', 'a', 'a', 'b', 'c'].map(start);
    await soon();
    expect(begun).toEqual(['a', 'a', 'b']);
    ends[0]?.();
    await soon();
    expect(begun).toEqual(['a', 'a', 'b', 'a']);
    for (let end = 1; end < all.length; end++) {
      ends[end]?.();
      await soon();
    }
    await Promise.all(all);
    expect(begun.join('')).toBe('aabaac');
  });

  test('S5: whoever has too many waiting is refused, and failures give their place back', async () => {
    const turnstile = new Turnstile({ atOnce: 1, atOnceOfKey: 1, waitingOfKey: 1 });
    const { ends, start } = works(turnstile);
    const [first, second] = [start('a'), start('a')];
    await expect(start('a')).rejects.toMatchObject({ code: 'server.tooMany' });
    await soon();
    ends[0]?.();
    await first;
    await soon();
    ends[1]?.();
    await second;
    await expect(turnstile.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turnstile.run('a', async () => 'there is room')).toBe('there is room');
  });

  test('S5: no more wait than may in all, of whomever', async () => {
    const { ends, start } = works(new Turnstile({ atOnce: 1, atOnceOfKey: 1, waitingOfKey: 5, waiting: 2 }));
    const all = ['a', 'b', 'c'].map(start);
    await expect(start('d')).rejects.toMatchObject({ code: 'server.busy' });
    for (let end = 0; end < all.length; end++) {
      await soon();
      ends[end]?.();
    }
    await Promise.all(all);
  });
});
