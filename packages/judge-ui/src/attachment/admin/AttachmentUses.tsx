import type { AttachmentUse, StoredAttachment } from '@oj/contract';
import { Button, Dialog, Skeleton, theme, usePhrases } from '@oj/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { attachmentAdminPhrases } from './attachmentAdminPhrases';
import { useAttachmentUses } from './useAttachmentAdmin';

/** Where a text can be looked at; the others are named by number alone. */
const addresses: Partial<Record<AttachmentUse['kind'], (id: number) => string>> = {
  announcement: () => '/admin/announcement',
  contest: id => `/contest/${id}`,
  discussion: id => `/discussion-detail/${id}`,
  group: id => `/group/${id}`,
  notice: () => '/admin/notice',
  problem: id => `/admin/problem/edit/${id}`,
  training: id => `/training/${id}`,
  user: id => `/user-home?uid=${id}`,
};

/** The texts that link a file. */
export function AttachmentUses({ file: { id, name }, onClose }: { file: StoredAttachment; onClose: () => void }) {
  const say = usePhrases(attachmentAdminPhrases);
  const { data, error, refetch } = useAttachmentUses(id);
  return (
    <Dialog
      open
      title={say('usesOf', { name })}
      description={say('usesLead')}
      onOpenChange={isOpen => isOpen || onClose()}
      footer={<Button onClick={onClose}>{say('close')}</Button>}
    >
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton lines={3} />}
      <Uses>
        {data?.map(use => {
          const address = addresses[use.kind]?.(use.id);
          const words = say(use.kind, { id: use.id });
          return <li key={`${use.kind} ${use.id}`}>{address ? <Link to={address}>{words}</Link> : words}</li>;
        })}
      </Uses>
    </Dialog>
  );
}

const Uses = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;
  padding-inline-start: 1.2em;
`;
