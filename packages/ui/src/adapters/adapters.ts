/** Boards and verdicts of other judges as data of our components. Without React: also for servers. */
export { codeforcesBoard, type CodeforcesStandings, type OiBoardData } from './codeforces';
export { type AcmBoardData, ContestFeed, type FeedEvent } from './contestFeed';
export { domjudgeBoard, type DomjudgeNames, type DomjudgeScoreboard } from './domjudge';
export { verdictFromCodeforces, verdictFromDmoj, verdictFromDomjudge, verdictFromHydro } from './verdictWords';
export type { VerdictLetters } from '../verdict/verdicts';
