import { isScored, type ProblemValues } from '../problemValues';

type CaseMode = ProblemValues['judgeCaseMode'];

const acmModes = [
  { value: 'default', phrase: 'runAll' },
  { value: 'ergodic_without_error', phrase: 'stopAtFailure' },
] as const satisfies readonly { value: CaseMode; phrase: string }[];
const oiModes = [
  { value: 'default', phrase: 'sumOfPoints' },
  { value: 'subtask_lowest', phrase: 'subtask_lowest' },
  { value: 'subtask_average', phrase: 'subtask_average' },
] as const satisfies readonly { value: CaseMode; phrase: string }[];

/** The case modes that a problem of this type may have, each with the phrase that names it. */
export const caseModesOf = (type: ProblemValues['type']) => (isScored({ type }) ? oiModes : acmModes);
