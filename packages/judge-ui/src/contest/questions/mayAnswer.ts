import type { Contest } from '@oj/contract';

/** Whether the reader answers the questions of a contest. */
export const mayAnswer = ({ powers }: Pick<Contest, 'powers'>): boolean => powers.judge;
