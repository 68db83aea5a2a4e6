import { judging } from './judging';
import { publicContract } from './publicContract';
import { testData } from './testData';
import { trial } from './trial';

/** Everything the API promises: with what the first page of a visit does not carry. */
export const contract = { ...publicContract, trial, judging, testData };
