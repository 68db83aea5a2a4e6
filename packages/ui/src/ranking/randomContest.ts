import type { ContestTry } from './contestTry';
import type { Entrant } from './standing';

/** Numbers 0…1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface RandomContest {
  entrants: Entrant[];
  tries: ContestTry[];
  problems: string[];
  freezeAtSeconds: number;
}

/** A contest that never was, for tests and benches: same seed, same contest. */
export function randomContest(seed: number, entrantCount: number, problemCount: number): RandomContest {
  const random = seeded(seed);
  const problems = Array.from({ length: problemCount }, (_, place) => String.fromCodePoint(65 + place));
  const entrants = Array.from({ length: entrantCount }, (_, place) => ({
    id: `t${place}`,
    username: `team_${place}`,
    unofficial: random() < 0.1,
  }));
  const tries = entrants.flatMap(({ id }) =>
    problems.flatMap((problem, place) =>
      Array.from({ length: Math.floor(random() * 3.4) }, () => ({
        problem,
        entrantId: id,
        accepted: random() < 0.7 - (place / problemCount) * 0.6,
        atSeconds: Math.floor(random() * 300) * 60,
      })),
    ),
  );
  return { entrants, tries, problems, freezeAtSeconds: 240 * 60 };
}
