import type { Group, GroupDraft } from '@oj/contract';
import type * as z from 'zod/mini';

/** What the form of a group holds: a choice is text until it is sent. */
export type GroupValues = z.input<typeof GroupDraft>;

export const newGroup: GroupValues = { name: '', shortName: '', brief: '', description: '', auth: '1', code: '', visible: true };

export const valuesOf = ({ name, shortName, brief, description, auth, code, visible }: Group): GroupValues => ({
  name,
  shortName,
  brief,
  description,
  auth: String(auth),
  code: code ?? '',
  visible,
});
