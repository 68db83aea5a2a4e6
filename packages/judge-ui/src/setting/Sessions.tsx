import type { OwnSession } from '@oj/contract';
import { Button, RelativeTime, Skeleton, Tag, theme, usePhrases, useToast } from '@oj/ui';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { useErrorToast } from '../parts/useErrorToast';
import { deviceOf } from './device';
import { OwnedList } from './OwnedList';
import { settingPhrases } from './settingPhrases';
import { useEndOtherSessions, useEndSession, useOwnSessions } from './useSetting';

/** Where the user is logged in, each with a way to end it. */
export function Sessions() {
  const say = usePhrases(settingPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { data, error, isPending, refetch } = useOwnSessions();
  const endOthers = useEndOtherSessions();
  if (isPending) return <Skeleton lines={3} height={20} />;
  if (error && !data) return <FailedQuery title={say('sessionsFailed')} error={error} onRetry={refetch} />;
  const tellEnd = () => toast({ tone: 'success', title: say('othersEnded') });
  return (
    <div>
      <OwnedList>
        {data.map(session => (
          <Row key={session.id} session={session} />
        ))}
      </OwnedList>
      {data.some(({ isThis }) => !isThis) && (
        <Button
          tone="danger"
          size="small"
          pending={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined, { onSuccess: tellEnd, onError: showError })}
        >
          {say('endOthers')}
        </Button>
      )}
    </div>
  );
}

function Row({ session: { id, ip, userAgent, openedAt, isThis } }: { session: OwnSession }) {
  const say = usePhrases(settingPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const end = useEndSession();
  const known = deviceOf(userAgent);
  const device = known ? say('device', known) : say('unknownDevice');
  return (
    <li>
      <div>
        <strong>{device}</strong> {isThis && <Tag tone="success">{say('thisSession')}</Tag>}
        <Facts>
          <bdi>{ip}</bdi> · {say('openedAt')} <RelativeTime at={openedAt} />
        </Facts>
      </div>
      {!isThis && (
        <Button
          size="small"
          aria-label={say('endOf', { device })}
          pending={end.isPending}
          onClick={() => end.mutate(id, { onSuccess: () => toast({ tone: 'success', title: say('ended') }), onError: showError })}
        >
          {say('end')}
        </Button>
      )}
    </li>
  );
}

const Facts = styled.div`
  color: ${theme.color.text3};
  font: ${theme.font.label};
`;
