import {
  type Discussion,
  DiscussionDraft,
  MOST_CONTENT_CHARACTERS,
  MOST_DESCRIPTION_CHARACTERS,
  MOST_TITLE_CHARACTERS,
} from '@oj/contract';
import * as z from 'zod/mini';

/** What the form of a discussion holds. */
export const DiscussionForm = z.extend(DiscussionDraft, { topPriority: z.boolean(), forceUpdate: z.boolean() });
export type DiscussionValues = z.input<typeof DiscussionForm>;
export type ReadyDiscussion = z.output<typeof DiscussionForm>;

export const longest = {
  title: MOST_TITLE_CHARACTERS,
  description: MOST_DESCRIPTION_CHARACTERS,
  content: MOST_CONTENT_CHARACTERS,
} as const;

export const newDiscussion: DiscussionValues = {
  title: '',
  description: '',
  categoryId: '',
  content: '',
  topPriority: false,
  forceUpdate: false,
};

export const valuesOf = ({ title, description, categoryId, content, topPriority }: Discussion): DiscussionValues => ({
  title,
  description,
  categoryId: String(categoryId),
  content,
  topPriority,
  forceUpdate: false,
});
