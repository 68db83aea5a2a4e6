/*
 * How often pages ask again for what no stream of events tells them, in ms, by what is asked for. Everything else is told or read once. Import it
 * whole: `import * as pollMs`. Numbers with names of their own become part of whatever uses them.
 */

/** Whether the server can be reached again. */
export const online = 3_000;
/** A program that is judged, where there is no stream. */
export const verdict = 2_000;
export const customTest = 1_000;
/** Whether submissions that wait have a judge. */
export const noJudge = 10_000;
/** Programs of a setter that wait for a judge. */
export const setterPrograms = 2_000;
export const rejudge = 2_000;
/** A list of rejudges none of which goes on: somebody else may begin one. */
export const rejudges = 30_000;
export const board = 30_000;
export const balloons = 10_000;
export const prints = 10_000;
/** Questions of a contest, for its organisers. */
export const questions = 30_000;
export const contestAnnouncements = 60_000;
export const unread = 120_000;
/** The contests and problems on the home page of who takes part in a contest. */
export const ownContests = 60_000;
export const week = 1_800_000;
export const judgeQueue = 3_000;
export const judges = 10_000;
export const service = 10_000;
export const lastDay = 60_000;
export const remoteSites = 10_000;
export const compilers = 5_000;
