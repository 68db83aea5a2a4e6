/** The pages of a training; the overview is none of these. */
export type TrainingTab = 'problems' | 'rank';

/** The address of a training, or of one of its pages. */
export const trainingAddress = (tid: number | string, tab?: TrainingTab) => `/training/${tid}/${tab ?? ''}`;
