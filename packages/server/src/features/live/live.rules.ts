import type { Happening } from '../../events/events';

/**
 * Topics that an event belongs to. Everything announced today is about practice submissions, whose standing anybody may
 * read; an event that not everybody may see needs a check of the caller here.
 */
export function topicsOf(happening: Happening): string[] {
  const own = `submission:${happening.submitId}`;
  return happening.event === 'submission.case' ? [own] : [own, 'submissions'];
}
