import type { AcmStanding } from '../ranking/standing';
import { standings } from './exampleBoard';

/** Names and figures that do not fit, for stories. */
export const uglyStandings: readonly AcmStanding[] = standings.map((row, place) => ({
  ...row,
  username: ['a_handle_of_exactly_forty_characters_0040', 'Donaudampfschifffahrtsgesell', '🏮🐼🏮', '\u202Ertl', 'x'][place % 5] as string,
  nickname: null,
  school: `${'一所名字特别特别长的大学的计算机科学与人工智能学院'.repeat(2)} Donaudampfschifffahrtsgesellschaft`,
  titleName: place % 2 ? 'A very very long title of honour' : null,
  rank: row.rank === null ? null : row.rank * 1111,
  penaltySeconds: 5_999_940,
  cells: {
    ...Object.fromEntries(Object.entries(row.cells).map(([label, cell]) => [`${label}10`, cell])),
    A10: { accepted: true, acceptedAtSeconds: 1_200_000, wrongTries: 99 },
    B10: { wrongTries: 100 },
  },
}));
