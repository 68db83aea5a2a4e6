/** Pairwise coprime, none above 30, and their product is above 10^9: the remainders decide. */
const TRAYS = [29, 27, 25, 23, 19, 17, 16];

export interface Question {
  tray: number;
  left: number;
}

/** Asks with the seven trays; `left(tray)` is the keeper's answer. */
export function askAll(left: (tray: number) => number): { questions: Question[]; cups: number } {
  const questions = TRAYS.map(tray => ({ tray, left: left(tray) }));
  // The number of cups is `cups` plus a multiple of `step`, by the trays so far.
  let [cups, step] = [0, 1];
  for (const { tray, left } of questions) {
    while (cups % tray !== left) cups += step;
    step *= tray;
  }
  return { questions, cups };
}
