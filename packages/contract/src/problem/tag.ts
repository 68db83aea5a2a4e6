import * as z from 'zod/mini';
import { openEndpoint } from '../api/endpoint';
import { id, displayText } from '../shapes';

export const source = z._default(displayText(20), 'ME');

export const SourcedTag = z.object({
  id,
  name: z.string(),
  color: z.nullable(z.string()),
  oj: z.string(),
  gid: z.nullable(z.number()),
  tcid: z.nullable(z.number()).check(z.describe('ID of the classification of the tag; null if it has none.')),
});
export type SourcedTag = z.infer<typeof SourcedTag>;

export const Classification = z.object({ id, name: z.string(), oj: z.string(), rank: z.number() });
export type Classification = z.infer<typeof Classification>;

const ClassifiedTags = z.object({ classification: z.nullable(Classification), tagList: z.array(SourcedTag) });
export type ClassifiedTags = z.infer<typeof ClassifiedTags>;

export const tag = {
  classified: openEndpoint('GET /get-problem-tags-and-classification', {
    summary: 'Lists the tags of a source by classification. Tags without a classification come last.',
    input: z.object({ oj: source }),
    output: z.array(ClassifiedTags),
  }),
  ofProblem: openEndpoint('GET /get-problem-tags', {
    summary: 'Lists the tags of a problem.',
    input: z.object({ pid: id }),
    output: z.array(SourcedTag),
  }),
};
