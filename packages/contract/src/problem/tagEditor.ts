import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { id, matching, displayText, int } from '../shapes';
import { Classification, source, SourcedTag } from './tag';

export const TagDraft = z.object({
  name: displayText(64).check(z.minLength(1, 'The name is required')),
  color: z.nullish(matching(7, /^#[0-9a-f]{6}$/i, 'The color must be like #4547b1')),
  oj: source,
  tcid: z.nullish(id),
});
export const ClassificationDraft = z.object({
  name: displayText(64).check(z.minLength(1, 'The name is required')),
  oj: source,
  rank: z._default(int.check(z.minimum(0), z.maximum(1_000_000)), 0),
});

/** Tags for problem admins. */
export const tagEditor = {
  list: endpoint('GET /admin/tag', {
    summary: 'Lists the tags of a source with their names as stored, which are not translated. `tid` selects one tag.',
    access: 'back_office',
    input: z.object({ oj: source, tid: z.optional(id) }),
    output: z.array(SourcedTag),
  }),
  add: endpoint('POST /admin/tag', { summary: 'Adds a tag.', access: 'back_office', input: TagDraft, output: SourcedTag }),
  change: endpoint('PUT /admin/tag', { summary: 'Changes a tag.', access: 'back_office', input: z.extend(TagDraft, { id }) }),
  remove: endpoint('DELETE /admin/tag', {
    summary: 'Deletes a tag, and removes it from its problems.',
    access: 'back_office',
    input: z.object({ tid: id }),
  }),
  classifications: endpoint('GET /admin/tag/classification', {
    summary: 'Lists the classifications of a source in their order.',
    access: 'back_office',
    input: z.object({ oj: source }),
    output: z.array(Classification),
  }),
  addClassification: endpoint('POST /admin/tag/classification', {
    summary: 'Adds a classification of tags.',
    access: 'back_office',
    input: ClassificationDraft,
    output: Classification,
  }),
  changeClassification: endpoint('PUT /admin/tag/classification', {
    summary: 'Changes a classification of tags.',
    access: 'back_office',
    input: z.extend(ClassificationDraft, { id }),
  }),
  removeClassification: endpoint('DELETE /admin/tag/classification', {
    summary: 'Deletes a classification. Its tags stay, without a classification.',
    access: 'back_office',
    input: z.object({ tcid: id }),
  }),
};
