import * as z from 'zod/mini';
import { Color, ContestDisplayId } from './contestShapes';
import { displayText, id } from '../shapes';

/** A problem in a contest, and what it is called there. */
export const ContestEntry = z.object({
  id,
  cid: id,
  pid: id,
  displayId: z.string(),
  displayTitle: z.string(),
  color: z.nullable(z.string()),
});
export type ContestEntry = z.infer<typeof ContestEntry>;

/** What a problem is called in a contest. Without a title it goes by its own. */
const called = {
  displayId: ContestDisplayId,
  displayTitle: z._default(displayText(255), ''),
  color: z.nullish(Color),
};
export const entryFacts = { ...called, cid: id };

/** Greatest number of problems that one call adds to a contest. They are mostly called A to Z. */
export const MOST_ADDED_PROBLEMS = 26;

const areUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** The problem set of a contest, or a part of it. */
export const AddedProblems = z.array(z.object({ ...called, pid: id })).check(
  z.minLength(1),
  z.maxLength(MOST_ADDED_PROBLEMS),
  z.refine(problems => areUnique(problems.map(({ pid }) => pid)), 'A problem is there twice'),
  z.refine(problems => areUnique(problems.map(({ displayId }) => displayId)), 'A display ID is there twice'),
  z.describe('Problems to add, with what each is called in the contest. An empty title is that of the problem.'),
);
