import { expect, it } from 'vitest';
import { acmBoard } from '../../ranking/acm';
import { type Ceremony, firstStage, nextStage, type Stage } from '../../ranking/ceremony';
import type { ContestTry } from '../../ranking/contestTry';
import { type MedalCounts, medalOf } from '../../ranking/medals';
import { randomContest } from '../../ranking/randomContest';
import type { AcmStanding, Entrant } from '../../ranking/standing';
import { awardOf, nextMedalOf, settledOf } from './useCeremony';

const HOUR = 3600;
const freezeAtSeconds = 3 * HOUR;

function ceremonyOf(entrants: readonly Entrant[], tries: readonly ContestTry[], problems: string[]) {
  const final = acmBoard(entrants, tries);
  const ceremony: Ceremony = { problems, final: new Map(final.map(row => [row.id, row])) };
  const stages = [firstStage(acmBoard(entrants, tries, { freezeAtSeconds }), ceremony)];
  for (let next = nextStage(stages[0] as Stage, ceremony); next; next = nextStage(next, ceremony)) stages.push(next);
  return { final, ceremony, stages };
}

/** Few problems, solved at whole hours: many results are equal. */
function contestOfTies(seed: number) {
  const { entrants, tries, problems } = randomContest(seed, 4 + (seed % 20), 2 + (seed % 3));
  const atHours = tries.map(each => ({ ...each, atSeconds: each.atSeconds - (each.atSeconds % HOUR) }));
  return ceremonyOf(entrants, atHours, problems);
}

const medals: MedalCounts = { gold: 1, silver: 2, bronze: 3 };
const seeds = Array.from({ length: 150 }, (_, seed) => seed);
const isThere = <Each>(each: Each | undefined): each is Each => each !== undefined;
const rankOf = ({ id, rank }: AcmStanding) => ({ id, rank });

it.each(seeds)('tells ranks and medals of the true board, from the last place up (contest %i)', seed => {
  const { final, ceremony, stages } = contestOfTies(seed);
  const places = final.toReversed();
  const told = stages.map(stage => settledOf(stage, ceremony)).filter(isThere);
  expect(told.map(rankOf)).toEqual(places.map(rankOf));
  const awards = stages.map(stage => awardOf(stage, ceremony, medals)).filter(isThere);
  const won = awards.map(({ standing, medal }) => ({ ...rankOf(standing), medal }));
  expect(won).toEqual(places.map(row => ({ ...rankOf(row), medal: medalOf(row, medals) })).filter(({ medal }) => medal));
});

it.each(seeds)('tells the medal of a place that whoever is settled there wins (contest %i)', seed => {
  const { ceremony, stages } = contestOfTies(seed);
  let wonNext = nextMedalOf(stages.at(-1) as Stage, ceremony, medals);
  expect(wonNext).toBeUndefined();
  for (const stage of stages.toReversed()) {
    if (stage.cursor >= 0) expect(nextMedalOf(stage, ceremony, medals)).toBe(wonNext);
    if (stage.step?.kind === 'settled') wonNext = awardOf(stage, ceremony, medals)?.medal;
  }
});

const solved = (entrantId: string, problem: string, atSeconds: number): ContestTry => ({ entrantId, problem, accepted: true, atSeconds });
const entrantsOf = (ids: string) => [...ids].map(id => ({ id, username: id }));
const settles = (stages: readonly Stage[], entrantId: string) =>
  stages.find(({ step }) => step?.kind === 'settled' && step.entrantId === entrantId) as Stage;

it('presents no medal to the equal of a row that still rises', () => {
  const tries = [
    ...['A', 'B', 'C'].map(problem => solved('p', problem, 60)),
    ...['A', 'B'].map(problem => solved('q', problem, 60)),
    ...['x', 'y'].map(id => solved(id, 'A', 60)),
    solved('x', 'B', 4 * HOUR),
  ];
  const { ceremony, stages } = ceremonyOf(entrantsOf('pqxy'), tries, ['A', 'B', 'C']);
  const one: MedalCounts = { gold: 1, silver: 1, bronze: 1 };
  const ofY = settles(stages, 'y');
  expect(ofY.standings.find(({ id }) => id === 'y')?.rank).toBe(3);
  expect(settledOf(ofY, ceremony)?.rank).toBe(4);
  expect(awardOf(ofY, ceremony, one)).toBeUndefined();
  expect(awardOf(settles(stages, 'x'), ceremony, one)).toMatchObject({ standing: { id: 'x', rank: 3 }, medal: 'bronze' });
});

it('tells the medal of a place whose row has solved nothing yet', () => {
  const { ceremony, stages } = ceremonyOf(entrantsOf('x'), [solved('x', 'A', 4 * HOUR)], ['A']);
  expect(nextMedalOf(stages[0] as Stage, ceremony, medals)).toBe('gold');
});
