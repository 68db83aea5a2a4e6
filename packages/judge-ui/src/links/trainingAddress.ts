/** The pages of a training; the overview is none of these. */
export type TrainingTab = 'problems' | 'rank';

/** A training, with the group that it belongs to. */
export interface PlacedTraining {
  id: number | string;
  gid?: number | null | undefined;
}

/** The address of a training, or of one of its pages. */
export const trainingAddress = ({ id, gid }: PlacedTraining, tab?: TrainingTab) =>
  `${typeof gid === 'number' ? `/group/${gid}` : ''}/training/${id}/${tab ?? ''}`;
