import {
  type Discussion,
  type DiscussionDraft,
  MOST_CONTENT_CHARACTERS,
  MOST_DESCRIPTION_CHARACTERS,
  MOST_TITLE_CHARACTERS,
} from '@oj/contract';
import type * as z from 'zod/mini';

/** What the form of a discussion holds. */
export interface DiscussionValues extends z.input<typeof DiscussionDraft> {
  topPriority: boolean;
  forceUpdate: boolean;
}

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
