import { AttachmentAdminPage } from '@oj/judge-ui';
import { flag, oneOf, useListState, words } from '../useListState';

const attachmentFilter = { username: words, kind: oneOf(['picture', 'file']), isUnused: flag };

export function AttachmentsPage() {
  const { filter, onFilterChange } = useListState(attachmentFilter);
  return <AttachmentAdminPage filter={filter} onFilterChange={onFilterChange} />;
}
