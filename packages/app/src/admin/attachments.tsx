import { AttachmentAdminPage } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { withValues } from '../query';

export function AttachmentsPage() {
  const [query, setQuery] = useSearchParams();
  const kind = query.get('kind');
  return (
    <AttachmentAdminPage
      filter={{
        username: query.get('username') ?? undefined,
        kind: kind === 'picture' || kind === 'file' ? kind : undefined,
        isUnused: query.get('unused') === 'true' || undefined,
      }}
      onFilterChange={({ username, kind: wanted, isUnused }) => setQuery(withValues(query, { username, kind: wanted, unused: isUnused }))}
    />
  );
}
