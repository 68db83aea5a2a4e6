import { Dialog, MarkdownViewer, RelativeTime, Skeleton, theme, usePhrases } from '@oj/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { useApi } from '../api/ApiProvider';
import { commentPhrases } from './commentPhrases';

/** What a comment said before it was changed, for moderators. */
export function VersionsDialog({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const say = usePhrases(commentPhrases);
  return (
    <Dialog title={say('versions')} width={640} open={id !== undefined} onOpenChange={open => !open && onClose()}>
      {id !== undefined && <Versions id={id} />}
    </Dialog>
  );
}

function Versions({ id }: { id: number }) {
  const say = usePhrases(commentPhrases);
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['comments', 'versions', id],
    queryFn: () => api.comment.versions({ id }),
    gcTime: 0,
  });
  if (error) return <FailedQuery title={say('failed')} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={3} />;
  if (!data.length) return <p>{say('noVersions')}</p>;
  return (
    <List>
      {data.map(({ content, gmtEdited }) => (
        <li key={gmtEdited.getTime()}>
          <Time at={gmtEdited} />
          <MarkdownViewer size="compact" source={content} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Time = styled(RelativeTime)`
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;
