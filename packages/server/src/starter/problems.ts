import { aPlusB } from './problems/a-plus-b/problem';
import { beforeTheFog } from './problems/before-the-fog/problem';
import { corridorOil } from './problems/corridor-oil/problem';
import { cupsLeftOver } from './problems/cups-left-over/problem';
import { gentleSlope } from './problems/gentle-slope/problem';
import { kettleChorus } from './problems/kettle-chorus/problem';
import { levelPole } from './problems/level-pole/problem';
import { mountainProof } from './problems/mountain-proof/problem';
import { onePot } from './problems/one-pot/problem';
import { tideMarks } from './problems/tide-marks/problem';
import { tornSheet } from './problems/torn-sheet/problem';
import { turnedType } from './problems/turned-type/problem';
import type { StarterProblem } from './starter';

/** Starter problems in the order of their numbers. */
export const starterProblems: readonly StarterProblem[] = [
  aPlusB,
  mountainProof,
  tornSheet,
  turnedType,
  tideMarks,
  levelPole,
  beforeTheFog,
  onePot,
  cupsLeftOver,
  kettleChorus,
  corridorOil,
  gentleSlope,
];
