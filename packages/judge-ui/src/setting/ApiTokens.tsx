import { type ApiToken, MOST_API_TOKENS, type UserInfo } from '@oj/contract';
import { Button, Link, RelativeTime, Skeleton, Tag, theme, useNow, usePhrases, useToast } from '@oj/ui';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { OwnedList } from './OwnedList';
import { tokenPhrases } from './tokenPhrases';
import { useApiTokens, useRevokeApiToken } from './useApiTokens';

const ApiTokenDialog = lazy(async () => ({ default: (await import('./ApiTokenDialog')).ApiTokenDialog }));

/** Tokens that the user made for own programs, each with a way to revoke it. */
export function ApiTokens({ user }: { user: UserInfo }) {
  const say = usePhrases(tokenPhrases);
  const toast = useToast();
  const { data, error, isPending, refetch } = useApiTokens();
  const revoke = useRevokeApiToken();
  const [isMaking, setIsMaking] = useState(false);
  const [going, setGoing] = useState<ApiToken>();
  if (isPending) return <Skeleton lines={3} height={20} />;
  if (error && !data) return <FailedQuery title={say('failed')} error={error} onRetry={refetch} />;
  const isFull = data.length >= MOST_API_TOKENS;
  const revokeIt = async () => {
    await revoke.mutateAsync(going?.id ?? '');
    toast({ tone: 'success', title: say('revoked') });
  };
  return (
    <>
      <Lead>{say('lead')}</Lead>
      <Lead>
        <Link href="/api/docs">{say('documentation')}</Link>
      </Lead>
      {data.length === 0 && <Lead>{say('none')}</Lead>}
      <OwnedList>
        {data.map(token => (
          <Row key={token.id} token={token} onRevoke={() => setGoing(token)} />
        ))}
      </OwnedList>
      <Button size="small" disabled={isFull} onClick={() => setIsMaking(true)}>
        {say('add')}
      </Button>
      {isFull && <Lead>{say('full', { most: MOST_API_TOKENS })}</Lead>}
      {isMaking && (
        <Suspense>
          <ApiTokenDialog user={user} onClose={() => setIsMaking(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        title={say('revokeOf', { name: going?.name ?? '' })}
        description={say('revokeWarning')}
        confirm={say('revoke')}
        open={!!going}
        onClose={() => setGoing(undefined)}
        onConfirm={revokeIt}
      />
    </>
  );
}

function Row({ token: { name, scopes, expiresAt, lastUsedAt }, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const say = usePhrases(tokenPhrases);
  const isOver = expiresAt.getTime() <= useNow();
  return (
    <li>
      <div>
        <Name>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {scopes.map(scope => (
            <Tag key={scope}>{say(scope)}</Tag>
          ))}
          {isOver && <Tag tone="danger">{say('expired')}</Tag>}
        </Name>
        <Lead>
          {!isOver && (
            <>
              {say('expires')} <RelativeTime at={expiresAt} /> ·{' '}
            </>
          )}
          {lastUsedAt ? (
            <>
              {say('used')} <RelativeTime at={lastUsedAt} />
            </>
          ) : (
            say('unused')
          )}
        </Lead>
      </div>
      <Button size="small" aria-label={say('revokeOf', { name })} onClick={onRevoke}>
        {say('revoke')}
      </Button>
    </li>
  );
}

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  margin-block-end: ${theme.space[2]};
`;

const Lead = styled.p`
  margin: 0 0 ${theme.space[4]};
  color: ${theme.color.text3};
  font: ${theme.font.label};
  li & {
    margin: 0;
  }
`;
