import { Random } from '../starter/random';

const SPAN = 2 ** 32;

/** What the demo leaves to chance: the same for the same seed. */
export class Chance extends Random {
  /** 0 … 1, without 1. */
  fraction(): number {
    return this.integer(0, SPAN - 1) / SPAN;
  }

  happens(probability: number): boolean {
    return this.fraction() < probability;
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.fraction();
  }

  /** 0 … 1, mostly near the middle. */
  middling(): number {
    return (this.fraction() + this.fraction() + this.fraction()) / 3;
  }

  /** One of the choices, with probabilities in the ratio of their weights. */
  weighted<T>(choices: readonly (readonly [choice: T, weight: number])[]): T {
    let left = this.fraction() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of choices) {
      left -= weight;
      if (left < 0) return choice;
    }
    const [last] = choices.at(-1) ?? [];
    if (last === undefined) throw new Error('nothing to choose from');
    return last;
  }

  shuffled<T>(all: readonly T[]): T[] {
    return this.permutation(all.length).flatMap(place => all.slice(place - 1, place));
  }
}
